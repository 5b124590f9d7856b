import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { DeskOrder } from '@izlog/contracts/http/desk'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const summary = { due: 2, nextAt: null, opensAt: null, today: { calls: 3, confirmed: 2 } }
const callOf = (id: number, firstName: string, more: Partial<DeskOrder> = {}): DeskOrder => ({
  order: anOrder({ id, firstName }),
  version: 1,
  desk: NEW_DESK,
  entries: [],
  ...more,
})

/** Opens the queue with these orders in it, one after the other as each is noted or skipped. */
async function openCalls(
  calls: readonly DeskOrder[],
  routes: Parameters<typeof serve>[0] = {},
  callSettings = USUAL_CALL_SETTINGS,
) {
  const noted = new Set<number>()
  const note = (call: DeskOrder, isDone: boolean) => {
    if (isDone) noted.add(call.order.id)
    else noted.delete(call.order.id)
    return answer({ ...call, version: isDone ? 2 : 3 })
  }
  const made = serve({
    'POST /api/orders/calls/next': ({ body }) => {
      const { skip } = body as { skip: number[] }
      const call = calls.find(({ order: { id } }) => !noted.has(id) && !skip.includes(id)) ?? null
      return answer({ call, summary: { ...summary, due: call ? 2 : 0 } })
    },
    'GET /api/orders/calls': () => answer(summary),
    ...Object.fromEntries(
      calls.flatMap((call) => {
        const { id } = call.order
        return [
          [`POST /api/orders/${id}/desk`, () => note(call, true)],
          [`POST /api/orders/${id}/desk/undo`, () => note(call, false)],
        ]
      }),
    ),
    ...routes,
  })
  const app = openApp('/orders/pozivi', aUser({ callSettings }))
  await screen.findByRole('heading', { name: 'Pozivi' })
  const sent = (path: string) => made.filter(({ method, path: asked }) => method === 'POST' && asked === path)
  return { ...app, sent }
}

describe('the queue of calls', () => {
  it('shows one order, with all ways to reach the shopper', async () => {
    await openCalls([callOf(7, 'Jovana')])
    expect(await screen.findByRole('heading', { name: /Jovana/ })).toBeTruthy()
    expect(screen.getByText(/2 poziva čekaju · danas 3 poziva, 2 potvrđene \(67 %\)/)).toBeTruthy()
    const { phoneE164 } = anOrder()
    expect(screen.getByRole('link', { name: /Pozovi/ }).getAttribute('href')).toBe(`tel:${phoneE164}`)
    expect(decodeURIComponent(screen.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '')).toContain(
      'Dobar dan, Jovana!',
    )
    expect(screen.getByRole('link', { name: 'Viber' }).getAttribute('href')).toContain('viber://chat?number=%2B')
  })

  it('takes an outcome with its note by one tap, goes on, and takes it back', async () => {
    const { person, sent } = await openCalls([callOf(7, 'Jovana'), callOf(8, 'Milan')])
    await person.type(await screen.findByLabelText(/Beleška/), 'Posle 17 h')
    await person.click(screen.getByRole('button', { name: /Potvrđena/ }))
    expect(await screen.findByRole('heading', { name: /Milan/ })).toBeTruthy()
    expect(sent('/api/orders/7/desk')[0]?.body).toEqual({ step: 'confirmed', note: 'Posle 17 h', version: 1 })
    await person.click(within(screen.getByRole('status')).getByRole('button', { name: 'Poništi' }))
    expect(await screen.findByRole('heading', { name: /Jovana/ })).toBeTruthy()
    expect(sent('/api/orders/7/desk/undo')[0]?.body).toEqual({ version: 2 })
  })

  it('brings who is next into sight, when the page was scrolled down to the outcomes', async () => {
    const { person } = await openCalls([callOf(7, 'Jovana'), callOf(8, 'Milan')])
    await screen.findByRole('heading', { name: /Jovana/ })
    const above = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -300 } as DOMRect)
    onTestFinished(() => above.mockRestore())
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
    await person.click(screen.getByRole('button', { name: /Potvrđena/ }))
    await screen.findByRole('heading', { name: /Milan/ })
    expect(scrolledTo.mock.contexts).toHaveLength(1)
  })

  it('is worked off by the keyboard alone', async () => {
    const { person, sent } = await openCalls([callOf(7, 'Jovana'), callOf(8, 'Milan'), callOf(9, 'Vesna')])
    await screen.findByRole('heading', { name: /Jovana/ })
    await person.keyboard('2')
    await screen.findByRole('heading', { name: /Milan/ })
    await person.keyboard('p')
    await screen.findByRole('heading', { name: /Vesna/ })
    await person.keyboard('3')
    const when = await screen.findByRole('dialog', { name: 'Kada da pozovete?' })
    await person.click(within(when).getByRole('button', { name: 'Za sat vremena' }))
    await screen.findByText('Ostali su preskočeni pozivi')
    expect(sent('/api/orders/7/desk')[0]?.body).toMatchObject({ step: 'no-answer' })
    expect(sent('/api/orders/9/desk')[0]?.body).toMatchObject({ step: 'call-later', callAt: expect.any(String) })
    await person.click(screen.getByRole('button', { name: 'Vrati preskočene' }))
    expect(await screen.findByRole('heading', { name: /Milan/ })).toBeTruthy()
  })

  it('asks why an order was declined', async () => {
    const { person, sent } = await openCalls([callOf(7, 'Jovana')])
    await person.click(await screen.findByRole('button', { name: /Odbijena/ }))
    await person.click(await screen.findByRole('button', { name: 'Nije poručio' }))
    await waitFor(() => expect(sent('/api/orders/7/desk')[0]?.body).toMatchObject({ reason: 'Nije poručio' }))
  })

  it('proposes to cancel after three calls without an answer', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const entries = [{ step: 'no-answer', at, by: 2, callAt: null, reason: null, note: 'Zvonilo' } as const]
    await openCalls([callOf(7, 'Jovana', { desk: { ...NEW_DESK, confirmation: 'no-answer', attempts: 3 }, entries })])
    expect(await screen.findByText(/3 poziva bez odgovora/)).toBeTruthy()
    expect(screen.getByText(/Zvonilo/)).toBeTruthy()
  })

  it('proposes it after as many as the seller set', async () => {
    const call = callOf(7, 'Jovana', { desk: { ...NEW_DESK, confirmation: 'no-answer', attempts: 3 } })
    await openCalls([call], {}, { ...USUAL_CALL_SETTINGS, attempts: 4 })
    await screen.findByRole('heading', { name: /Jovana/ })
    expect(screen.queryByText(/poziva bez odgovora/)).toBeNull()
  })

  it('says what a colleague did meanwhile, and goes on', async () => {
    const { person } = await openCalls([callOf(7, 'Jovana')], {
      'POST /api/orders/7/desk': () => refusal(409, 'Neko je u međuvremenu izmenio ovu porudžbinu.'),
    })
    await person.click(await screen.findByRole('button', { name: /Potvrđena/ }))
    expect(await screen.findByText('Neko je u međuvremenu izmenio ovu porudžbinu.')).toBeTruthy()
  })

  it('says when the next call is, and what to do when it cannot be read', async () => {
    await openCalls([])
    expect(await screen.findByText('Nema poziva')).toBeTruthy()
    expect(screen.getByText(/Sve porudžbine su obrađene/)).toBeTruthy()
  })

  it('that fails can be tried again', async () => {
    await openCalls([], { 'POST /api/orders/calls/next': () => refusal(503, 'Nema') })
    expect(await screen.findByRole('button', { name: 'Pokušaj ponovo' })).toBeTruthy()
  })

  it('is closed outside of the shop hours, and says when it opens', async () => {
    const opensAt = '2199-11-21T07:00:00.000Z'
    const closed = { call: null, summary: { ...summary, due: 0, nextAt: opensAt, opensAt } }
    await openCalls([], { 'POST /api/orders/calls/next': () => answer(closed) })
    expect(await screen.findByText('Van radnog vremena')).toBeTruthy()
    expect(screen.getByText(/Pozivi se nastavljaju 21\. 11\. 2199\. u 08:00/)).toBeTruthy()
  })
})

describe('the settings of the queue', () => {
  const saved: unknown[] = []
  const opened = async () => {
    saved.length = 0
    const app = await openCalls([callOf(7, 'Jovana')], {
      'PATCH /api/user/settings': ({ body }) => {
        saved.push(body)
        return answer(aUser(body as Partial<CurrentUser>))
      },
    })
    await app.person.click(await screen.findByRole('button', { name: 'Tekst poruke' }))
    const save = () => app.person.click(screen.getByRole('button', { name: 'Sačuvaj' }))
    return { ...app, save }
  }

  it('hold the seller’s own words of the message for everybody of the account', async () => {
    const { person, save } = await opened()
    const text = screen.getByLabelText('Poruka za Viber i SMS')
    await person.clear(text)
    await person.type(text, 'Zdravo {{ime}')
    await save()
    await waitFor(() => expect(saved).toEqual([{ callSettings: { ...USUAL_CALL_SETTINGS, text: 'Zdravo {ime}' } }]))
    await waitFor(() =>
      expect(decodeURIComponent(screen.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '')).toContain(
        'Zdravo Jovana',
      ),
    )
  })

  it.each([
    ['takes over', null, [{ callSettings: { ...USUAL_CALL_SETTINGS, text: 'Zdravo {ime}' } }]],
    ['leaves alone', 'Poruka naloga', []],
  ])(
    'the words that a browser kept once: an account %s them where its message is %j',
    async (_what, text, expected) => {
      localStorage.setItem('izlog-call-text-2', JSON.stringify('Zdravo {ime}'))
      saved.length = 0
      const routes: Parameters<typeof serve>[0] = {
        'PATCH /api/user/settings': ({ body }) => {
          saved.push(body)
          return answer(aUser(body as Partial<CurrentUser>))
        },
      }
      await openCalls([], routes, { ...USUAL_CALL_SETTINGS, text })
      await waitFor(() => expect(localStorage.getItem('izlog-call-text-2')).toBeNull())
      expect(saved).toEqual(expected)
    },
  )

  it('hold the shop hours, the number of calls, and whether unfinished forms are called', async () => {
    const { person, save } = await opened()
    await person.click(screen.getByRole('switch', { name: 'Zovem samo u radno vreme' }))
    await person.click(screen.getByRole('checkbox', { name: 'Subotom' }))
    fireEvent.change(screen.getByLabelText('Radnim danima do'), { target: { value: '07:00' } })
    const attempts = screen.getByLabelText(/Posle koliko poziva/)
    await person.clear(attempts)
    await save()
    expect(screen.getByText('Kraj mora biti posle početka')).toBeTruthy()
    expect(screen.getByText('Upišite broj od 1 do 10')).toBeTruthy()
    expect(saved).toEqual([])
    fireEvent.change(screen.getByLabelText('Radnim danima do'), { target: { value: '19:30' } })
    await person.type(attempts, '5')
    await person.click(screen.getByRole('switch', { name: 'Zovem i nezavršene porudžbine' }))
    const words = screen.getByLabelText('Poruka za nezavršene porudžbine')
    await person.clear(words)
    await person.type(words, 'Zdravo, treba li pomoć?')
    await save()
    const hours = { weekdays: { from: '08:00', until: '19:30' }, saturday: null, sunday: null }
    const forms = { unfinished: true, unfinishedText: 'Zdravo, treba li pomoć?' }
    await waitFor(() => expect(saved).toEqual([{ callSettings: { hours, attempts: 5, text: null, ...forms } }]))
  })
})

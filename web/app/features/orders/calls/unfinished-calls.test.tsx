import { USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import type { UnfinishedForm } from '@izlog/contracts/http/unfinished-forms'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFreshOrders } from '../../../shared/fresh-orders.ts'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aUser, aWebsite } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  useFreshOrders.getState().clear()
})

const ID = '019aa5b0-0000-7000-8000-000000000001'
const form: UnfinishedForm = {
  ...{ id: ID, version: 1, websiteId: 41, productName: 'Lampa Luma', image: null, quantity: 2, totalPrice: 4990 },
  ...{ sumToCollect: 5340, currencySymbol: 'RSD', name: 'Vesna Ilić', phone: '+381648123390' },
  ...{ at: '2026-11-21T08:38:07.000Z', attempts: 0, calledAt: null },
}
const noCalls = { due: 0, nextAt: null, opensAt: null, today: { calls: 0, confirmed: 0 } }

/** Opens the queue with this form in it, until its outcome is noted. */
async function openQueue(shown: UnfinishedForm = form, routes: Parameters<typeof serve>[0] = {}, user = aUser()) {
  let isNoted = false
  const noted = (version: number, done: boolean) => () => {
    isNoted = done
    return answer({ ...shown, version })
  }
  const made = serve({
    'POST /api/orders/calls/next': ({ body }) => {
      const isOffered = !isNoted && !(body as { skipUnfinished: string[] }).skipUnfinished.includes(ID)
      const summary = { ...noCalls, unfinished: isOffered ? 1 : 0 }
      return answer({ call: null, unfinished: isOffered ? shown : null, summary })
    },
    'GET /api/orders/calls': () => answer({ ...noCalls, unfinished: 1 }),
    [`POST /api/orders/unfinished/${ID}/outcome`]: noted(2, true),
    [`POST /api/orders/unfinished/${ID}/undo`]: noted(3, false),
    'GET /api/websites': () => answer({ items: [aWebsite({ id: 1 })], nextCursor: null, total: 1 }),
    ...routes,
  })
  const { person } = openApp('/orders/pozivi', user)
  await screen.findByText('Nezavršena porudžbina')
  const sent = (path: string) => made.filter(({ method, path: asked }) => method === 'POST' && asked === path)
  return { person, sent, outcomes: () => sent(`/api/orders/unfinished/${ID}/outcome`).map(({ body }) => body) }
}

describe('an unfinished form in the queue of calls', () => {
  it('shows what was typed and chosen, counted apart, with all ways to reach the shopper', async () => {
    await openQueue({ ...form, attempts: 2 })
    expect(screen.getByRole('heading', { name: 'Vesna Ilić' })).toBeTruthy()
    expect(screen.getByText(/0 poziva čeka · nezavršene: 1 ·/)).toBeTruthy()
    expect(screen.getByText(/Do sada 2 poziva bez odgovora/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Pozovi/ }).getAttribute('href')).toBe('tel:+381648123390')
    const message = decodeURIComponent(screen.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '')
    expect(message).toContain('Dobar dan, Vesna! Počeli ste porudžbinu: Lampa Luma')
  })

  it('names nobody whose name was not typed', async () => {
    await openQueue({ ...form, name: '' })
    expect(screen.getByRole('heading', { name: 'Bez imena' })).toBeTruthy()
    const message = decodeURIComponent(screen.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '')
    expect(message).toContain('Dobar dan! Počeli')
  })

  it.each([
    ['Vesna Ilić', 'Zdravo Vesna, čeka Vas Lampa Luma za 5.340 RSD.'],
    ['', 'Zdravo, čeka Vas Lampa Luma za 5.340 RSD.'],
  ])('is written to in the seller’s own words; the name typed is %j', async (name, words) => {
    const unfinishedText = 'Zdravo {ime}, čeka Vas {proizvod} za {iznos}.'
    const callSettings = { ...USUAL_CALL_SETTINGS, unfinished: true, unfinishedText }
    await openQueue({ ...form, name }, {}, aUser({ callSettings }))
    const message = decodeURIComponent(screen.getByRole('link', { name: 'SMS' }).getAttribute('href') ?? '')
    expect(message.replaceAll('\u00a0', ' ')).toContain(words)
  })

  it('takes its outcome by a key, and takes it back', async () => {
    const { person, sent, outcomes } = await openQueue()
    await person.keyboard('3')
    expect(await screen.findByText('Nema poziva')).toBeTruthy()
    expect(outcomes()).toEqual([{ outcome: 'declined', version: 1 }])
    await person.click(within(screen.getByRole('status')).getByRole('button', { name: 'Poništi' }))
    expect(await screen.findByText('Nezavršena porudžbina')).toBeTruthy()
    expect(sent(`/api/orders/unfinished/${ID}/undo`)[0]?.body).toEqual({ version: 2 })
  })

  it('is skipped, and offered again', async () => {
    const { person } = await openQueue()
    await person.click(screen.getByRole('button', { name: /Preskoči/ }))
    await person.click(await screen.findByRole('button', { name: 'Vrati preskočene' }))
    expect(await screen.findByText('Nezavršena porudžbina')).toBeTruthy()
  })

  it.each([
    ['takes it out of the queue', {}],
    ['also where the order has done so already', { status: 404 }],
    ['also where that is not noted', { status: 503 }],
  ])('becomes an order with all that was typed, which %s', async (_, { status }: { status?: number }) => {
    const { person, sent, outcomes } = await openQueue(form, {
      'POST /api/orders/manual': () => answer({ order: anOrder(), version: 2, desk: anOrder().desk, entries: [] }, 201),
      ...(status && { [`POST /api/orders/unfinished/${ID}/outcome`]: () => refusal(status, 'Nije zabeleženo.') }),
    })
    await person.click(screen.getByRole('button', { name: /Poručio telefonom/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova porudžbina' }))
    await dialog.findByRole('option', { name: 'Lampa Luma' })
    await person.type(dialog.getByLabelText('Ulica i broj'), 'Futoška 21')
    await person.type(dialog.getByLabelText('Grad'), 'Novi Sad')
    await person.click(dialog.getByRole('button', { name: 'Unesi porudžbinu' }))
    await screen.findByText('Nema poziva')
    expect(sent('/api/orders/manual')[0]?.body).toMatchObject({
      ...{ websiteId: 41, quantity: 2, totalPrice: 4990, source: 'phone' },
      customerData: { name: 'Vesna Ilić', phone: '+381648123390' },
    })
    expect(outcomes()).toEqual([{ outcome: 'ordered', version: 1 }])
    await waitFor(() => expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['Porudžbina je uneta']))
  })

  it('keeps what is typed into its order when the queue goes on meanwhile', async () => {
    let isTaken = false
    const { person } = await openQueue(form, {
      'POST /api/orders/calls/next': () =>
        answer({ call: null, unfinished: isTaken ? null : form, summary: { ...noCalls, unfinished: 0 } }),
    })
    await person.click(screen.getByRole('button', { name: /Poručio telefonom/ }))
    await person.type(await screen.findByLabelText('Ulica i broj'), 'Futoška 21')
    isTaken = true
    act(() => useFreshOrders.getState().add())
    expect(await screen.findByText('Nema poziva')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Ulica i broj').value).toBe('Futoška 21')
  })
})

it('the way to the queue counts unfinished forms apart', async () => {
  serve({ 'GET /api/orders/calls': () => answer({ ...noCalls, due: 3, unfinished: 2 }) })
  openApp('/create', aUser())
  expect((await screen.findByRole('link', { name: /Pozivi/ })).textContent).toBe('Pozivi 3· Nezavršene: 2')
})

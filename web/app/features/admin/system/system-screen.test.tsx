import type { DeadLetterPlaces, SystemPart, SystemParts } from '@izlog/contracts/http/system'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../../testing/samples.ts'
import { channelsHealth } from './channel-samples.ts'
import { withTrend } from './lag-trend.ts'

const partOf = (part: string, fields: Partial<SystemPart['instances'][number]> = {}): SystemPart => ({
  part,
  state: 'ready',
  instances: [
    {
      instance: `${part}-1`,
      version: 'abc1234',
      startedAt: '2026-11-29T09:00:00.000Z',
      seenAt: '2026-11-29T18:00:00.000Z',
      missing: [],
      state: 'ready',
      ...fields,
    },
  ],
})
const calm: SystemParts = { parts: [partOf('auth'), partOf('order')], outboxes: [] }
const probe = { topic: 'orders', group: 'order.probe' }

type Routes = Parameters<typeof serve>[0]
const serveSystem = (more: Routes = {}) =>
  serve({
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/admin/system/parts': () => answer(calm),
    'GET /api/admin/system/groups': () =>
      answer({ groups: [{ group: 'order.stats', members: 1, lag: 0, topics: [] }] }),
    'GET /api/admin/system/dead-letters': () => answer({ places: [] }),
    'GET /api/admin/system/certificates': () =>
      answer({ issues: false, counts: { valid: 0, overdue: 0, ended: 0, missing: 0 }, items: [] }),
    'GET /api/admin/system/reconciliation': () => answer({ last: null }),
    'GET /api/admin/system/channels': () => answer({ pauses: [] }),
    'GET /api/admin/system/channels/health': () => answer(channelsHealth()),
    'GET /api/admin/system/channels/dead': () => answer({ items: [], nextCursor: null, total: 0 }),
    'GET /api/admin/clients': () => answer(aPageOf([])),
    ...more,
  })
const open = () => openApp('/admin/system', anAdmin())
const section = async (name: string) => within(await screen.findByRole('region', { name }))

const storesShown = async () =>
  within(await screen.findByRole('list', { name: 'Baze i redovi' }))
    .getAllByRole('listitem')
    .map((row) => `${within(row).getByRole('heading').textContent}: ${within(row).getByText(/dgovara$/).textContent}`)

afterEach(() => vi.useRealTimers())

describe('/admin/system', () => {
  it('says that all is well, and of which version', async () => {
    serveSystem()
    open()
    expect(await screen.findByText('Sve radi. Ništa ne traži Vašu odluku.')).toBeTruthy()
    expect((await section('Delovi i procesi')).getByText(/Verzija abc1234/, { selector: 'div' })).toBeTruthy()
    expect((await section('Kašnjenje u čitanju')).getByText(/Sve grupe su pročitale sve/)).toBeTruthy()
    expect(await storesShown()).toEqual(['Baza: Odgovara', 'Redis: Odgovara', 'Kafka: Odgovara'])
    expect(screen.getByText(/Sva vremena su po Beogradu/)).toBeTruthy()
  })

  it('does not call all well while there are deliveries that were given up', async () => {
    serveSystem({
      'GET /api/admin/system/channels/dead': () => answer({ items: [], nextCursor: null, total: 312 }),
    })
    open()
    const [notice, ...others] = (await section('Traži pažnju')).getAllByRole('link')
    expect(notice?.textContent).toMatch(/^Od\s312\sisporuka se odustalo$/)
    expect(notice?.getAttribute('href')).toBe('#odustali')
    expect(others).toEqual([])
    expect(screen.queryByText(/Sve radi/)).toBeNull()
  })

  it('lists on top what needs action, the gravest first, and shows the rest though a part is away', async () => {
    serveSystem({
      'GET /api/admin/system/parts': () =>
        answer({
          parts: [
            partOf('auth', { state: 'not-ready', missing: ['redis'] }),
            { part: 'notifier', state: 'away', instances: [] },
          ],
          outboxes: [{ service: 'order', collection: 'orders', waiting: 12, ageSeconds: 240 }],
        }),
      'GET /api/admin/system/groups': () => refusal(503, 'Kafka ne odgovara'),
      'GET /api/admin/system/dead-letters': () => refusal(503, 'Kafka ne odgovara'),
      'GET /api/admin/system/certificates': () => refusal(503, 'Usluga trenutno nije dostupna'),
    })
    open()
    const notices = await section('Traži pažnju')
    expect(notices.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kafka ne odgovara: porudžbine se primaju, a događaji čekaju',
      'Servis notifier ne radi: nijedan proces se ne javlja',
      'Događaji servisa order (orders) čekaju objavu 4\u00a0min',
      'Servis auth nije spreman, nedostaje: Redis',
    ])
    for (const name of ['Kašnjenje u čitanju', 'Neobrađene poruke'])
      expect((await section(name)).getByRole('alert').textContent).toContain('Kafka ne odgovara')
    expect(await storesShown()).toEqual(['Baza: Odgovara', 'Redis: Ne odgovara', 'Kafka: Ne odgovara'])
    expect((await section('Delovi i procesi')).getByText('Nedostaje servisima: auth')).toBeTruthy()
    expect((await section('Sertifikati po isteku')).getByRole('alert')).toBeTruthy()
    expect((await section('Poslednje usaglašavanje brojki')).getByText(/još nisu usaglašavane/)).toBeTruthy()
  })

  it('hands dead letters back to their group, and shows one in full only after a warning', async () => {
    let places: DeadLetterPlaces['places'] = [{ topic: 'orders', group: 'order.probe', count: 1 }]
    const path = `/api/admin/system/dead-letters/${probe.topic}/${probe.group}`
    const event = { type: 'order.created', version: 1, id: '019aa5b0-0000-7000-8000-000000000001', occurredAt: '' }
    const letter = {
      ...{ offset: 7, at: '2026-11-29T17:00:00.000Z', error: 'Error: cannot count', event },
      alsoIn: ['order.stats'],
    }
    const calls = serveSystem({
      'GET /api/admin/system/dead-letters': () => answer({ places }),
      [`GET ${path}`]: () => answer({ items: places.length > 0 ? [letter] : [], total: places.length }),
      [`POST ${path}/open`]: () => answer({ offset: 7, error: 'Error: cannot count', value: '{"firstName":"Ana"}' }),
      [`POST ${path}/replay`]: () => {
        places = []
        return answer({ replayed: 1, left: 0 })
      },
    })
    const { person } = open()
    expect((await section('Traži pažnju')).getByText(/1\sneobrađena poruka čeka Vašu odluku/)).toBeTruthy()
    const letters = await section('Neobrađene poruke')
    await person.click(letters.getByRole('button', { name: /order\.probe/ }))
    expect(await letters.findByText('Error: cannot count')).toBeTruthy()
    expect(letters.getByText('Isti događaj čeka i kod: order.stats')).toBeTruthy()
    await person.click(letters.getByRole('button', { name: `Otvori poruku: order.created.v1, ${event.id}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Neobrađena poruka' }))
    expect(dialog.getByText('uvid se beleži u dnevnik rada')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await person.click(dialog.getByRole('button', { name: 'Prikaži sadržaj' }))
    expect(await dialog.findByText(/"firstName": "Ana"/)).toBeTruthy()
    await person.keyboard('{Escape}')
    await person.click(letters.getByRole('button', { name: 'Pošalji ponovo grupi' }))
    expect(await letters.findByText(/Nema ih/)).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST').map((call) => [call.path, call.body])).toEqual([
      [`${path}/open`, { offset: 7 }],
      [`${path}/replay`, undefined],
    ])
  })

  it('says how many letters are left after a part of them, and goes on when asked', async () => {
    let count = 1030
    const path = `/api/admin/system/dead-letters/${probe.topic}/${probe.group}`
    const letter = { offset: 7, at: null, error: 'Error: cannot count', event: null }
    const calls = serveSystem({
      'GET /api/admin/system/dead-letters': () => answer({ places: count > 0 ? [{ ...probe, count }] : [] }),
      [`GET ${path}`]: () => answer({ items: count > 0 ? [letter] : [], total: count }),
      [`POST ${path}/replay`]: () => {
        const replayed = Math.min(count, 1000)
        count -= replayed
        return answer({ replayed, left: count })
      },
    })
    const { person } = open()
    const letters = await section('Neobrađene poruke')
    await person.click(await letters.findByRole('button', { name: /order\.probe/ }))
    await person.click(await letters.findByRole('button', { name: 'Pošalji ponovo grupi' }))
    expect((await letters.findByRole('status')).textContent).toMatch(/Ostalo je još 30\sporuka/)
    await person.click(letters.getByRole('button', { name: 'Nastavi slanje' }))
    expect(await letters.findByText(/Nema ih/)).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('asks to try again where no letter was sent in time, and forgets what was left once letters are dropped', async () => {
    let count = 1030
    let replayed = 0
    const path = `/api/admin/system/dead-letters/${probe.topic}/${probe.group}`
    const letter = { offset: 7, at: null, error: 'Error: cannot count', event: null }
    serveSystem({
      'GET /api/admin/system/dead-letters': () => answer({ places: [{ ...probe, count }] }),
      [`GET ${path}`]: () => answer({ items: [letter], total: count }),
      [`POST ${path}/replay`]: () => {
        count -= replayed
        return answer({ replayed, left: count })
      },
      [`POST ${path}/drop`]: () => {
        count -= 1
        return answer({ dropped: 1 })
      },
    })
    const { person } = open()
    const letters = await section('Neobrađene poruke')
    await person.click(await letters.findByRole('button', { name: /order\.probe/ }))
    await person.click(await letters.findByRole('button', { name: 'Pošalji ponovo grupi' }))
    expect(await screen.findByText('Ništa još nije poslato')).toBeTruthy()
    expect(screen.queryByText(/Poslat je jedan deo/)).toBeNull()
    replayed = 1000
    await person.click(await letters.findByRole('button', { name: 'Nastavi slanje' }))
    expect((await letters.findByText(/Ostalo je još/)).textContent).toMatch(/30\sporuka/)
    await person.click(letters.getByRole('button', { name: 'Odbaci prikazane…' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Odbaci' }))
    expect(await letters.findByRole('button', { name: 'Pošalji ponovo grupi' })).toBeTruthy()
    expect(letters.queryByText(/još/)).toBeNull()
  })

  it('keeps the failure of a section while it is read again, and what another had read before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const asked = { groups: 0, letters: 0 }
    serveSystem({
      'GET /api/admin/system/groups': () => {
        asked.groups += 1
        return asked.groups === 1 ? refusal(503, 'Kafka ne odgovara') : new Promise<never>(() => {})
      },
      'GET /api/admin/system/dead-letters': () => {
        asked.letters += 1
        return asked.letters === 1 ? answer({ places: [] }) : refusal(503, 'Kafka ne odgovara')
      },
    })
    open()
    const notices = await section('Traži pažnju')
    const groups = await section('Kašnjenje u čitanju')
    expect(groups.getByRole('alert').textContent).toContain('Kafka ne odgovara')
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(() => expect(asked).toEqual({ groups: 2, letters: 2 }))
    expect(groups.getByRole('alert').textContent).toContain('Kafka ne odgovara')
    const letters = await section('Neobrađene poruke')
    expect((await letters.findByRole('alert')).textContent).toContain('Prikazano je ono što je poslednje pročitano.')
    expect(letters.getByText(/^pročitano u \d\d:\d\d:\d\d$/)).toBeTruthy()
    expect(notices.getByText(/^pročitano u/)).toBeTruthy()
    expect(notices.getByText(/^Kafka ne odgovara/)).toBeTruthy()
  })

  it('asks about one letter in the singular, and shows no more than is so once it is dropped', async () => {
    let places: DeadLetterPlaces['places'] = [{ ...probe, count: 1 }]
    const path = `/api/admin/system/dead-letters/${probe.topic}/${probe.group}`
    const letter = { offset: 0, at: null, error: 'id: Invalid UUID; occurredAt: nedostaje', event: null }
    serveSystem({
      'GET /api/admin/system/dead-letters': () => answer({ places }),
      [`GET ${path}`]: () => answer({ items: places.length > 0 ? [letter] : [], total: places.length }),
      [`POST ${path}/drop`]: () => {
        places = []
        return answer({ dropped: 1 })
      },
    })
    const { person } = open()
    const letters = await section('Neobrađene poruke')
    await person.click(await letters.findByRole('button', { name: /order\.probe/ }))
    await person.click(await letters.findByRole('button', { name: 'Odbaci prikazane…' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Odbaciti prikazanu poruku?' }))
    expect(dialog.getByText(/Prikazana je/).textContent).toContain(
      'Grupa je nikad neće obraditi i ne može da se vrati.',
    )
    await person.click(dialog.getByRole('button', { name: 'Odbaci' }))
    expect(await letters.findByText('Nema ih. Nijedna poruka ne čeka Vašu odluku.')).toBeTruthy()
  })

  it('is nothing for sellers', async () => {
    const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
    openApp('/admin/system', aUser())
    expect((await screen.findByRole('alert')).textContent).toContain('Nemate dozvolu')
    expect(calls.some(({ path }) => path.startsWith('/api/admin/system'))).toBe(false)
  })
})

it('a lag grows when it is more than most of a minute before', () => {
  const read = (lag: number) => ({ groups: [{ group: 'order.stats', members: 1, lag, topics: [] }] })
  const first = withTrend(undefined, read(100), 0)
  const soon = withTrend(first, read(900), 5000)
  const later = withTrend(soon, read(500), 46_000)
  expect([first, soon, later].map(({ groups }) => groups[0]?.grows)).toEqual([false, false, true])
  expect(withTrend(soon, read(90), 46_000).groups[0]?.grows).toBe(false)
})

import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser, aWebsite } from '../../testing/samples.ts'

afterEach(() => vi.useRealTimers())

const stats: SyncDashboard['stats'] = {
  totalWebsites: 3,
  activeWebsites: 2,
  totalOrders: 148,
  pendingOrders: 12,
  totalRevenue: '4218.50',
  sums: [
    { currency: 'RSD', completed: 358_000, onTheWay: 12_980 },
    { currency: 'EUR', completed: 25, onTheWay: 0 },
  ],
  counts: { total: 148, pending: 12, processing: 9, completed: 120, cancelled: 7 },
}
const dashboard = (more: Partial<SyncDashboard> = {}): SyncDashboard => ({
  user: { id: 2, firstName: 'Marko', lastName: 'Petrović', role: 'client' },
  websites: [{ ...aWebsite(), orderCount: 86 }],
  stats,
  timestamp: '2026-11-21T08:42:10.000Z',
  nextCursor: null,
  ...more,
})
const open = (answers: () => Response, path = '/create') => {
  const calls = serve({ 'GET /api/sync/dashboard': answers, 'GET /api/orders/my': () => answer(aPageOf([])) })
  return { calls, ...openApp(path, aUser()) }
}
const readings = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/api/sync/dashboard').length
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')

describe('the dashboard', () => {
  it('says on top what waits for the seller', async () => {
    serve({
      'GET /api/sync/dashboard': () => answer(dashboard()),
      'GET /api/orders/my': () => answer(aPageOf([])),
      'GET /api/orders/calls': () => answer({ due: 6, nextAt: null, today: { calls: 0, confirmed: 0 } }),
    })
    openApp('/create', aUser())
    const calls = await screen.findByRole('link', { name: 'Pozivi 6' })
    expect(calls.getAttribute('href')).toBe('/orders/pozivi')
  })

  it('shows whose it is, when it was read, and three figures', async () => {
    open(() => answer(dashboard()))
    expect(await screen.findByRole('heading', { name: 'Marko Petrović' })).toBeTruthy()
    expect(plain((await screen.findByText(/Poslednja sinhronizacija/)).textContent)).toBe(
      'Poslednja sinhronizacija: 21. 11. 2026. u 09:42:10',
    )
    const figures = plain(screen.getByRole('region', { name: 'Brojke' }).textContent)
    expect(figures).toContain('Website-ovi32 aktivna')
    expect(figures).toContain('Porudžbine14812 na čekanju')
    expect(figures).toContain('Prihod4.218,50 €ovog meseca')
    expect(figures).toContain('Završeno: 358.000 RSD + 25 €')
    expect(figures).toContain('Na putu: 12.980 RSD')
  })

  it('leads to each page: to look at in a new tab, and to edit', async () => {
    open(() => answer(dashboard()))
    const list = await screen.findByRole('region', { name: 'Moji Website-ovi' })
    const look = await within(list).findByRole('link', { name: /^Vidi/ })
    expect([look.getAttribute('href'), look.getAttribute('target')]).toEqual(['/jastuk-mirna-noc', '_blank'])
    expect(
      within(list)
        .getByRole('link', { name: /^Edituj/ })
        .getAttribute('href'),
    ).toBe('/edit/1')
  })

  it('names a page by its product, and goes on to older pages where the first hundred end', async () => {
    const older = { ...aWebsite({ id: 9, productName: 'Masažer Pulse', customUrl: 'masazer-pulse' }), orderCount: 4 }
    const calls = serve({
      'GET /api/sync/dashboard': ({ query }) =>
        answer(query.has('cursor') ? dashboard({ websites: [older] }) : dashboard({ nextCursor: 'posle-1' })),
      'GET /api/orders/my': () => answer(aPageOf([])),
    })
    const { person } = openApp('/create', aUser())
    expect(await screen.findByRole('heading', { level: 3, name: aWebsite().productName })).toBeTruthy()
    expect(screen.getByText(aWebsite().hook)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Učitaj još' }))
    expect(await screen.findByRole('heading', { level: 3, name: 'Masažer Pulse' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3, name: aWebsite().productName })).toHaveLength(1)
    expect(calls.find(({ query }) => query.has('cursor'))?.query.get('cursor')).toBe('posle-1')
    expect(screen.queryByRole('button', { name: 'Učitaj još' })).toBeNull()
  })

  it('without pages, leads to the builder by both ways', async () => {
    open(() => answer(dashboard({ websites: [], stats: { ...stats, totalWebsites: 0 } })))
    const list = await screen.findByRole('region', { name: 'Moji Website-ovi' })
    await within(list).findByText('Još nemate website')
    const ways = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(ways).toEqual(expect.arrayContaining(['/builder', '/create-website']))
    const newest = screen.getByRole('region', { name: 'Najnovije porudžbine' })
    expect(await within(newest).findByText(/^Sledeći korak: napravite stranicu/)).toBeTruthy()
  })

  it('is read anew every 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls } = open(() => answer(dashboard()))
    await screen.findByText('148')
    expect(readings(calls)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(readings(calls)).toBe(2)
  })

  it('synchronised by hand, reads the pages and figures of other screens anew too', async () => {
    const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
    const answers = [dashboard(), dashboard({ stats: { ...stats, totalOrders: 149 } })]
    const { person } = open(() => answer(answers.shift()))
    await screen.findByText('148')
    await person.click(screen.getByRole('button', { name: 'Sinhronizuj' }))
    expect(await screen.findByText('149')).toBeTruthy()
    const keys = invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
    expect(keys).toEqual(expect.arrayContaining(['/api/sync/dashboard', '/api/websites/my', '/api/dashboard/stats']))
    invalidated.mockRestore()
  })

  it('not loaded, says so and tries again', async () => {
    const answers = [refusal(503, 'Usluga trenutno nije dostupna.'), answer(dashboard())]
    const { person } = open(() => answers.shift() ?? answer(dashboard()))
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText('148')).toBeTruthy()
  })

  it('asks to connect a domain until there is one', async () => {
    open(() => answer(dashboard()))
    const list = within(await screen.findByRole('region', { name: 'Moji Website-ovi' }))
    expect((await list.findByRole('link', { name: 'Poveži domen' })).getAttribute('href')).toBe('/domain')
  })
})

it('at /sync says that it has moved, and is there all the same', async () => {
  open(() => answer(dashboard()), '/sync')
  expect(await screen.findByText('Ova stranica je premeštena na /create.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Idi na \/create/ }).getAttribute('href')).toBe('/create')
  expect(await screen.findByText('148')).toBeTruthy()
})

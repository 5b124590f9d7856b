import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aDomain } from '../../testing/domain-samples.ts'
import { answer, type Call, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, aPageOf, aTrader, aUser, aWebsite } from '../../testing/samples.ts'

afterEach(() => localStorage.clear())

const AT = '2026-11-21T08:42:10.000Z'
const CONNECTED = { telegramBotId: '••••7890', telegramChatId: '42', googleSheetsId: 'tabela', trader: aTrader() }
const RESULTS = [{ channel: 'telegram', outcome: 'ok', message: 'Probna porudžbina PROBA-1A2B je poslata.' }]

const dashboard = (pages: number, orders = 0): SyncDashboard => ({
  user: { id: 2, firstName: 'Marko', lastName: 'Petrović', role: 'client' },
  websites: pages > 0 ? [{ ...aWebsite(), orderCount: orders }] : [],
  stats: {
    totalWebsites: pages,
    activeWebsites: pages,
    totalOrders: orders,
    pendingOrders: 0,
    totalRevenue: '0.00',
    sums: [],
    counts: { total: orders, pending: 0, processing: 0, completed: orders, cancelled: 0 },
  },
  timestamp: AT,
  nextCursor: null,
})

interface There {
  pages?: number
  orders?: number
  tested?: boolean
  verified?: boolean
}

function open({ pages = 0, orders = 0, tested = false, verified = false }: There, user: CurrentUser, more = {}) {
  const calls = serve({
    'GET /api/sync/dashboard': () => answer(dashboard(pages, orders)),
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/deliveries/test': () => answer({ arrivedAt: tested ? AT : null }),
    'GET /api/domains': () => answer(verified ? [aDomain({ verifiedAt: AT })] : []),
    ...more,
  })
  return { calls, ...openApp('/create', user) }
}
const card = () => screen.findByRole('region', { name: 'Prvi koraci' })
const dashboardIsThere = () => screen.findByRole('region', { name: 'Moji Website-ovi' }).then(settledIn)
/** Waits until the list in it is loaded. */
const settledIn = (list: HTMLElement) =>
  waitFor(() => expect(within(list).queryByText('Učitavamo website-ove…')).toBeNull())
const asked = (calls: readonly Call[]) => calls.map(({ path }) => path)

describe('the first steps', () => {
  it('lead a new seller through six places, each with its reason', async () => {
    open({}, aUser())
    const shown = within(await card())
    expect(await shown.findByText('0 od 6')).toBeTruthy()
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Prva stranica',
      'Telegram',
      'Google tabela',
      'Probna porudžbina',
      'Podaci o prodavcu',
      'Vaš domen',
    ])
    expect(
      shown.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Napravi prvu stranicu', '/builder'],
      ['Poveži Telegram', '/settings?tab=notifications'],
      ['Poveži Google tabelu', '/settings?tab=notifications'],
      ['Upiši podatke o prodavcu', '/settings?tab=profile'],
      ['Poveži domen', '/domains'],
    ])
  })

  it('are ticked off by what there is', async () => {
    open({ pages: 1, verified: true }, aUser({ telegramBotId: '••••7890', telegramChatId: '42' }))
    const shown = within(await card())
    expect(await shown.findByText('3 od 6')).toBeTruthy()
    expect(shown.getAllByText(/: urađeno/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Prva stranica: urađeno',
      'Telegram: urađeno',
      'Vaš domen: urađeno',
    ])
    expect(shown.queryByRole('link', { name: 'Poveži Telegram' })).toBeNull()
  })

  it('make the test order there, and stay until its result was read', async () => {
    let sent = false
    const { person } = open({ pages: 1, verified: true }, aUser(CONNECTED), {
      'POST /api/deliveries/test': () => {
        sent = true
        return answer({ results: RESULTS })
      },
      'GET /api/deliveries/test': () => answer({ arrivedAt: sent ? AT : null }),
    })
    const shown = within(await card())
    await person.click(shown.getByRole('button', { name: 'Pošalji probnu porudžbinu' }))
    const ready = within(await screen.findByRole('region', { name: 'Sve je spremno' }))
    expect(ready.getByText('6 od 6')).toBeTruthy()
    expect(ready.getByText(/PROBA-1A2B je poslata/)).toBeTruthy()
    await person.click(ready.getByRole('button', { name: 'Zatvori' }))
    expect(screen.queryByText('Sve je spremno')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Prikaži prve korake' })).toBeNull()
  })

  it('are gone once all is done, and a real order counts as a test', async () => {
    const { calls } = open({ pages: 1, orders: 4 }, aUser({ ...CONNECTED, customDomainStatus: 'verified' }))
    await dashboardIsThere()
    expect(screen.queryByText('Prvi koraci')).toBeNull()
    expect(asked(calls)).not.toContain('/api/deliveries/test')
    expect(asked(calls)).not.toContain('/api/domains')
  })

  it('do not appear before all is known where the session misses nothing', async () => {
    const hosts = Promise.withResolvers<Response>()
    open({ pages: 1, tested: true }, aUser(CONNECTED), { 'GET /api/domains': () => hosts.promise })
    await dashboardIsThere()
    expect(screen.queryByText('Prvi koraci')).toBeNull()
    hosts.resolve(answer([]))
    expect(within(await card()).getByText('5 od 6')).toBeTruthy()
  })

  it('can be hidden, in this browser for good, and shown again; the focus goes along', async () => {
    const { person, unmount } = open({}, aUser())
    await person.click(within(await card()).getByRole('button', { name: 'Sakrij prve korake' }))
    expect(screen.queryByRole('heading', { name: 'Prvi koraci' })).toBeNull()
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Prikaži prve korake' }))
    unmount()

    const again = open({}, aUser())
    await dashboardIsThere()
    expect(screen.queryByRole('heading', { name: 'Prvi koraci' })).toBeNull()
    await again.person.click(await screen.findByRole('button', { name: 'Prikaži prve korake' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Prvi koraci' }))
  })

  it('are not for administrators', async () => {
    const { calls } = open({}, anAdmin())
    await dashboardIsThere()
    expect(screen.queryByText('Prvi koraci')).toBeNull()
    expect(asked(calls)).not.toContain('/api/domains')
  })
})

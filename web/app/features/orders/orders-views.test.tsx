import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, anOrder, aPageOf, aUser } from '../../testing/samples.ts'

describe('the administrator’s orders', () => {
  it('are headed by who sees them, three counters and a filter of all statuses', async () => {
    const orders = [anOrder(), anOrder({ id: 2, orderId: 'P3HD-9WNC-4KFM', status: 'completed' })]
    serve({ 'GET /api/orders': () => answer(aPageOf(orders, { total: 148 })) })
    openApp('/orders', anAdmin())
    expect(await screen.findByRole('heading', { name: 'Upravljanje porudžbinama' })).toBeTruthy()
    expect(screen.getByText('Administrator')).toBeTruthy()
    expect(screen.getByText('Jelena Ilić · sve porudžbine svih klijenata')).toBeTruthy()
    const counters = within(await screen.findByRole('region', { name: 'Brojači' }))
    await waitFor(() =>
      expect(
        ['ukupno', 'na čekanju', 'završeno'].map((name) => counters.getByText(name).parentElement?.textContent),
      ).toEqual(['2 ukupno', '1 na čekanju', '1 završeno']),
    )
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent?.replace(/ \d+$/, ''))).toEqual([
      'Sve',
      'Na čekanju',
      'U obradi',
      'Završeno',
      'Otkazano',
    ])
    expect(screen.getByText(/^Prikazano 2 od 148/)).toBeTruthy()
  })

  it('are a table where it fits, from 1024 px on, with the seller beside the number', async () => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(matchMedia(query), { matches: query === '(width >= 64rem)' }),
    )
    const order = anOrder({ seller: { id: 2, name: 'Marko Petrović' } })
    serve({ 'GET /api/orders': () => answer(aPageOf([order])) })
    openApp('/orders', anAdmin())
    const names = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    expect(names).toEqual(['Porudžbina', 'Kupac', 'Proizvod', 'Email', 'Telefon', 'Status', 'Datum', 'Akcije'])
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(cells).toEqual([
      'K7QM-4RXW-9TPHProdavac: Marko Petrović',
      'Jovana StankovićNovi Sad',
      'Jastuk Mirna noć2 kom · 4.990 RSD',
      'jovana.s@primer.rs',
      '064 812 3390',
      'Na čekanju',
      '21. 11. 2026.09:38',
      '',
    ])
    expect(screen.getByRole('button', { name: 'Akcije za porudžbinu K7QM-4RXW-9TPH' })).toBeTruthy()
  })
})

describe('the seller’s orders', () => {
  it('are headed by whose they are, and name a product without a title by its number', async () => {
    const order = anOrder({ productName: '', title: '' })
    serve({ 'GET /api/orders/my': () => answer(aPageOf([order])) })
    openApp('/orders', aUser())
    expect(await screen.findByRole('heading', { name: 'Moje porudžbine' })).toBeTruthy()
    expect(screen.getAllByText('Klijent').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Marko Petrović').length).toBeGreaterThan(0)
    expect(await screen.findByText('1001')).toBeTruthy()
  })
})

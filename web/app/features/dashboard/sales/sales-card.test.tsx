import type { Sales } from '@izlog/contracts/http/sales'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../../testing/samples.ts'

const nothing = { ordered: 0, confirmed: 0, delivered: 0, refused: 0, collected: [] }
const week: Sales = {
  period: '7-days',
  total: { ordered: 50, confirmed: 36, delivered: 20, refused: 3, collected: [{ currency: 'RSD', sum: 61_800 }] },
  orderedBefore: 41,
  days: ['2026-11-28', '2026-11-29'].map((day) => ({ day, ...nothing, ordered: 25 })),
  pages: [{ ...nothing, websiteId: 1, productName: 'Jastuk Mirna Noć', ordered: 50 }],
  ads: [
    { ...nothing, ad: 'jesen-25', ordered: 30 },
    { ...nothing, ad: null, ordered: 20 },
  ],
}
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')

const open = () => {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/sync/dashboard': () => new Promise<Response>(() => undefined),
    'GET /api/dashboard/sales': ({ query }) =>
      answer(query.get('period') === 'today' ? { ...week, period: 'today', total: nothing, orderedBefore: 4 } : week),
  })
  openApp('/create', aUser())
  return calls
}

it('shows what became of the orders of seven days, by page and by ad', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'Prodaja' })
  expect(plain((await within(card).findByText('Poručeno', { selector: 'dt' })).parentElement?.textContent)).toBe(
    'Poručeno50prethodnih 7 dana: 41',
  )
  const text = plain(card.textContent)
  expect(text).toContain('Potvrđeno3672 % poručenih')
  expect(text).toContain('Naplaćeno61.800 RSD')
  expect(within(card).getByRole('table', { name: 'Prodaja po danima' })).toBeTruthy()
  const ads = within(card).getByRole('table', { name: 'Po oglasu' })
  expect(
    within(ads)
      .getAllByRole('rowheader')
      .map((row) => row.textContent),
  ).toEqual(['jesen-25', 'Bez oznake oglasa'])
})

it('says that a period has no orders, and what was ordered before it', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'Prodaja' })
  await userEvent.click(within(card).getByRole('radio', { name: 'Danas' }))
  expect(await within(card).findByText('U ovom periodu nema porudžbina.')).toBeTruthy()
  expect(within(card).getByText('juče do sada: 4')).toBeTruthy()
})

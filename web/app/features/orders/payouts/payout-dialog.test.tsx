import type { PayoutColumns, PayoutRow } from '@izlog/contracts/http/payouts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  localStorage.removeItem('izlog-payouts-2')
})

const column = (heading: string, words: string[]) => ({ heading, samples: words.slice(0, 3), words })
const COLUMNS: PayoutColumns = {
  columns: [
    column('Referenca', ['K7QM-4RXW-9TPH', 'P3HD-9WNC-4KFM']),
    column('Otkupnina', ['4.990,00', '1.000,00']),
    column('Status', ['Uručena', 'U isporuci']),
  ],
  rows: 2,
}
const row = (fields: Partial<PayoutRow>): PayoutRow => ({
  ...{ line: 2, reference: 'K7QM-4RXW-9TPH', state: 'matched', outcome: 'delivered', orders: ['K7QM-4RXW-9TPH'] },
  ...{ sum: 4990, expected: 4990, fee: null, currencySymbol: 'RSD', note: null },
  ...fields,
})
const ROWS = [
  row({}),
  row({ line: 3, reference: 'P3HD-9WNC-4KFM', orders: ['P3HD-9WNC-4KFM'], state: 'difference', sum: 1000 }),
]
const PREFIX = 'POST /api/orders/payouts'

async function openImport() {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
    [`${PREFIX}/columns`]: () => answer(COLUMNS),
    [`${PREFIX}/preview`]: () => answer({ rows: ROWS, total: 2, next: null }),
    [`${PREFIX}/import`]: ({ body }) =>
      Object(body).from === '0'
        ? answer({ rows: ROWS.slice(0, 1), total: 2, next: 1 })
        : answer({ rows: ROWS.slice(1), total: 2, next: null }),
  })
  const { person, unmount } = openApp('/orders', aUser())
  await person.click(await screen.findByRole('button', { name: 'Više' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Uvoz isplata' }))
  await person.upload(await screen.findByLabelText(/Izaberi datoteku/), new File(['a;b'], 'isplata.csv'))
  const columns = within(await screen.findByRole('dialog', { name: 'Kolone u datoteci' }))
  return { calls, person, unmount, columns }
}
const chosen = (select: HTMLElement) => (select instanceof HTMLSelectElement ? select.value : null)

describe('a courier’s file', () => {
  it('is read by columns that are proposed, previewed row by row, and imported in parts', async () => {
    const { calls, person, columns } = await openImport()
    expect(chosen(columns.getByLabelText(/^Broj porudžbine/))).toBe('Referenca')
    expect(chosen(columns.getByLabelText(/^Otkupnina/))).toBe('Otkupnina')
    expect(chosen(columns.getByLabelText(/^Uručena/))).toBe('delivered')
    expect(chosen(columns.getByLabelText(/^U isporuci/))).toBe('skip')
    await person.click(columns.getByRole('button', { name: 'Pregledaj' }))
    expect(columns.getByText('Upišite kurirsku službu')).toBeTruthy()
    expect(columns.getByText('Izaberite šta je u datoteci')).toBeTruthy()
    await person.click(columns.getByRole('radio', { name: 'Isplata' }))
    await person.type(columns.getByLabelText(/^Kurirska služba/), 'Brzi kurir')
    await person.click(columns.getByRole('button', { name: 'Pregledaj' }))

    const preview = within(await screen.findByRole('dialog', { name: 'Pregled pre uvoza' }))
    expect(preview.getByText('Za uvoz: 1 red')).toBeTruthy()
    const differing = within(preview.getByRole('region', { name: 'Iznos se razlikuje' }))
    expect(differing.getByText(/u datoteci 1\.000.RSD, očekivano 4\.990.RSD/)).toBeTruthy()
    await person.click(preview.getByRole('switch', { name: /^Uvezi i redove/ }))
    await person.click(preview.getByRole('button', { name: /^Uvezi 2/ }))

    const result = within(await screen.findByRole('dialog', { name: 'Uvoz je gotov' }))
    expect(result.getByText('Uvezeno: 2 reda')).toBeTruthy()
    const sent = calls.filter(({ path }) => path.endsWith('/import')).map(({ body }) => Object(body))
    expect(sent).toMatchObject([
      { from: '0', withDifferences: 'true' },
      { from: '1', withDifferences: 'true' },
    ])
    expect(JSON.parse(sent[0]?.mapping)).toMatchObject({
      courier: 'Brzi kurir',
      columns: { order: 'Referenca', sum: 'Otkupnina', outcome: 'Status' },
    })
  })

  it('has its courier’s columns the next time', async () => {
    const first = await openImport()
    await first.person.click(first.columns.getByRole('radio', { name: 'Isplata' }))
    await first.person.type(first.columns.getByLabelText(/^Kurirska služba/), 'Brzi kurir')
    await first.person.selectOptions(first.columns.getByLabelText(/^Datum/), 'Status')
    await first.person.click(first.columns.getByRole('button', { name: 'Pregledaj' }))
    await first.person.click(await screen.findByRole('button', { name: /^Uvezi 1/ }))
    await screen.findByRole('dialog', { name: 'Uvoz je gotov' })
    first.unmount()
    const { columns } = await openImport()
    expect(columns.getByDisplayValue('Brzi kurir')).toBeTruthy()
    expect(chosen(columns.getByLabelText(/^Datum/))).toBe('Status')
  })

  it('that cannot be read is refused with what to do', async () => {
    serve({
      'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
      [`${PREFIX}/columns`]: () => refusal(422, 'Ovo je stari Excel (XLS).'),
    })
    const { person } = openApp('/orders', aUser())
    await person.click(await screen.findByRole('button', { name: 'Više' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Uvoz isplata' }))
    await person.upload(await screen.findByLabelText(/Izaberi datoteku/), new File(['x'], 'isplata.csv'))
    expect(await screen.findByText('Ovo je stari Excel (XLS).')).toBeTruthy()
  })
})

describe('the money of a month', () => {
  it('is shown by page, with what the courier owes for too long', async () => {
    const page = { websiteId: 1, customUrl: 'jastuk', productName: 'Jastuk Mirna noć', currencySymbol: 'RSD' }
    const figures = {
      ordered: 40,
      confirmed: 31,
      delivered: 25,
      returned: 4,
      collected: 99_000,
      fees: 8000,
      owed: 4990,
    }
    const overdue = { orderId: 'K7QM-4RXW-9TPH', deliveredAt: '2026-10-21T08:00:00.000Z', owed: 4990 }
    const calls = serve({
      'GET /api/orders/payouts': ({ query }) =>
        answer({
          ...{ month: query.get('month'), isAll: true, pages: [{ ...page, ...figures }] },
          ...{ overdue: [{ ...overdue, currencySymbol: 'RSD' }], overdueCount: 1 },
        }),
    })
    const { person } = openApp('/orders/novac?mesec=2026-10', aUser())
    expect(await screen.findByRole('heading', { name: /oktobar 2026/ })).toBeTruthy()
    const card = within(await screen.findByRole('list', { name: 'Stranice' }))
    expect(card.getByText('Isporučeno').parentElement?.textContent).toBe('Isporučeno25')
    expect(card.getByText('Kurir duguje').parentElement?.textContent).toMatch(/4\.990.RSD/)
    expect(screen.getByRole('link', { name: /K7QM-4RXW-9TPH/ }).getAttribute('href')).toContain('order=K7QM-4RXW-9TPH')
    await person.click(screen.getByRole('button', { name: 'Prethodni mesec' }))
    expect(await screen.findByRole('heading', { name: /septembar 2026/ })).toBeTruthy()
    expect(
      calls
        .filter(({ path }) => path === '/api/orders/payouts')
        .at(-1)
        ?.query.get('month'),
    ).toBe('2026-09')
  })
})

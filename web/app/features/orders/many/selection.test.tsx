import { BulkDeskRequest } from '@izlog/contracts/http/many-orders'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const CODES = ['K7QM-4RXW-9TPH', 'P3HD-9WNC-4KFM', 'C7TX-7JQD-3RVC']
const orders = CODES.map((orderId, index) => anOrder({ id: index + 1, orderId }))
const REFUSED = 'Porudžbina je u stanju „Nova”, pa ne može da pređe u „Spakovana”.'

/** A desk on which all but these orders take a step. */
function serveDesk(refused: ReadonlySet<number>, routes: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf(orders)),
    'POST /api/orders/desk/bulk': ({ body }) => {
      const results = BulkDeskRequest.parse(body).ids.map((id) => ({
        id,
        orderId: CODES[id - 1] ?? null,
        refusal: refused.has(id) ? REFUSED : null,
      }))
      return answer({ results })
    },
    ...routes,
  })
  return () => calls.filter(({ path }) => path.endsWith('/bulk')).map(({ body }) => BulkDeskRequest.parse(body))
}

type Person = ReturnType<typeof openApp>['person']
const check = async (person: Person, code: string) =>
  person.click(await screen.findByRole('checkbox', { name: `Izaberi porudžbinu ${code}` }))
const choose = async (person: Person, step: string) => {
  await person.click(screen.getByRole('button', { name: 'Promeni stanje' }))
  await person.click(await screen.findByRole('menuitem', { name: step }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Promeni stanje' }))
}

it('selected orders take a step at once, and the bar goes', async () => {
  const sent = serveDesk(new Set())
  const { person } = openApp('/orders', aUser())
  await check(person, 'K7QM-4RXW-9TPH')
  await check(person, 'C7TX-7JQD-3RVC')
  expect(screen.getByText('2 izabrano')).toBeTruthy()
  await choose(person, 'Spakovana')
  expect(await screen.findByText(/^Promenjeno: 2/)).toBeTruthy()
  expect(sent()).toMatchObject([{ ids: [1, 3], step: 'packed' }])
  expect(screen.queryByText(/izabrano$/)).toBeNull()
})

it('those that did not take it are listed with their reason, stay selected, and are tried again', async () => {
  const refused = new Set([2])
  const sent = serveDesk(refused)
  const { person } = openApp('/orders', aUser())
  for (const code of CODES) await check(person, code)
  await choose(person, 'Spakovana')
  const failed = within(await screen.findByRole('list', { name: 'Neuspele porudžbine' }))
  expect(failed.getByText('P3HD-9WNC-4KFM')).toBeTruthy()
  expect(failed.getByText(REFUSED)).toBeTruthy()
  refused.clear()
  await person.click(screen.getByRole('button', { name: 'Ponovi neuspele' }))
  expect(await screen.findByText(/^Promenjeno: 1/)).toBeTruthy()
  expect(sent().map(({ ids }) => ids)).toEqual([[1, 2, 3], [2]])
})

it('five thousand of a filter go in chunks; what is refused is listed by the first fifty', async () => {
  const ids = Array.from({ length: 5000 }, (_, index) => index + 1)
  const sent = serveDesk(new Set(ids), {
    'GET /api/orders/desk/selection': () => answer({ ids, isAll: true }),
  })
  const { person } = openApp('/orders?status=pending', aUser())
  await person.click(await screen.findByRole('button', { name: 'Izaberi' }))
  await person.click(screen.getByRole('button', { name: 'Izaberi sve iz filtera' }))
  expect(await screen.findByText('5.000 izabrano')).toBeTruthy()
  await choose(person, 'Predata kuriru')
  const failed = within(await screen.findByRole('list', { name: 'Neuspele porudžbine' }, { timeout: 10_000 }))
  expect(failed.getAllByRole('listitem')).toHaveLength(51)
  expect(failed.getByText('i još 4.950')).toBeTruthy()
  expect(sent()).toHaveLength(50)
  expect(sent().flatMap((call) => call.ids)).toEqual(ids)
})

it('a call without an answer leaves its orders to be tried again, with the server’s sentence', async () => {
  serveDesk(new Set(), { 'POST /api/orders/desk/bulk': () => refusal(503, 'Usluga trenutno nije dostupna.') })
  const { person } = openApp('/orders', aUser())
  await check(person, 'K7QM-4RXW-9TPH')
  await choose(person, 'Potvrđena')
  expect(await screen.findByText('Usluga trenutno nije dostupna.')).toBeTruthy()
  expect(screen.getByText('1 izabrano')).toBeTruthy()
})

it('a long press of a finger selects an order; one that scrolls does not', async () => {
  serveDesk(new Set())
  openApp('/orders', aUser())
  const touch = async (code: string, ...moves: number[]) => {
    const head = await screen.findByRole('heading', { name: new RegExp(code) })
    fireEvent.pointerDown(head, { pointerType: 'touch', clientX: 10, clientY: 10 })
    for (const clientY of moves) fireEvent.pointerMove(head, { pointerType: 'touch', clientX: 10, clientY })
  }
  await touch('P3HD-9WNC-4KFM', 80)
  await touch('K7QM-4RXW-9TPH')
  await waitFor(() => expect(screen.getByText('1 izabrano')).toBeTruthy())
  expect(screen.getByRole('checkbox', { name: /K7QM-4RXW-9TPH/ })).toHaveProperty('checked', true)
})

import type { Erasure } from '@izlog/contracts/http/erasures'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../testing/samples.ts'

let count = 0
const anErasure = (fields: Partial<Erasure> = {}): Erasure => ({
  id: `01a2b3c4-5d6e-7f80-9123-${String(count++).padStart(12, '0')}`,
  state: 'done',
  phone: null,
  requestedBy: 1,
  requestedAt: '2026-11-22T09:38:07.000Z',
  doneAt: '2026-11-22T09:38:12.000Z',
  orders: 2,
  erased: [
    { service: 'order', kind: 'orders', count: 2 },
    { service: 'notifier', kind: 'deliveries', count: 8 },
  ],
  unanswered: [],
  runningOrders: 0,
  running: [],
  outside: [{ channel: 'sheets', orders: 2, note: 'Redovi su u Google tabeli prodavca. Briše ih prodavac.' }],
  queuesKeptUntil: '2026-11-29T09:38:12.000Z',
  ...fields,
})
const underWay = (fields: Partial<Erasure> = {}) =>
  anErasure({ state: 'under-way', phone: '+381648123390', doneAt: null, erased: [], outside: [], ...fields })

const serveErasures = (items: () => Erasure[], routes: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/admin/erasures': () => answer({ items: items(), nextCursor: null, total: items().length }),
    ...routes,
  })
const open = () => openApp('/admin/brisanje', anAdmin())
const receipts = async () => within(await screen.findByRole('list', { name: 'Potvrde o brisanju' }))

describe('/admin/brisanje', () => {
  it('shows of each erasure what is erased, what waits, and what is not ours to erase', async () => {
    serveErasures(() => [
      anErasure(),
      underWay({
        unanswered: ['notifier'],
        runningOrders: 1,
        running: [{ id: 1042, status: 'processing', createdAt: '2026-11-20T09:00:00.000Z' }],
      }),
    ])
    open()
    const list = await receipts()
    const [done, waits] = list.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'))
    expect(done?.textContent).toContain('Broj telefona je obrisan')
    expect(done?.textContent).toMatch(/2\sporudžbine · zatraženo 22\.\s11\.\s2026\./)
    expect(done?.textContent).toContain('Poruke i zapisi o isporukama (Obaveštenja i isporuke)8')
    expect(done?.textContent).toMatch(/Google Sheets \(2\sporudžbine\): Redovi su u Google tabeli/)
    expect(done?.textContent).toMatch(/nestaju same do 29\.\s11\.\s2026\./)
    expect(waits?.textContent).toContain('+381648123390')
    expect(waits?.textContent).toContain('Broj 1042 · U obradi')
    expect(waits?.textContent).toMatch(/Još briše\s*Obaveštenja i isporuke/)
  })

  it('asks before it erases, and then shows the receipt', async () => {
    let items: Erasure[] = []
    const calls = serveErasures(() => items, {
      'POST /api/admin/erasures': () => {
        items = [underWay()]
        return answer(items[0], 201)
      },
    })
    const { person } = open()
    expect(await screen.findByText('Još nema potvrda')).toBeTruthy()
    await person.type(screen.getByLabelText('Broj telefona kupca'), '067 123 456')
    await person.selectOptions(screen.getByLabelText('Država, ako broj nema pozivni'), 'Crna Gora')
    await person.click(screen.getByRole('button', { name: 'Obriši podatke' }))
    const question = within(await screen.findByRole('dialog', { name: 'Obrisati podatke kupca?' }))
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await person.click(question.getByRole('button', { name: 'Obriši zauvek' }))
    expect((await receipts()).getByText('U toku')).toBeTruthy()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ phone: '067 123 456', country: 'ME' })
  })

  it('shows at the field what is wrong with a number', async () => {
    serveErasures(() => [], { 'POST /api/admin/erasures': () => refusal(422, 'Proverite broj telefona.') })
    const { person } = open()
    await person.type(await screen.findByLabelText('Broj telefona kupca'), '12')
    await person.click(screen.getByRole('button', { name: 'Obriši podatke' }))
    await person.click(await screen.findByRole('button', { name: 'Obriši zauvek' }))
    expect(await screen.findByText('Proverite broj telefona.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that could not be read is read again', async () => {
    const answers = [new Response(null, { status: 403 })]
    serve({
      'GET /api/orders': () => answer(aPageOf([])),
      'GET /api/admin/erasures': () => answers.shift() ?? answer({ items: [anErasure()], nextCursor: null, total: 1 }),
    })
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }))
    expect((await receipts()).getByText('Broj telefona je obrisan')).toBeTruthy()
  })

  it('is nothing for sellers', async () => {
    const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
    openApp('/admin/brisanje', aUser())
    expect((await screen.findByRole('alert')).textContent).toContain('Nemate dozvolu')
    expect(calls.some(({ path }) => path === '/api/admin/erasures')).toBe(false)
  })
})

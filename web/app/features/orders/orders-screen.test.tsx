import { ChangeOrderStatusRequest, type OrderItem } from '@izlog/contracts/http/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, anOrder, aPageOf, aUser, aWebsite } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

/** The live stream of orders, controlled by the test. */
class OrderStream extends EventTarget {
  static latest: OrderStream | null = null
  constructor() {
    super()
    OrderStream.latest = this
  }
  push(kind: 'created' | 'changed', order: OrderItem) {
    this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ kind, order }) }))
  }
  close() {}
}

const NO_DELIVERIES = { items: [], nextCursor: null, total: 0 }

const chooseStatus = async ({ person }: ReturnType<typeof openApp>, label: string) => {
  await person.click(await screen.findByRole('button', { name: /^Status porudžbine/ }))
  await person.click(await screen.findByRole('menuitemradio', { name: label }))
}

/** An orders service that stores one order. */
function serveOrder(
  order: OrderItem,
  change = (status: OrderItem['status']): Response => answer({ ...order, status }),
) {
  let current = order
  return serve({
    'GET /api/orders': () => answer(aPageOf([current])),
    [`PUT /api/orders/${order.id}`]: ({ body }) => {
      const { status } = ChangeOrderStatusRequest.parse(body)
      const response = change(status)
      if (response.ok) current = { ...current, status }
      return response
    },
  })
}

describe('the administrator’s orders', () => {
  it('are asked for as the URL says', async () => {
    const calls = serve({ 'GET /api/orders': () => answer(aPageOf([])) })
    openApp('/orders?q=%C5%A0abac&status=pending', anAdmin())
    expect(await screen.findByText('Nema rezultata za „Šabac”')).toBeTruthy()
    const asked = calls.find(({ query }) => query.has('search'))
    expect([asked?.query.get('search'), asked?.query.get('status')]).toEqual(['Šabac', 'pending'])
  })

  it('say in the server’s words when a search is refused for a while', async () => {
    const sentence = 'Previše zahteva. Sačekajte nekoliko sekundi pa pokušajte ponovo.'
    serve({
      'GET /api/orders': ({ query }) => (query.has('search') ? refusal(429, sentence) : answer(aPageOf([anOrder()]))),
    })
    openApp('/orders?q=ana', anAdmin())
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('name what the search finds, and that two letters are too few', async () => {
    serve({ 'GET /api/orders': () => answer(aPageOf([])) })
    openApp('/orders?q=jo', anAdmin())
    expect(await screen.findByText(/^Upišite bar tri znaka/)).toBeTruthy()
    const box = screen.getByRole('searchbox')
    expect(box).toHaveProperty('placeholder', 'Broj, kupac, telefon, email, proizvod')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain('I deo broja')
  })

  it('name their status filter with its count as two words', async () => {
    serve({ 'GET /api/orders': () => answer(aPageOf([anOrder()])) })
    openApp('/orders', anAdmin())
    expect(await screen.findByRole('radio', { name: /^Sve \d/ })).toBeTruthy()
  })

  it('put the search into the URL, and take both filters out again', async () => {
    serve({ 'GET /api/orders': () => answer(aPageOf([])) })
    const { person, router } = openApp('/orders', anAdmin())
    await person.type(await screen.findByRole('searchbox'), 'ana')
    await waitFor(() => expect(router.state.location.search).toBe('?q=ana'))
    await person.click(await screen.findByRole('button', { name: 'Obriši filtere' }))
    expect(router.state.location.search).toBe('')
    expect(await screen.findByText('Nema porudžbina u sistemu')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Klijenti i stranice' })).toHaveProperty('pathname', '/admin')
  })

  it('say of an order whose data are erased just that: no phone, no address, no other status', async () => {
    const gone = { firstName: '', lastName: '', email: null, phone: '', phoneE164: '', address: '', city: '' }
    const order = anOrder({ ...gone, postalCode: null, status: 'completed', erasedAt: '2026-11-22T08:00:00.000Z' })
    serve({ 'GET /api/orders': () => answer(aPageOf([order])), 'GET /api/deliveries': () => answer(NO_DELIVERIES) })
    openApp(`/orders?order=${order.orderId}`, anAdmin())
    const drawer = within(await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` }))
    expect(drawer.getByText(/^Podaci kupca su obrisani 22\. 11\. 2026\./)).toBeTruthy()
    expect(drawer.getByText('Podaci su obrisani')).toBeTruthy()
    for (const name of ['Pozovi kupca', 'Kopiraj adresu', /^Status porudžbine/])
      expect(drawer.queryByRole('button', { name }) ?? drawer.queryByRole('link', { name })).toBeNull()
    expect(drawer.queryByText('Telefon')).toBeNull()
  })

  it('change the status at once, and back by the toast', async () => {
    const calls = serveOrder(anOrder())
    const app = openApp('/orders', anAdmin())
    await chooseStatus(app, 'Završeno')
    expect(await screen.findByRole('button', { name: /^Status porudžbine .*: Završeno$/ })).toBeTruthy()
    expect(await screen.findByText('Status ažuriran')).toBeTruthy()
    expect(screen.getByText('Status narudžbine je uspešno ažuriran')).toBeTruthy()
    await app.person.click(screen.getByRole('button', { name: 'Vrati' }))
    expect(await screen.findByRole('button', { name: /^Status porudžbine .*: Na čekanju$/ })).toBeTruthy()
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { status: 'completed' },
        { status: 'pending' },
      ]),
    )
  })

  it('take a refused change back and say so', async () => {
    serveOrder(anOrder(), () => new Response(null, { status: 500 }))
    await chooseStatus(openApp('/orders', anAdmin()), 'Otkazano')
    expect(await screen.findByText('Neuspešno ažuriranje statusa')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Status porudžbine .*: Na čekanju$/ })).toBeTruthy()
  })

  it('that cannot be loaded say what happened, and load on a retry', async () => {
    let down = true
    serve({
      'GET /api/orders': () => (down ? refusal(503, 'Usluga trenutno nije dostupna.') : answer(aPageOf([anOrder()]))),
    })
    const { person } = openApp('/orders', anAdmin())
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    down = false
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText('Jovana Stanković')).toBeTruthy()
  })
})

describe('the seller’s orders', () => {
  it('show all that is needed to call the buyer, and no way to change the status', async () => {
    serve({
      'GET /api/orders/my': () => answer(aPageOf([anOrder({ notes: 'Pozvati pre isporuke.' })], { total: 148 })),
    })
    openApp('/orders', aUser())
    const card = within((await screen.findByText('Jovana Stanković')).closest('section') ?? document.body)
    expect(card.getByRole('link', { name: '064 812 3390' })).toHaveProperty('href', 'tel:+381648123390')
    for (const text of [
      'K7QM-4RXW-9TPH',
      'Na čekanju',
      'jovana.s@primer.rs',
      'Futoška 21, 21000 Novi Sad',
      'Jastuk Mirna noć',
      '2 kom · 21. 11. 2026. 09:38',
      '4.990 RSD',
      'Pozvati pre isporuke.',
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(screen.queryByRole('button', { name: /^Status porudžbine/ })).toBeNull()
    expect(screen.getByText(/^Prikazano 1 od 148/)).toBeTruthy()
  })

  it('open one from its address and close it with Esc', async () => {
    serve({ 'GET /api/orders/my': () => answer(aPageOf([anOrder()])) })
    const { person, router } = openApp('/orders?order=K7QM-4RXW-9TPH', aUser())
    expect(await screen.findByRole('dialog', { name: 'Porudžbina K7QM-4RXW-9TPH' })).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('say that a number which is not among them was not found', async () => {
    serve({ 'GET /api/orders/my': ({ query }) => answer(aPageOf(query.has('search') ? [] : [anOrder()])) })
    openApp('/orders?order=P3HD-9WNC-4KFM', aUser())
    expect(await screen.findByText('Porudžbina nije pronađena')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are none yet: the next step is to share a page, or to make one', async () => {
    const pages: unknown[] = [aWebsite()]
    serve({
      'GET /api/orders/my': () => answer(aPageOf([])),
      'GET /api/websites/my': () => answer({ items: pages, nextCursor: null, total: pages.length }),
    })
    const first = openApp('/orders', aUser())
    expect(await screen.findByText(/^Sledeći korak: podelite link/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vaše stranice' })).toBeTruthy()
    first.unmount()
    pages.length = 0
    openApp('/orders', aUser())
    expect(await screen.findByText(/^Sledeći korak: napravite stranicu/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Napravi website' }).getAttribute('href')).toBe('/builder')
  })

  it('give the focus back to the row of the order that was closed, and show its buyer first', async () => {
    serve({
      'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
      'GET /api/deliveries': () => answer(NO_DELIVERIES),
    })
    const { person } = openApp('/orders', aUser())
    const row = await screen.findByRole('button', { name: /Otvori porudžbinu K7QM-4RXW-9TPH$/ })
    await person.click(row)
    const drawer = within(await screen.findByRole('dialog'))
    expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Kupac',
      'Potvrda i isporuka',
      'Proizvodi',
      'Isporuka kanalima',
      'Tok porudžbine',
    ])
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(row))
  })

  it('show the last word on an order, also when an older answer is under way while it is told', async () => {
    vi.stubGlobal('EventSource', OrderStream)
    const older = Promise.withResolvers<Response>()
    const pushed = anOrder({ status: 'processing' })
    let asked = 0
    serve({
      'GET /api/orders/my': ({ query }) =>
        query.has('limit') || asked++ > 0 ? answer(aPageOf([pushed])) : older.promise,
    })
    openApp('/orders', aUser())
    await waitFor(() => expect(asked).toBe(1))
    act(() => OrderStream.latest?.push('changed', pushed))
    older.resolve(answer(aPageOf([anOrder()])))
    expect(await screen.findByText('U obradi', { selector: 'li span' })).toBeTruthy()
  })

  it('change in their rows as they change, and new ones wait to be asked for', async () => {
    vi.stubGlobal('EventSource', OrderStream)
    const orders = [anOrder()]
    serve({ 'GET /api/orders/my': () => answer(aPageOf(orders)) })
    const { person } = openApp('/orders', aUser())
    await screen.findByText('Jovana Stanković')
    act(() => OrderStream.latest?.push('changed', anOrder({ status: 'processing' })))
    expect(await screen.findByText('U obradi', { selector: 'li span' })).toBeTruthy()
    const fresh = anOrder({ id: 2, orderId: 'P3HD-9WNC-4KFM', firstName: 'Dragan', lastName: 'Milić' })
    orders.unshift(fresh)
    act(() => OrderStream.latest?.push('created', fresh))
    expect(screen.queryByText('Dragan Milić')).toBeNull()
    await person.click(await screen.findByRole('button', { name: /1\snova porudžbina · Prikaži/ }))
    expect(await screen.findByText('Dragan Milić')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Prikaži/ })).toBeNull()
  })
})

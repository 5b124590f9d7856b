import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { BuyerOrder } from '@izlog/contracts/http/buyer'
import { type OrderParcel, PARCEL_MESSAGES } from '@izlog/contracts/http/parcel'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'
import { sumOf } from '../order-text.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const order = anOrder({ id: 7, sumToCollect: 5290, deliveryPrice: 300 })
const other: BuyerOrder = {
  ...{ id: 3, orderId: 'P3HD-9WNC-4KFM', productName: 'Grejna deka', quantity: 1, sumToCollect: 4440 },
  ...{ currencySymbol: 'RSD', status: 'processing', createdAt: '2026-10-02T09:00:00.000Z', partOf: null },
  desk: { confirmation: 'confirmed', shipment: 'to-pack' },
}
const offered: OrderParcel = {
  shared: null,
  maySplit: false,
  sharable: [
    {
      ...{ order: other, address: 'Cara Dušana 5, Niš', refusal: null },
      together: {
        ...{ leader: other.orderId, address: 'Cara Dušana 5, Niš', sumToCollect: 9430, deliveryPrice: 450 },
        confirms: order.orderId,
      },
    },
  ],
}
const here: BuyerOrder = {
  ...{ ...other, id: 7, orderId: order.orderId, productName: order.productName, quantity: 2, sumToCollect: 4990 },
}
const shared: OrderParcel = {
  shared: { leader: other, followers: [here], sumToCollect: 9430, refusal: null },
  sharable: [],
  maySplit: false,
}
const following = anOrder({ id: 7, parcelShare: { role: 'follows', leader: { id: 3, orderId: other.orderId } } })
const text = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

async function openOrder(routes: Parameters<typeof serve>[0], user = aUser()) {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([order])), ...routes })
  const app = openApp(`/orders?order=${order.orderId}`, user)
  const drawer = await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` })
  return { ...app, drawer: within(drawer), sent: (path: string) => calls.filter((call) => call.path === path) }
}

it('a seller puts the buyer’s other order into the same parcel, knowing sum, delivery and address, and takes it out again', async () => {
  let parcel = offered
  const { person, drawer, sent } = await openOrder({
    'GET /api/orders/7/parcel': () => answer(parcel),
    'POST /api/orders/7/parcel': () => {
      parcel = shared
      return answer({ order: following, version: 2, desk: NEW_DESK, entries: [] })
    },
    'DELETE /api/orders/7/parcel': () => {
      parcel = offered
      return answer({ order, version: 3, desk: NEW_DESK, entries: [] })
    },
  })
  expect(await drawer.findByText('Isti kupac ima još jednu porudžbinu')).toBeTruthy()
  await person.click(drawer.getByRole('button', { name: 'Dodaj u isti paket' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodati u isti paket?' }))
  expect([...document.querySelectorAll('dl dd')].map(text)).toEqual(
    expect.arrayContaining(['9.430 RSD', '450 RSD', other.orderId, 'Cara Dušana 5, Niš']),
  )
  expect(dialog.getByText(new RegExp(`potvrđuje i ${order.orderId}`))).toBeTruthy()
  await person.click(dialog.getByRole('button', { name: 'Dodaj u isti paket' }))
  expect(await drawer.findByText('U istom paketu')).toBeTruthy()
  // What had the focus is gone.
  const box = drawer.getByRole('region', { name: 'Paket' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(sent('/api/orders/7/parcel').find(({ body }) => body)?.body).toEqual({ order: 3 })
  await person.click(drawer.getByRole('button', { name: /Izdvoj iz paketa/ }))
  expect(await drawer.findByText('Isti kupac ima još jednu porudžbinu')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Porudžbina je izdvojena')).toBeTruthy())
  await waitFor(() => expect(document.activeElement).toBe(drawer.getByRole('region', { name: 'Paket' })))
})

it('what cannot go into the same parcel says why, and a refusal does too', async () => {
  const reason = PARCEL_MESSAGES.announced(other.orderId)
  const [one] = offered.sharable
  const fixed = one ? [{ ...one, refusal: reason, together: null }] : []
  const { drawer } = await openOrder({
    'GET /api/orders/7/parcel': () => answer({ shared: null, sharable: fixed }),
  })
  expect(await drawer.findByText(reason)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Dodaj u isti paket' })).toBeNull()
})

it('an order in another’s parcel takes no steps of its own, and says whose it follows', async () => {
  const { drawer } = await openOrder({
    'GET /api/orders/my': () => answer(aPageOf([following])),
    'GET /api/orders/7/parcel': () => answer(shared),
  })
  expect(await drawer.findByText(/i prati je/)).toBeTruthy()
  for (const name of ['Potvrdi', 'Izmeni']) expect(drawer.queryByRole('button', { name })).toBeNull()
  expect(screen.getAllByText(`U paketu porudžbine ${other.orderId}`)).toHaveLength(1)
})

it('the card of a call offers it, shows what was refused, and asks for the call anew afterwards', async () => {
  const summary = { due: 1, nextAt: null, today: { calls: 0, confirmed: 0 } }
  const calls = serve({
    'POST /api/orders/calls/next': () => answer({ call: { order, version: 1, desk: NEW_DESK, entries: [] }, summary }),
    'GET /api/orders/calls': () => answer(summary),
    'GET /api/orders/7/parcel': () => answer(offered),
    'POST /api/orders/7/parcel': () => refusal(409, PARCEL_MESSAGES.packed(other.orderId)),
  })
  const { person } = openApp('/orders/pozivi', aUser())
  await person.click(await screen.findByRole('button', { name: 'Dodaj u isti paket' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dodati u isti paket?' }))
  await person.click(dialog.getByRole('button', { name: 'Dodaj u isti paket' }))
  expect(await screen.findByText(PARCEL_MESSAGES.packed(other.orderId))).toBeTruthy()
  expect(calls.some(({ path }) => path === '/api/orders/7/parcel')).toBe(true)
})

it('a client whose desk is read-only sees the shared parcel and no action', async () => {
  const { drawer } = await openOrder(
    { 'GET /api/orders/7/parcel': () => answer(shared) },
    aUser({ deskReadOnly: true }),
  )
  expect(await drawer.findByText('U istom paketu')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /Izdvoj iz paketa/ })).toBeNull()
})

it('the card and the table of an order that leads show the sum of the parcel, of one that follows its part', async () => {
  const { image, quantity } = order
  const item = {
    id: 3,
    orderId: other.orderId,
    productName: 'Grejna deka',
    image,
    quantity,
    totalPrice: 4140,
    upsells: [],
  }
  const leading = anOrder({
    ...{ totalPrice: 4990, deliveryPrice: 300, sumToCollect: 5290 },
    parcelShare: { role: 'leads', followers: [item], sumToCollect: 9430 },
  })
  expect(sumOf(leading).replaceAll('\u00a0', ' ')).toBe('4.990 + 300 + 4.140 = 9.430 RSD')
  serve({ 'GET /api/orders/my': () => answer(aPageOf([leading, { ...following, id: 8 }])) })
  openApp('/orders', aUser())
  expect(text((await screen.findByText('+ druge porudžbine')).nextElementSibling)).toBe('4.140 RSD')
  expect(text(screen.getByText('Za naplatu').nextElementSibling)).toBe('9.430 RSD')
  expect(text(screen.getByText('Deo naplate u zajedničkom paketu').nextElementSibling)).toBe('4.990 RSD')
})

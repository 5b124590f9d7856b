import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { BuyerOrder } from '@izlog/contracts/http/buyer'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const CODE = 'P3HD-9WNC-4KFM'
const order = anOrder({ id: 7, quantity: 3, totalPrice: 7000, deliveryPrice: 300, sumToCollect: 7300 })
const part = anOrder({ id: 8, orderId: CODE, quantity: 2, totalPrice: 4667, partOf: { id: 7, orderId: order.orderId } })
const left = anOrder({
  ...{ id: 7, quantity: 1, totalPrice: 2333, deliveryPrice: 300, sumToCollect: 2633 },
  parts: [{ id: 8, orderId: CODE, quantity: 2, totalPrice: 4667, deliveryPrice: 0, at: '2026-11-21T08:40:00.000Z' }],
})
const deskOf = (item: OrderItem, version: number) => ({ order: item, version, desk: NEW_DESK, entries: [] })

async function openOrder(routes: Parameters<typeof serve>[0], user = aUser()) {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([order])),
    'GET /api/orders/7/desk': () => answer(deskOf(order, 4)),
    'GET /api/orders/7/parcel': () => answer({ shared: null, sharable: [], maySplit: true }),
    ...routes,
  })
  const app = openApp(`/orders?order=${order.orderId}`, user)
  const drawer = within(await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` }))
  return { ...app, drawer, sent: () => calls.filter(({ path }) => path === '/api/orders/7/split') }
}
const sums = (element: HTMLElement) =>
  [...element.querySelectorAll('dd')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('shows both parcels before it is done, then both orders with links, and the focus stays in the drawer', async () => {
  let isSplit = false
  const { person, drawer, sent } = await openOrder({
    'GET /api/orders/my': () => answer(aPageOf(isSplit ? [part, left] : [order])),
    'GET /api/orders/7/parcel': () => answer({ shared: null, sharable: [], maySplit: !isSplit }),
    'POST /api/orders/7/split': () => {
      isSplit = true
      return answer({ order: deskOf(left, 5), part })
    },
  })
  await person.click(await drawer.findByRole('button', { name: 'Podeli porudžbinu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Podela na dva paketa' }))
  await person.click(await dialog.findByRole('button', { name: 'Komad više' }))
  await person.click(dialog.getByRole('button', { name: 'Komad više' }))
  const preview = dialog.getByRole('region', { name: 'Posle podele' })
  expect(sums(preview)).toEqual(['2.333 RSD', '300 RSD', '2.633 RSD', '4.667 RSD', '4.667 RSD'])
  expect(within(preview).getByText('Zajedno, kao i pre podele')).toBeTruthy()
  await person.click(dialog.getByRole('switch', { name: 'Naplati dostavu i za drugi paket' }))
  expect(sums(preview).slice(3)).toEqual(['4.667 RSD', '300 RSD', '4.967 RSD'])
  await person.click(dialog.getByRole('switch', { name: 'Naplati dostavu i za drugi paket' }))
  await person.click(dialog.getByRole('button', { name: 'Podeli porudžbinu' }))

  expect(await screen.findByText('Porudžbina je podeljena')).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([
    { quantity: 2, totalPrice: 4667, chargesDelivery: false, version: 4 },
  ])
  await drawer.findByRole('region', { name: 'Podela na pakete' })
  await waitFor(() => expect(document.activeElement?.closest('[data-drawer]')).not.toBeNull())
  for (const link of drawer.getAllByRole('link', { name: CODE })) expect(link.getAttribute('href')).toContain(CODE)
  expect(drawer.getByText('Izdvojeno u drugi paket')).toBeTruthy()
  expect(drawer.getByText(/^Deo je u drugom paketu:/)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Podeli porudžbinu' })).toBeNull()
})

it('a price above that of the order is refused before it is sent, and what somebody else changed is read anew', async () => {
  let version = 4
  const { person, drawer, sent } = await openOrder({
    'GET /api/orders/7/desk': () => answer(deskOf({ ...order, totalPrice: version === 4 ? 7000 : 6000 }, version)),
    'POST /api/orders/7/split': () => {
      version = 5
      return refusal(409, DESK_MESSAGES.changedMeanwhile, { code: 'desk.changed' })
    },
  })
  await person.click(await drawer.findByRole('button', { name: 'Podeli porudžbinu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Podela na dva paketa' }))
  const price = await dialog.findByRole('textbox', { name: 'Cena drugog paketa' })
  await person.clear(price)
  await person.type(price, '7.001')
  await person.click(dialog.getByRole('button', { name: 'Podeli porudžbinu' }))
  expect(dialog.getByText(/ne može da košta više/)).toBeTruthy()
  expect(sent()).toEqual([])
  await person.clear(price)
  await person.type(price, '1.000')
  await person.click(dialog.getByRole('button', { name: 'Podeli porudžbinu' }))
  expect(await screen.findByText(DESK_MESSAGES.changedMeanwhile)).toBeTruthy()
  expect(sums(dialog.getByRole('region', { name: 'Posle podele' }))[0]).toBe('5.000 RSD')
})

it('a part names its order, and nobody splits it where the desk is read-only', async () => {
  const { desk: _desk, ...row } = order
  const here: BuyerOrder = { ...row, desk: NEW_DESK, partOf: { id: 3, orderId: CODE } }
  const shared = { leader: here, followers: [], sumToCollect: 7300, refusal: null }
  const { drawer } = await openOrder(
    {
      'GET /api/orders/my': () => answer(aPageOf([{ ...order, partOf: { id: 3, orderId: CODE } }])),
      'GET /api/orders/7/parcel': () => answer({ shared, sharable: [], maySplit: true }),
    },
    aUser({ deskReadOnly: true }),
  )
  // From the answer that would let others split it.
  expect(await drawer.findByText('U istom paketu')).toBeTruthy()
  expect((await drawer.findAllByRole('link', { name: CODE })).length).toBeGreaterThan(0)
  expect(drawer.queryByRole('button', { name: 'Podeli porudžbinu' })).toBeNull()
  expect(screen.getByText(`Deo porudžbine ${CODE}`)).toBeTruthy()
})

import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import type { Buyer, BuyerOrder } from '@izlog/contracts/http/buyer'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { lineOf, riskLine } from './buyer-text.ts'

const order = anOrder({ id: 7 })
const buyerOf = (more: Partial<Buyer> = {}): Buyer => ({
  ...{ place: 1, orders: 1, delivered: 0, refused: 0, spent: [], hasMore: false, risk: [], others: [] },
  ...more,
})
const earlier: BuyerOrder = {
  ...{ id: 3, orderId: 'P3HD-9WNC-4KFM', productName: 'Grejna deka', quantity: 1 },
  ...{
    sumToCollect: 3990,
    currencySymbol: 'RSD',
    status: 'cancelled',
    partOf: null,
    createdAt: '2026-10-02T09:00:00.000Z',
  },
  desk: { confirmation: 'confirmed', shipment: 'refused' },
}
const returning = buyerOf({
  ...{ place: 3, orders: 3, delivered: 2, refused: 1, spent: [{ currencySymbol: 'RSD', sum: 8970 }] },
  ...{ risk: ['refused-before', 'address-without-number'], others: [earlier] },
})

describe('a buyer in words', () => {
  it.each<[Partial<Buyer>, string]>([
    [{}, 'Prva porudžbina sa ovog broja'],
    [returning, '3. porudžbina · 2 isporučene · 1 odbijena · 8.970 RSD'],
    [{ place: 1, orders: 2 }, '1. porudžbina od 2'],
    [{ place: 201, orders: 201, hasMore: true }, 'Preko 200 porudžbina'],
  ])('%j', (more, line) => expect(lineOf(buyerOf(more)).replaceAll('\u00a0', ' ')).toBe(line))

  it('names every reason, and none where there is none', () => {
    expect(riskLine(returning)).toBe('Rizik: ranije odbijen paket, adresa bez broja')
    expect(riskLine(buyerOf())).toBeNull()
  })
})

it('the drawer shows the buyer, the risk, and the earlier orders once they are unfolded', async () => {
  serve({
    'GET /api/orders/my': () => answer(aPageOf([order])),
    'GET /api/orders/7/buyer': () => answer(returning),
  })
  const { person } = openApp(`/orders?order=${order.orderId}`, aUser())
  const drawer = within(await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` }))
  expect(await drawer.findByText(/3\. porudžbina · 2/)).toBeTruthy()
  expect(drawer.getByText('Rizik: ranije odbijen paket, adresa bez broja')).toBeTruthy()
  await person.click(drawer.getByText(/druge porudžbine/))
  expect(drawer.getByRole('link', { name: /Grejna deka/ }).getAttribute('href')).toBe('/orders?order=P3HD-9WNC-4KFM')
  expect(drawer.getByText(/Odbijena na vratima/)).toBeTruthy()
})

it('the card of a call shows it too', async () => {
  const summary = { due: 1, nextAt: null, today: { calls: 0, confirmed: 0 } }
  serve({
    'POST /api/orders/calls/next': () => answer({ call: { order, version: 1, desk: NEW_DESK, entries: [] }, summary }),
    'GET /api/orders/calls': () => answer(summary),
    'GET /api/orders/7/buyer': () => answer(returning),
  })
  openApp('/orders/pozivi', aUser())
  expect(await screen.findByText('Rizik: ranije odbijen paket, adresa bez broja')).toBeTruthy()
})

it('what cannot be read is left out, and the order stays', async () => {
  serve({ 'GET /api/orders/my': () => answer(aPageOf([order])) })
  openApp(`/orders?order=${order.orderId}`, aUser())
  const drawer = within(await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` }))
  expect(drawer.getByText('Futoška 21, 21000 Novi Sad')).toBeTruthy()
  expect(drawer.queryByText(/Rizik/)).toBeNull()
})

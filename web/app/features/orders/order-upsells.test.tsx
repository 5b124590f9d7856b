import { formatMoney } from '@izlog/contracts/domain/money'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../testing/samples.ts'
import { sumOf } from './order-text.ts'

const rsd = (amount: number) => formatMoney(amount, 'RSD')
/** Testing Library normalizes a no-break space to a space, so the expected text does too. */
const asRead = (amount: number) => rsd(amount).replace('\u00a0', ' ')

/** T is 6990, U is 1990. */
const withUpsell = (fields: Partial<OrderItem> = {}) =>
  anOrder({
    quantity: 3,
    totalPrice: 6990,
    upsells: [
      {
        orderId: 'P3HD-9WNC-4KFM',
        upsellProductId: 5,
        title: 'Navlaka od bambusa',
        image: null,
        quantity: 1,
        totalPrice: 1990,
        acceptedAt: '2026-11-21T08:39:20.000Z',
      },
    ],
    sumToCollect: 8980,
    ...fields,
  })

const openDrawer = async (order: OrderItem) => {
  serve({
    'GET /api/orders/my': () => answer(aPageOf([order])),
    'GET /api/deliveries': () => answer({ items: [], nextCursor: null, total: 0 }),
  })
  openApp(`/orders?order=${order.orderId}`, aUser())
  return within(await screen.findByRole('dialog'))
}

describe('an order with an upsell', () => {
  it('shows T, U and T + U on its card', async () => {
    serve({ 'GET /api/orders/my': () => answer(aPageOf([withUpsell()])) })
    openApp('/orders', aUser())
    const card = within((await screen.findByText('Jovana Stanković')).closest('section') ?? document.body)
    expect(card.getByText(asRead(6990))).toBeTruthy()
    expect(card.getByText('+ Navlaka od bambusa, 1 kom').nextSibling?.textContent).toBe(rsd(1990))
    expect(card.getByText('Za naplatu').nextSibling?.textContent).toBe(rsd(8980))
  })

  it('shows them in the drawer, with what joined when and under which number', async () => {
    const drawer = await openDrawer(withUpsell())
    expect(drawer.getByText('Dodatna ponuda')).toBeTruthy()
    expect(drawer.getByText(asRead(6990))).toBeTruthy()
    expect(drawer.getByText(asRead(1990))).toBeTruthy()
    expect(drawer.getByText('Za naplatu pouzećem').nextSibling?.textContent).toBe(rsd(8980))
    const step = drawer.getByText('Dodata je ponuda posle kupovine').nextSibling?.textContent
    expect(step).toContain(`Navlaka od bambusa, ${rsd(1990)}`)
    expect(step).toContain('broj P3HD-9WNC-4KFM')
  })

  it('adds up in the line of the table', () => {
    expect(sumOf(withUpsell())).toBe(`6.990 + 1.990 = ${rsd(8980)}`)
    expect(sumOf(anOrder())).toBe(rsd(4990))
  })
})

describe('an order cancelled', () => {
  it('after its parcel was let go says that the parcel is with the courier', async () => {
    const drawer = await openDrawer(withUpsell({ status: 'cancelled', parcel: { trackingId: 'TRK-77' } }))
    expect(
      drawer.getByText('Paket je već kod kurira (broj pošiljke TRK-77). Javite se kurirskoj službi da ga vrati.'),
    ).toBeTruthy()
  })

  it('before that says nothing of a parcel', async () => {
    const drawer = await openDrawer(withUpsell({ status: 'cancelled', releasedAt: null, parcel: null }))
    expect(drawer.queryByText(/kod kurira/)).toBeNull()
  })
})

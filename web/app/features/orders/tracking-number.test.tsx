import type { DeliveryItem } from '@izlog/contracts/http/deliveries'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aDelivery, anOrder, aPageOf, aUser } from '../../testing/samples.ts'

const order = anOrder({ trackingId: 'TR-77' })

async function openDrawer(delivery: Partial<DeliveryItem>) {
  const parcel = aDelivery({ channel: 'courier', cause: 'order.released', trackingId: 'TR-77', ...delivery })
  serve({
    'GET /api/orders/my': () => answer(aPageOf([order])),
    'GET /api/deliveries': () => answer({ items: [parcel], nextCursor: null, total: 1 }),
  })
  openApp(`/orders?order=${order.orderId}`, aUser())
  return within(await screen.findByRole('dialog'))
}

describe('the number of a parcel in the drawer', () => {
  it('leads to the courier’s page for it', async () => {
    const drawer = await openDrawer({ trackingUrl: 'https://kurir.test/pracenje/TR-77' })
    const link = await drawer.findByRole('link', { name: 'TR-77, praćenje pošiljke u novoj kartici' })
    expect(link).toMatchObject({ href: 'https://kurir.test/pracenje/TR-77', target: '_blank' })
  })

  it('is to be copied, and no link, where no such page is known', async () => {
    const person = userEvent.setup()
    const drawer = await openDrawer({ trackingUrl: null })
    await person.click(drawer.getByRole('button', { name: 'Kopiraj broj pošiljke' }))
    expect(await navigator.clipboard.readText()).toBe('TR-77')
    expect(drawer.queryByRole('link', { name: /TR-77/ })).toBeNull()
  })
})

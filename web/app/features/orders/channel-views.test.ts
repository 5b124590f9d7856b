import { describe, expect, it } from 'vitest'
import { aDelivery, anOrder } from '../../testing/samples.ts'
import { channelDeliveriesOf } from './channel-deliveries.ts'
import { channelViewsOf } from './channel-views.ts'

const now = new Date('2026-11-21T08:40:00Z')

it('an order tells of all four channels, also of those not heard of yet', () => {
  const order = anOrder({
    deliveries: {
      telegram: { state: 'sent', reason: null, at: '2026-11-21T08:38:07.000Z' },
      sheets: { state: 'failed', reason: 'Tabela nije dostupna (403).', at: '2026-11-21T08:38:08.000Z' },
    },
  })
  expect(
    channelViewsOf(order, now).map(({ shortName, stateLabel, detail }) => [shortName, stateLabel, detail]),
  ).toEqual([
    ['Telegram', 'Poslato', 'Poruka isporučena · 09:38:07'],
    ['Sheets', 'Neuspelo', 'Tabela nije dostupna (403).'],
    ['Pixel', 'Čeka', 'Još nije poslato'],
    ['Kurir', 'Čeka', 'Još nije poslato'],
  ])
})

describe('the courier', () => {
  const courierOf = (order: ReturnType<typeof anOrder>) => channelViewsOf(order, now).at(-1)?.detail

  it('says what it waits for while something can be added', () => {
    expect(courierOf(anOrder({ upsellDelayedUntil: '2026-11-21T08:46:07.000Z' }))).toBe(
      'Čeka kraj dodatne ponude, u 09:46:07. Sve ide u jednom paketu.',
    )
  })

  it('waits for the call where the page sends parcels once they are confirmed', () => {
    const waiting = anOrder({ releaseOn: 'confirmed', releasedAt: null, status: 'pending' })
    expect(courierOf(waiting)).toBe('Čeka da potvrdite porudžbinu.')
  })

  it('is asked for the parcel of the order that it follows, whatever became of its own before', () => {
    const deliveries = { courier: { state: 'skipped', reason: 'Kurir nije podešen.', at: '2026-11-21T08:46:10.000Z' } }
    const leader = { id: 3, orderId: 'P3HD-9WNC-4KFM' }
    const order = anOrder({ deliveries, parcelShare: { role: 'follows', leader } })
    expect(channelViewsOf(order, now).at(-1)).toMatchObject({
      stateLabel: 'U drugom paketu',
      detail: 'Kuriru se prijavljuje paket porudžbine P3HD-9WNC-4KFM, u kom je i ova.',
    })
    expect(channelDeliveriesOf(order, [aDelivery({ channel: 'courier', state: 'skipped' })], now).at(-1)).toMatchObject(
      {
        ...{ stateLabel: 'U drugom paketu', deliveries: [] },
      },
    )
  })

  it('names the parcel once it is announced', () => {
    const deliveries = { courier: { state: 'sent', reason: null, at: '2026-11-21T08:46:10.000Z' } }
    expect(courierOf(anOrder({ deliveries, trackingId: 'TR-77' }))).toBe(
      'Paket najavljen · broj pošiljke TR-77 · 09:46:10',
    )
  })
})

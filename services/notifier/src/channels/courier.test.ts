import { anOrder, edited, parcelChanged, released, statusChanged } from '@izlog/kit/testing/order-events'
import { expect, it } from 'vitest'
import { courierChannel } from './courier.ts'

const order = anOrder({ userId: 1 })
/** What an event asks of the courier. */
const asked = ({ event }: ReturnType<typeof released>) =>
  courierChannel({} as never).on[`${event.type}.v${event.version}`]?.(event as never, {} as never)

it('takes an edit into a parcel that it does not have yet, as its release would have it now', () => {
  const moved = { ...order, customer: { ...order.customer, address: 'Nova 5' }, quantity: 3, totalPrice: 6990 }
  const { content, summary } = Object(asked(released(moved)))
  expect(content).toMatchObject({ recipient: { address: 'Nova 5' }, sumToCollect: 6990 })
  expect(asked(edited(moved, ['address', 'quantity'], 4990))).toEqual({ what: 'replace', content, summary })
})

it('leaves the parcel as it is where an older event does not say what is in it', () => {
  const { event } = edited(order, ['address'])
  const { parcel: _none, ...data } = Object(event.data)
  expect(asked({ topic: 'orders', event: { ...event, data } })).toBeNull()
})

it('keeps the parcel of a cancelled order, until it is cancelled no more', () => {
  expect(asked(statusChanged(order, 'cancelled'))).toEqual({ what: 'withdraw' })
  expect(asked(statusChanged({ ...order, status: 'cancelled' }, 'pending'))).toEqual({ what: 'restore' })
  expect(asked(statusChanged(order, 'processing'))).toBeNull()
})

it('takes the goods of a second order into the first’s parcel, and announces none for the second until it is taken out', () => {
  const second = anOrder({ userId: 1 })
  const both = { leader: order.orderId, followers: [second.orderId] }
  const goods = [{ title: 'Grejna deka', sku: null, quantity: 1, totalPrice: 3990 }]
  const { content, summary } = Object(asked(released(order, goods)))
  expect(content).toMatchObject({ items: [{ quantity: 2 }, { name: 'Grejna deka' }], sumToCollect: 8980 })
  expect(asked(parcelChanged(order, 'leader', both, goods))).toEqual({ what: 'replace', content, summary })
  expect(asked(parcelChanged(second, 'follower', both))).toEqual({ what: 'withdraw' })
  expect(asked(parcelChanged(second, 'separated', both))).toEqual({ what: 'restore' })
  expect(asked(parcelChanged({ ...second, status: 'cancelled' }, 'separated', both))).toBeNull()
  const { event } = statusChanged({ ...second, status: 'cancelled' }, 'processing')
  const following = { ...event, data: { ...Object(event.data), followsParcel: true } }
  expect(asked({ topic: 'orders', event: following })).toBeNull()
})

import { expect, it } from 'vitest'
import { Confirmation, OrderDesk, Shipment } from './order-desk.ts'
import { awaitsCall, awaitsPayment, PROGRESS_WORDS, progressOf } from './order-progress.ts'

it('says of every place on the desk where the parcel is', () => {
  const shown = Confirmation.options.flatMap((confirmation) =>
    confirmation === 'confirmed'
      ? [null, ...Shipment.options].map((shipment) => progressOf({ confirmation, shipment }))
      : [progressOf({ confirmation, shipment: null })],
  )
  expect(shown).toEqual([
    ...['received', 'unreached', 'call-later', 'confirmed', 'confirmed', 'packed', 'handed-over'],
    ...['in-delivery', 'delivered', 'refused', 'returned', 'declined', 'wrong-number'],
  ])
})

it('has words of its own for the shopper, without the seller’s reason', () => {
  const desk = OrderDesk.parse({
    ...{ confirmation: 'declined', shipment: null, attempts: 3, callAt: null, reason: 'Bezobrazan kupac' },
  })
  expect(PROGRESS_WORDS[progressOf(desk)]).toEqual({
    ...{ title: 'Porudžbina je otkazana', text: 'Ako proizvod ipak želite, poručite ponovo.' },
  })
})

it('promises a call until there was one, and asks for money until the parcel was delivered or came back', () => {
  expect(awaitsCall('unreached')).toBe(true)
  expect(awaitsCall('confirmed')).toBe(false)
  expect(awaitsPayment('in-delivery')).toBe(true)
  for (const over of ['delivered', 'refused', 'returned', 'declined', 'wrong-number'] as const)
    expect(awaitsPayment(over)).toBe(false)
})

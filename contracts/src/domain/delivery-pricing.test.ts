import { expect, test } from 'vitest'
import { deliveryLine, deliveryPriceOf } from './delivery-pricing.ts'

const pricing = { price: 390, freeFrom: 5000 }

test('delivery is charged below the threshold and free from it on', () => {
  expect([4999, 5000, 9000].map((total) => deliveryPriceOf(pricing, total))).toEqual([390, 0, 0])
  expect(deliveryPriceOf({ price: 390, freeFrom: null }, 90_000)).toBe(390)
  expect(deliveryPriceOf(null, 100)).toBe(0)
})

test('the line says the price and from which total on it is free', () => {
  const plain = (line: string) => line.replaceAll('\u00a0', ' ')
  expect(plain(deliveryLine(pricing, 'RSD'))).toBe('Dostava 390 RSD, besplatna od 5.000 RSD')
  expect(plain(deliveryLine({ price: 7, freeFrom: null }, 'KM'))).toBe('Dostava 7 KM')
  expect(deliveryLine({ price: 0, freeFrom: null }, 'RSD')).toBe('Besplatna dostava')
})

import { describe, expect, it } from 'vitest'
import { designVariantOf } from './design-variant.ts'

describe('the design of a page', () => {
  it('follows from its product’s number, whatever its address', () => {
    const numbers = Array.from({ length: 400 }, (_, index) => index + 1)
    const counts = [0, 0, 0, 0]
    for (const productId of numbers) {
      const variant = designVariantOf({ productId, customUrl: 'jastuk' })
      expect(variant).toBe(designVariantOf({ productId, customUrl: 'lampa' }))
      counts[variant] = (counts[variant] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(80)
  })

  it('differs between the next products of a seller', () => {
    const four = [70, 71, 72, 73].map((productId) => designVariantOf({ productId, customUrl: '' }))
    expect([...four].sort()).toEqual([0, 1, 2, 3])
  })

  it('follows from the address where there is no number', () => {
    const variants = ['a', 'b', 'c', 'd'].map((customUrl) => designVariantOf({ productId: null, customUrl }))
    expect([...variants].sort()).toEqual([0, 1, 2, 3])
  })
})

import { expect, it } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { enabledTestimonials } from './testimonials-of.ts'

const review = { stars: 5, text: 'Odličan.', name: 'Ana A.', city: 'Niš', at: '2026-11-05T09:00:00.000Z' }
const texts = (changes: Parameters<typeof samplePage>[0], limit?: number) =>
  enabledTestimonials(samplePage(changes), limit).map(({ text }) => text)

it('puts reviews before testimonials, and shows no more than asked for', () => {
  const [written = ''] = texts({})
  expect(texts({ reviews: [review] })).toEqual(['Odličan.', written])
  expect(texts({ reviews: [review] }, 1)).toEqual(['Odličan.'])
})

it('gives a review no place in the website, since edit mode changes nothing of it', () => {
  const [first, second] = enabledTestimonials(samplePage({ reviews: [review] }))
  expect(first).toMatchObject({ isReview: true, verified: true, rating: 5, purchase_date: '5. 11. 2026.' })
  expect(first).not.toHaveProperty('path')
  expect(second).toMatchObject({ path: 'testimonials.0' })
})

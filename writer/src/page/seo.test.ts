import { expect, it } from 'vitest'
import { generateWebsite } from './generate-website.ts'
import { contentOf } from './repeats.ts'

it.each(['bokserice muške pamučne 5 kom', 'štafelaj slikarski sklopivi 150 cm', 'ljuljaška za dvorište'])(
  'promises of %j in a search what its page has',
  (productName) => {
    const { seoDescription, title, hook, bullets, longDescription, faq } = generateWebsite({
      productName,
      market: 'Serbia',
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
    })
    const [, promise = ''] = seoDescription.split(/[.:] /)
    const page = contentOf(JSON.stringify([title, hook, bullets, longDescription, faq]))
    const promised = [...contentOf(promise)]
    expect(promised.filter((word) => page.has(word)).length * 2, promise).toBeGreaterThanOrEqual(promised.length)
  },
)

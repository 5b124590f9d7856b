import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { generateWebsite } from './generate-website.ts'
import { contentOf } from './repeats.ts'

it.each(['točak za hrčka tihi 21 cm', 'stalak za kišobrane metalni', 'vitamin C liposomalni 60 kapsula'])(
  'says in the search title of %j what it does, and gives no advice',
  (productName) => {
    const { seoTitle } = generateWebsite({
      productName,
      market: 'Serbia',
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
    })
    const { thing, nounTexts } = understand(productName)
    const [, phrase = ''] = seoTitle.split(': ')
    const starts = (thing ?? nounTexts)?.h1?.map((each) => each.slice(0, 3)) ?? []
    expect(
      starts.some((start) => phrase.startsWith(start.replace('{', ''))),
      seoTitle,
    ).toBe(true)
  },
)

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

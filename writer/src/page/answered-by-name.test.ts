import type { Market } from '@izlog/contracts/domain/markets'
import { describe, expect, it } from 'vitest'
import { generateWebsite } from './generate-website.ts'

/** All questions on ten successive pages of one product name, so that the test covers every choice of texts. */
const questionsOf = (productName: string, market: Market = 'Serbia') =>
  Array.from({ length: 10 }, (_, before) =>
    generateWebsite({
      productName,
      market,
      templateName: 'Minimalistic',
      currentPrice: 2990,
      originalPrice: null,
      before,
    }).faq.map(({ q }) => q),
  ).flat()

describe('a page', () => {
  it.each([
    ['džoger', 'džoger sa kofom i pedalom', /kofa/],
    ['džoger', 'DZOGER SA KOFOM', /kofa/],
    ['karmin', 'crveni karmin', /nijans/],
    ['vijača', 'vijača 3m', /dužina/],
    ['ulošci za cipele', 'Ulošci za cipele gel 42', /Koji broj/],
    ['ćebe mikrofiber', 'Ćebe mikrofiber 200x220 cm', /Koju veličinu/],
    ['usisivač za auto', 'bežični usisivač za auto', /napaja|na bateriju/],
    ['gaćice', 'gaćice 5 kom', /Koliko komada/],
    ['đubrovnik', 'đubrovnik sa dugom drškom', /saginjem/],
  ])('of %j may ask what that of %j does not, for its name tells', (plain, answering, about) => {
    expect(questionsOf(plain).join(' ')).toMatch(about)
    expect(questionsOf(answering).join(' ')).not.toMatch(about)
  })

  it('sends nobody to the name for what stands in it', () => {
    const answersOf = (productName: string) =>
      generateWebsite({
        productName,
        market: 'Serbia',
        templateName: 'Advertorial Template',
        currentPrice: 2990,
        originalPrice: null,
      })
    const { faq, advertorialStory } = answersOf('tacna drvena sa ručicama')
    expect(JSON.stringify([faq, advertorialStory?.faqSection])).not.toMatch(/[Zz]avisi od materijala|Od čega je/)
  })

  it('goes by the word, in whichever dialect or letters it is typed', () => {
    expect(questionsOf('dzoger sa kantom i kofom', 'Bosnia').join(' ')).not.toMatch(/kofa/)
    expect(questionsOf('bijeli karmin', 'Bosnia').join(' ')).not.toMatch(/nijans/)
  })

  it('still asks about what every such thing is for', () =>
    expect(questionsOf('crna četka za fuge').join(' ')).toMatch(/fug/))
})

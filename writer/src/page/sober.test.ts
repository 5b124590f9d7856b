import { describe, expect, it } from 'vitest'
import passages from '../../data/sober.json' with { type: 'json' }
import { overlapOf, ownSentences } from '../report/overlap.ts'
import { generateWebsite } from './generate-website.ts'

const pageOf = (productName: string, before = 0) =>
  generateWebsite({
    productName,
    market: 'Serbia',
    templateName: 'Advertorial Template',
    currentPrice: 2990,
    originalPrice: null,
    figures: 'honest',
    before,
  })

describe('a page for a name without a noun', () => {
  it('has the name in its title, and nowhere in its texts', () => {
    const { title, hook, bullets, longDescription, faq, advertorialStory: story } = pageOf('vexora X9')
    expect(title).toMatch(/^Vexora X9: \p{Ll}/u)
    const { personalIntro, discoveryStory, resultsSection, heroSection } = story ?? {}
    const texts = [hook, bullets, longDescription, faq, personalIntro, discoveryStory, resultsSection]
    expect(JSON.stringify([...texts, heroSection?.heroTitle])).not.toContain('Vexora')
  })

  it('speaks of the payment once', () => {
    for (const name of ['vexora X9', 'lumiplex 360', 'fghjk', 'qwerty 123'])
      for (const before of [0, 1, 2, 3]) {
        const { hook, bullets, longDescription, faq, seoDescription, advertorialStory: story } = pageOf(name, before)
        const { personalIntro, problemDescription, discoveryStory, resultsSection, faqSection } = story ?? {}
        const texts = [
          hook,
          ...bullets.map(({ text }) => text),
          longDescription,
          ...faq.map(({ a }) => a),
          seoDescription,
        ]
        const ofStory = [personalIntro, problemDescription, discoveryStory, resultsSection, JSON.stringify(faqSection)]
        expect(
          [...texts, ...ofStory].filter((text) => /plać|gotovin|naplać/iu.test(text ?? '')),
          name,
        ).toHaveLength(1)
      }
  })

  it('claims no stock and sends nobody away', () => {
    expect(JSON.stringify(passages)).not.toMatch(/Ovde ima|vratite se|[Pp]respavajte|[Ss]ačuvajte link|njegovi podaci/)
  })

  it('goes on in the order in which a buyer asks', () => {
    const [shown, ordered, brought, paid, returned] = pageOf('lumiplex 360').bullets.map(
      ({ title, text }) => `${title} ${text}`,
    )
    expect(shown).toMatch(/slik|cen/iu)
    expect(ordered).toMatch(/upiš|obraz|poruč|porudž|popun|pita/iu)
    expect(brought).toMatch(/kurir|paket/iu)
    expect(paid).toMatch(/plać|gotovin/iu)
    expect(returned).toMatch(/prodavc|odustan|zakon/iu)
  })

  it('says no sentence of another seller’s page', () => {
    for (const name of ['vexora X9', 'lumiplex 360', 'fghjk'])
      expect(overlapOf(ownSentences(pageOf(name)), ownSentences(pageOf(name, 1))), name).toBe(0)
  })

  it('ends its story otherwise than it ends its results', () => {
    const story = pageOf('vexora X9').advertorialStory
    expect(story?.resultsDescription).not.toBe(story?.resultsSection)
  })

  it('is shortest where no word of the name can be spoken', () => {
    const page = pageOf('fghjk')
    expect(page.title).toBe('Fghjk')
    expect(page.longDescription.split('\n\n')).toHaveLength(2)
    expect(pageOf('lumiplex 360').longDescription.split('\n\n')).toHaveLength(3)
  })
})

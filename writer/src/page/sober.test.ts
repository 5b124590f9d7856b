import { describe, expect, it } from 'vitest'
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
  it('has the name in its headlines, and nowhere in its texts', () => {
    const { title, hook, bullets, longDescription, faq, advertorialStory: story } = pageOf('vexora X9')
    expect(title).toMatch(/^Vexora X9: \p{Ll}/u)
    expect(story?.heroSection.heroTitle).toMatch(/^Vexora X9: /)
    const { moment, rest } = { moment: story?.personalIntro, rest: [story?.discoveryStory, story?.resultsSection] }
    expect(JSON.stringify([hook, bullets, longDescription, faq, moment, rest])).not.toContain('Vexora')
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

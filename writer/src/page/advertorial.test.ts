import { describe, expect, it } from 'vitest'
import { THINGS } from '../lexicon.ts'
import { generateWebsite } from './generate-website.ts'

const storyOf = (productName: string) => {
  const page = generateWebsite({
    productName,
    market: 'Serbia',
    templateName: 'Advertorial Template',
    currentPrice: 2990,
    originalPrice: null,
  })
  if (!page.advertorialStory) throw new Error('no story')
  return { page, story: page.advertorialStory }
}

describe('a story', () => {
  it('is told whole and ends as it was written', () => {
    const own = THINGS.find(({ id }) => id === 'cebe')?.story?.[0]
    const { story } = storyOf('ćebe za kauč')
    const parts = [
      story.personalIntro,
      story.problemDescription,
      story.agoniaSection,
      story.breakthroughMoment,
      story.discoveryStory,
      story.resultsSection,
      story.resultsDescription,
    ]
    const lastOf = (text = '') => text.split(/(?<=[.!?]) /).at(-1)
    expect(lastOf(parts.at(-1))).toBe(lastOf(own?.after))
    expect(parts.every((part) => part.length > 0)).toBe(true)
  })

  it('is headed by its own headline, not by the product’s name', () => {
    const { page, story } = storyOf('2 ćebeta mikrofiber 200x220 cm')
    expect(page.editableContent.storyTitle).toBe(story.heroSection.heroTitle)
    expect(page.editableContent.storyTitle).not.toContain('200x220')
  })

  it('asks the questions of the page and more, each once', () => {
    const { page, story } = storyOf('šator za 4 osobe automatski')
    const questions = story.faqSection.map(({ question }) => question)
    expect(questions).toEqual([...new Set(questions)])
    expect(questions).toEqual(expect.arrayContaining(page.faq.map(({ q }) => q)))
    expect(questions.filter((question) => /plaća/.test(question))).toHaveLength(1)
  })

  it('quotes what the page does not say elsewhere', () => {
    for (const name of ['kuke za peškire samolepljive', 'ćebe za kauč', 'štake podlaktne']) {
      const { page, story } = storyOf(name)
      const quote = story.productQuote.replace(/[.!?]+$/, '').toLowerCase()
      expect(JSON.stringify([page.bullets, page.hook, page.longDescription]).toLowerCase()).not.toContain(quote)
    }
  })
})

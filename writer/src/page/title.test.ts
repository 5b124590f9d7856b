import { describe, expect, it } from 'vitest'
import { generateWebsite, type ProductBrief } from './generate-website.ts'

const page = (productName: string, change: Partial<ProductBrief> = {}) =>
  generateWebsite({
    productName,
    market: 'Bosnia',
    templateName: 'Minimalistic',
    currentPrice: 30,
    originalPrice: null,
    ...change,
  })

describe('a page', () => {
  it.each([
    ['Dečija kolica za bebe', /^Dječija kolica za bebe: /],
    ['Seckalica Brza Sreda', /^Sjeckalica Brza Sreda: /],
    ['Seckalica „Bela vila”', /^Sjeckalica „Bela vila”: /],
  ])('of %j is titled as its market speaks, but for a name of its own', (typed, title) =>
    expect(page(typed).title).toMatch(title),
  )

  it('says so in its button, its short name and its address for search engines too', () => {
    const { shortName, editableContent, seoTitle } = page('dečija kolica')
    expect([shortName, editableContent?.ctaButtonText, seoTitle.slice(0, 14)]).toEqual([
      'Dječija kolica',
      'Poruči dječija kolica',
      'Dječija kolica',
    ])
  })

  it('leaves the name as typed where the market speaks so', () =>
    expect(page('dečija kolica', { market: 'Serbia' }).title).toMatch(/^Dečija kolica: /))
})

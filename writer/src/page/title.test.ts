import { describe, expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { generateWebsite, type ProductBrief } from './generate-website.ts'
import { MAX_TITLE } from './title.ts'

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

  it('says no purpose of its name twice', () => {
    for (const before of [0, 1, 2]) expect(page('sifon za lavabo', { before }).title).not.toMatch(/: za lavabo/)
  })

  it('says an ijekavian name as Serbia does, in title and button', () => {
    const { title, editableContent } = page('Steznik za koljeno', { market: 'Serbia' })
    expect(title).toMatch(/^Steznik za koleno: /)
    expect(editableContent?.ctaButtonText).toBe('Poruči steznik za koleno')
  })

  it('says so in its button, its short name and its address for search engines too', () => {
    const { shortName, editableContent, seoTitle } = page('dečija kolica')
    expect([shortName, editableContent?.ctaButtonText, seoTitle.slice(0, 14)]).toEqual([
      'Dječija kolica',
      'Poruči dječija kolica',
      'Dječija kolica',
    ])
  })

  it('makes glue and what agrees with it neuter', () => {
    const { shortName, editableContent } = page('univerzalni lepak')
    expect([shortName, editableContent.ctaButtonText]).toEqual(['Univerzalno ljepilo', 'Poruči univerzalno ljepilo'])
  })

  it('leaves the name as typed where the market speaks so', () =>
    expect(page('dečija kolica', { market: 'Serbia' }).title).toMatch(/^Dečija kolica: /))

  it.each([
    ['Solarna lampa za dvorište sa senzorom pokreta i daljinskim upravljačem, vodootporna, 2 komada u setu'],
    ['Usisivač za auto bežični sa perivim filterom, tri nastavka, torbom i punjačem za upaljač'],
    ['Četka za fuge sa dugom teleskopskom drškom od nerđajućeg čelika i rezervnom glavom u pakovanju'],
  ])('of the long name %j is still titled by what the thing does', (name) => {
    const { title } = page(name, { market: 'Serbia' })
    const [short = '', tail] = title.split(': ')
    expect(name.startsWith(short)).toBe(true)
    expect(short).not.toMatch(/ (?:za|sa|od|i)$/)
    expect(understand(short).thing).not.toBeNull()
    expect(tail).toMatch(/\p{Ll}{3,} \p{L}+/u)
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE)
  })

  it('gives up the end of its name rather than a headline of its own', () => {
    for (let before = 0; before < 5; before += 1)
      expect(page('Usisivač za auto bežični 120W sa HEPA filterom', { before }).title).toMatch(
        /^Usisivač za auto[^:]*: (?!slike|pogledajte|sve što|šta vidite|kratko)/,
      )
  })
})

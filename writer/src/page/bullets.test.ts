import { describe, expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { generateWebsite } from './generate-website.ts'
import { contentOf, isAlike } from './repeats.ts'
import { markUsed, nothingUsed, repeatsLast } from './used-texts.ts'

const NAMES = [
  'vosak za poliranje auta',
  'kosti za žvakanje za pse 10 kom',
  'vodokotlić niskomontažni',
  'sekira za cepanje drva',
]
const pageOf = (productName: string, templateName: 'Minimalistic' | 'Sales Template' | 'Advertorial Template') =>
  generateWebsite({ productName, market: 'Serbia', templateName, currentPrice: 2990, originalPrice: null })

describe('the bullets of a described product', () => {
  it.each(NAMES)(
    'say what the buyer of %j gets; one tip at most stands in for a bullet that the page has said',
    (name) => {
      const { thing, nounTexts } = understand(name)
      const titles = new Set((thing ?? nounTexts)?.tips?.map(([title]) => title))
      for (const template of ['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)
        expect(pageOf(name, template).bullets.filter(({ title }) => titles.has(title)).length).toBeLessThanOrEqual(1)
    },
  )

  it.each(NAMES)('leave at most one more tip on %j to the description', (name) => {
    const { thing, nounTexts } = understand(name)
    const titles = (thing ?? nounTexts)?.tips?.map(([title]) => title) ?? []
    const { longDescription } = pageOf(name, 'Minimalistic')
    expect(titles.filter((title) => longDescription.includes(`${title}. `)).length).toBeLessThanOrEqual(1)
  })
})

it('puts the worst repetition of a page last', () => {
  const used = nothingUsed()
  markUsed(used, 'Cucla u torbi čeka da prva padne na trotoar.')
  markUsed(used, 'Kad cucla padne na trotoar, druga je u torbi.')
  const [again, new1, near] = [
    'U torbi čeka druga, pa trotoar nije kraj šetnje.',
    'Beba lakše prihvati mek vrh.',
    'Prašinu sa trotoara i mrvice iz torbe isperete ispod slavine u parku.',
  ]
  expect(repeatsLast([again, near, new1], used, () => 'own')).toEqual([new1, near, again])
})

it('knows two texts that share a thought, by the dictionary forms of their words', () => {
  const alike = (one: string, other: string) => isAlike(contentOf(one), contentOf(other))
  expect(alike('Vodu krpom pokupite sa pločica.', 'Pločica ostane bez vode.')).toBe(true)
  expect(alike('Krpa stane u kofu.', 'Sto obrišete krpom pre gostiju.')).toBe(false)
})

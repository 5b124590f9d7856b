import { CATEGORIES } from '@izlog/contracts/domain/categories'
import { expect, it } from 'vitest'
import { understand } from '../profile/profile.ts'
import { designFor } from './looks.ts'
import { startWriting } from './writing.ts'

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

it('keeps every colour readable: AA on the page, on white, and on the button', () => {
  const seen = new Set<string>()
  for (const category of CATEGORIES)
    for (let make = 0; make < 12; make += 1) {
      const { palette, design } = designFor(
        category,
        'Minimalistic',
        startWriting(understand('Lampa'), 'Serbia', { seed: `Lampa ${make}` }),
      )
      seen.add(palette.primary)
      expect(contrast(palette.primary, palette.bg), palette.primary).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.primary, '#FFFFFF'), palette.primary).toBeGreaterThanOrEqual(4.5)
      expect(contrast(design.colorScheme.text, design.colorScheme.accent)).toBeGreaterThanOrEqual(4.5)
    }
  expect(seen.size).toBe(10)
})

it('lists the sections of a template in their order', () => {
  const { design } = designFor('home', 'Sales Template', startWriting(understand('Lampa'), 'Bosnia', { seed: 'Lampa' }))
  const sections = design.sectionStructure?.sections ?? []
  expect(sections.map(({ order }) => order)).toEqual(sections.map((_, index) => index + 1))
  expect(sections[0]).toEqual({ type: 'hero', title: 'Obećanje i cijena', order: 1, props: {} })
})

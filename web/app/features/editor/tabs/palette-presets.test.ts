import { contrastOf } from '@izlog/contracts/domain/contrast'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { describe, expect, it } from 'vitest'
import { type PageColours, pageColoursOf } from '../../../../shared/palette.ts'
import { PALETTE_PRESETS } from './palette-presets.ts'

const TEMPLATES: readonly TemplateName[] = ['Minimalistic', 'Sales Template', 'Advertorial Template']
const DARK_GROUNDS = ['#111827', '#000000', '#1E3A8A', '#7F1D1D', '#14532D', '#6D28D9', '#C2321F', '#0D9488']
const PALETTES = [
  ...PALETTE_PRESETS,
  ...PALETTE_PRESETS.flatMap(({ name, palette: { primary } }) =>
    DARK_GROUNDS.map((bg) => ({ name: `${name} na ${bg}`, palette: { primary, bg } })),
  ),
]
/** The texts of the sheets on light grounds: text, and sentences below a headline. */
const [INK, QUIET, WHITE] = ['#1b1916', '#5a554c', '#ffffff']

/** Each text of a page with what is under it. */
const textsOn = ({ bg, tint, strong, onStrong, primary, onPrimary, onDark }: PageColours, isLoud: boolean) => [
  [strong, WHITE],
  [strong, tint],
  [onStrong, strong],
  ...(isLoud ? [[onPrimary, primary]] : []),
  ...(onDark
    ? [
        [onDark.ink, bg],
        [onDark.quiet, bg],
        [onDark.strong, bg],
        [onDark.onStrong, onDark.strong],
      ]
    : [
        [INK, bg],
        [QUIET, bg],
        [strong, bg],
      ]),
]

describe.each(TEMPLATES)('the colours of a %s page', (templateName) => {
  /** What the writer recommended is no choice of the seller's: such a Sales page stays yellow. */
  const designRecommendations = { colorScheme: { primary: '#0b7269', background: '#f1f7f6' } }
  const coloursIn = (palette: { primary: string; bg: string }) =>
    pageColoursOf({ templateName, palette, designRecommendations })

  it.each(PALETTES)('can all be read: $name', ({ palette }) => {
    const texts = textsOn(coloursIn(palette), templateName === 'Sales Template')
    expect(texts.filter(([text = '', ground = '']) => contrastOf(text, ground) < 4.5)).toEqual([])
  })

  it('are others with each preset', () => {
    const shown = PALETTE_PRESETS.map(({ palette }) => JSON.stringify(coloursIn(palette)))
    expect(new Set(shown).size).toBe(PALETTE_PRESETS.length)
  })

  it('have light text on a dark ground, and dark text on a light one', () => {
    const isDark = (bg: string) => coloursIn({ primary: '#0D9488', bg }).onDark !== undefined
    expect(PALETTE_PRESETS.filter(({ palette }) => isDark(palette.bg))).toEqual([])
    expect(DARK_GROUNDS.filter(isDark)).toEqual(templateName === 'Sales Template' ? [] : DARK_GROUNDS)
  })
})

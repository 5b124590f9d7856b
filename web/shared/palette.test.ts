import { contrastOf } from '@izlog/contracts/domain/contrast'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coloursOf, stageColoursOf } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const INK = '#1b1916'
const QUIET = '#5a554c'
const inColours = (primary: string, bg: string) => coloursOf({ palette: { primary, bg }, designRecommendations: null })

describe('a page’s colours', () => {
  it('keep what the seller chose where it can be read', () => {
    expect(inColours('#0b7269', '#f0fdfa')).toMatchObject({
      strong: '#0b7269',
      bg: '#f0fdfa',
    })
  })

  it('keep a dark ground, and turn the text on it light', () => {
    const { bg, onDark } = inColours('#111827', '#111827')
    expect(bg).toBe('#111827')
    expect(onDark).toMatchObject({ ink: '#ffffff', onStrong: INK })
  })

  it('make a ground on which no text can be read a little darker or lighter, not grey', () => {
    expect(inColours('#0d9488', '#c2321f').bg).toBe('#a12d1d')
    expect(inColours('#0d9488', '#f59f0a').bg).toBe('#fef1da')
  })

  it('are a ground of the page’s own only where its seller chose them', () => {
    expect(inColours('#0d9488', '#F0FDFA').chosenBg).toBeUndefined()
    expect(inColours('#1e3a8a', '#eff6ff').chosenBg).toBe('#eff6ff')
  })

  it('stay readable whatever the seller chose', () => {
    fc.assert(
      fc.property(colour, colour, (primary, bg) => {
        const colours = inColours(primary, bg)
        const { onDark } = colours
        for (const ground of ['#ffffff', colours.tint])
          expect(contrastOf(colours.strong, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.onStrong, colours.strong)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4)
        const { ink, quiet, strong } = onDark ?? { ink: INK, quiet: QUIET, strong: colours.strong }
        for (const text of [ink, quiet, strong]) expect(contrastOf(text, colours.bg)).toBeGreaterThanOrEqual(4.5)
        if (onDark) expect(contrastOf(onDark.onStrong, onDark.strong)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

/** A page whose writer recommended other colours. */
const chosenBy = (palette: { primary: string; bg: string }) => ({
  palette,
  designRecommendations: { colorScheme: { primary: '#15803d', background: '#f0fdf4' } },
})

describe('the Sales Template', () => {
  it('is yellow while its seller has chosen no colour and the writer’s cannot carry near-black text', () => {
    const palette = { primary: '#0D9488', bg: '#F0FDFA' }
    expect(stageColoursOf({ palette, designRecommendations: null }).primary).toBe('#ffd60a')
    const written = chosenBy({ primary: '#15803D', bg: '#F0FDF4' })
    expect(stageColoursOf(written)).toMatchObject({ primary: '#ffd60a', onStrong: '#ffd60a', onPrimary: INK })
  })

  it('has the colour that its seller chose, its text light on a dark one', () => {
    const bg = '#ffffff'
    expect(stageColoursOf(chosenBy({ primary: '#1e3a8a', bg }))).toMatchObject({
      primary: '#1e3a8a',
      onPrimary: '#ffffff',
    })
    expect(stageColoursOf(chosenBy({ primary: '#ffb224', bg }))).toMatchObject({ primary: '#ffb224', onPrimary: INK })
  })

  it('stays readable whatever the seller chose', () => {
    fc.assert(
      fc.property(colour, colour, (primary, bg) => {
        const colours = stageColoursOf(chosenBy({ primary, bg }))
        expect(contrastOf(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.onStrong, colours.strong)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.strong, colours.tint)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

import { contrastOf } from '@izlog/contracts/domain/contrast'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coloursOf, stageColoursOf } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const INK = '#1b1916'
const QUIET = '#5a554c'

describe('a page’s colours', () => {
  it('keep what the seller chose where it can be read', () => {
    expect(coloursOf({ primary: '#0b7269', bg: '#f0fdfa' })).toMatchObject({ strong: '#0b7269', bg: '#f0fdfa' })
  })

  it('make of a ground too dark for text a light tint of it, not a grey', () => {
    expect(coloursOf({ primary: '#111827', bg: '#111827' }).bg).toBe('#f3f3f4')
  })

  it('stay readable whatever the seller chose', () => {
    fc.assert(
      fc.property(colour, colour, (primary, bg) => {
        const colours = coloursOf({ primary, bg })
        for (const ground of ['#ffffff', colours.bg, colours.tint])
          expect(contrastOf(colours.strong, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.onStrong, colours.strong)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4)
        expect(contrastOf(QUIET, colours.bg)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('the Sales Template', () => {
  it('is yellow unless the seller’s colour can carry near-black text', () => {
    expect(stageColoursOf({ primary: '#0d9488', bg: '#f0fdfa' }).primary).toBe('#ffd60a')
    expect(stageColoursOf({ primary: '#ffb224', bg: '#f0fdfa' }).primary).toBe('#ffb224')
  })

  it('keeps its buttons readable whatever the seller chose', () => {
    fc.assert(
      fc.property(colour, colour, (primary, bg) => {
        expect(contrastOf(stageColoursOf({ primary, bg }).primary, INK)).toBeGreaterThanOrEqual(7)
      }),
    )
  })
})

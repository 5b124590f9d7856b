import { contrast, parseHex as parse, type Rgb } from '@izlog/contracts/domain/contrast'

const INK: Rgb = [27, 25, 22]
const WHITE: Rgb = [255, 255, 255]

/** The colours of a page, made readable: the seller's palette is a wish, contrast is not (docs/visual.md). */
export interface PageColours {
  /** As the seller chose it: large areas, marks. */
  readonly primary: string
  /** For text and lines on white and on `bg`, at least 4.5 : 1. */
  readonly strong: string
  /** Text on `strong`. */
  readonly onStrong: string
  /** Text on `primary`. */
  readonly onPrimary: string
  readonly bg: string
  /** A hairline on `bg`. */
  readonly line: string
  /** A light tint of primary on white, for what is chosen. */
  readonly tint: string
}

/** The grey of sentences below a headline. */
const QUIET: Rgb = [90, 85, 76]
const TEXT_CONTRAST = 4.5
/** What a ground that is too dark is lightened to: any less would be a dull grey. */
const LIGHT_CONTRAST = 6.6

export function coloursOf(palette: { readonly primary: string; readonly bg: string }): PageColours {
  const primary = parse(palette.primary)
  const bg = groundOf(parse(palette.bg))
  const tint = mix(primary, WHITE, 0.92)
  const strong = towards(
    primary,
    INK,
    (colour) => Math.min(contrast(colour, bg), contrast(colour, WHITE), contrast(colour, tint)) >= TEXT_CONTRAST,
  )
  return {
    primary: write(primary),
    strong: write(strong),
    onStrong: write(textOn(strong)),
    onPrimary: write(textOn(primary)),
    bg: write(bg),
    line: write(mix(strong, bg, 0.82)),
    tint: write(tint),
  }
}

/** The seller's ground where text can be read on it, else a light tint of its colour. */
const groundOf = (chosen: Rgb): Rgb =>
  contrast(QUIET, chosen) >= TEXT_CONTRAST
    ? chosen
    : towards(chosen, WHITE, (colour) => contrast(QUIET, colour) >= LIGHT_CONTRAST)

/** The yellow of the Sales Template, where the seller's colour is too dark to carry its near-black text. */
const STAGE = '#ffd60a'
const STAGE_CONTRAST = 7

/** The Sales Template: one loud light colour, everything on it near-black (docs/product/builder.md 2.3). */
export function stageColoursOf(palette: { readonly primary: string; readonly bg: string }): PageColours {
  const chosen = parse(palette.primary)
  const stage = contrast(INK, chosen) >= STAGE_CONTRAST ? chosen : parse(STAGE)
  const tint = write(mix(stage, WHITE, 0.85))
  return {
    primary: write(stage),
    strong: write(INK),
    onStrong: write(stage),
    onPrimary: write(INK),
    bg: tint,
    line: write(mix(INK, WHITE, 0.88)),
    tint,
  }
}

const textOn = (colour: Rgb): Rgb => (contrast(WHITE, colour) >= contrast(INK, colour) ? WHITE : INK)

function towards(from: Rgb, goal: Rgb, enough: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mix(from, goal, share)
    if (enough(colour)) return colour
  }
  return goal
}

/** `share` of `other`, the rest of `one`; whole channels, so that what is measured is what is written. */
const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share)
  return [channel(0), channel(1), channel(2)]
}

const write = ([red, green, blue]: Rgb): string =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`

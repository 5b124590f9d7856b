import { contrast, parseHex as parse, type Rgb } from '@izlog/contracts/domain/contrast'
import type { TemplateName } from '@izlog/contracts/domain/templates'

const INK: Rgb = [27, 25, 22]
const WHITE: Rgb = [255, 255, 255]

/** The colours of a page, made readable: the seller's palette is a wish, contrast is not (docs/visual.md). */
export interface PageColours {
  /** As the seller chose it: large areas, marks. */
  readonly primary: string
  /** For text and lines on white, and on a light `bg`, at least 4.5 : 1. */
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
  /** Small text on a white button; absent where no button is white. */
  readonly note?: string
  /** What stands on `bg`; absent while that is light, since the sheets' own texts are dark. */
  readonly onDark?: OnDark
  /** `bg` where its seller chose the colours: for designs that have a ground of their own until then. */
  readonly chosenBg?: string
}

/** The texts on a dark ground, each at least 4.5 : 1 on it. */
interface OnDark {
  readonly ink: string
  /** Sentences below a headline. */
  readonly quiet: string
  /** The seller's colour for text, icons and buttons. */
  readonly strong: string
  /** Text on this `strong`. */
  readonly onStrong: string
  readonly line: string
}

/** The grey of sentences below a headline, on a light ground and on a dark one. */
const QUIET: Rgb = [90, 85, 76]
const QUIET_ON_DARK: Rgb = [210, 205, 194]
const TEXT_CONTRAST = 4.5
/** With white; a ground that has less is a light one. */
const DARK_CONTRAST = 3
/** What a ground of middle lightness is lightened to: any less would be a dull grey. */
const LIGHT_CONTRAST = 6.6

export function coloursOf(website: ColouredPage): PageColours {
  const primary = parse(website.palette.primary)
  const chosen = parse(website.palette.bg)
  const isDark = contrast(WHITE, chosen) >= DARK_CONTRAST
  const bg = isDark ? darkGroundOf(chosen) : lightGroundOf(chosen)
  const tint = mix(primary, WHITE, 0.92)
  const grounds = [WHITE, tint, ...(isDark ? [] : [bg])]
  const strong = towards(primary, INK, (colour) => grounds.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST))
  return {
    primary: write(primary),
    strong: write(strong),
    onStrong: write(textOn(strong)),
    onPrimary: write(textOn(primary)),
    bg: write(bg),
    line: write(mix(strong, bg, 0.82)),
    tint: write(tint),
    ...(isDark ? { onDark: onDark(primary, bg) } : {}),
    ...(isChosen(website) ? { chosenBg: write(bg) } : {}),
  }
}

/** The seller's light ground where text can be read on it, else a lighter tint of its colour. */
const lightGroundOf = (chosen: Rgb): Rgb =>
  contrast(QUIET, chosen) >= TEXT_CONTRAST
    ? chosen
    : towards(chosen, WHITE, (colour) => contrast(QUIET, colour) >= LIGHT_CONTRAST)

const darkGroundOf = (chosen: Rgb): Rgb =>
  towards(chosen, INK, (colour) => contrast(QUIET_ON_DARK, colour) >= TEXT_CONTRAST)

function onDark(primary: Rgb, bg: Rgb): OnDark {
  const strong = towards(
    primary,
    WHITE,
    (colour) => Math.min(contrast(colour, bg), contrast(colour, INK)) >= TEXT_CONTRAST,
  )
  return {
    ink: write(WHITE),
    quiet: write(QUIET_ON_DARK),
    strong: write(strong),
    onStrong: write(INK),
    line: write(mix(WHITE, bg, 0.75)),
  }
}

/** The yellow of the Sales Template, where its seller has chosen no colour and the writer's is too dark for near-black text. */
const STAGE = '#ffd60a'
const STAGE_CONTRAST = 7

type TwoColours = { readonly primary: string; readonly bg: string }
interface ColouredPage {
  readonly palette: TwoColours
  readonly designRecommendations: {
    readonly colorScheme?: { readonly primary: string; readonly background: string }
  } | null
}

/** The Sales Template (docs/product/builder.md 2.3): one loud colour, the text on it near-black or white. */
export function stageColoursOf(website: ColouredPage): PageColours {
  const chosen = parse(website.palette.primary)
  const stage = !isChosen(website) && contrast(INK, chosen) < STAGE_CONTRAST ? parse(STAGE) : groundForText(chosen)
  const tint = write(mix(stage, WHITE, 0.85))
  const onPrimary = textOn(stage)
  return {
    primary: write(stage),
    strong: write(INK),
    onStrong: write(towards(stage, WHITE, (colour) => contrast(colour, INK) >= TEXT_CONTRAST)),
    onPrimary: write(onPrimary),
    bg: tint,
    line: write(mix(INK, WHITE, 0.88)),
    tint,
    ...(onPrimary === WHITE ? { note: write(INK) } : {}),
  }
}

/** Whether the page's colours are its seller's: neither those that the writer recommended nor, without any, the default ones. */
function isChosen({ palette, designRecommendations }: ColouredPage): boolean {
  const { primary, background } = designRecommendations?.colorScheme ?? { primary: '#0d9488', background: '#f0fdfa' }
  return !isSame(palette.primary, primary) || !isSame(palette.bg, background)
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The colour itself, or the nearest to it on which near-black or white text can be read. */
function groundForText(chosen: Rgb): Rgb {
  const text = textOn(chosen)
  return towards(chosen, text === WHITE ? INK : WHITE, (colour) => contrast(colour, text) >= TEXT_CONTRAST)
}

/** The colours of a page, as its template uses them. */
export const pageColoursOf = (website: ColouredPage & { readonly templateName: TemplateName }): PageColours =>
  website.templateName === 'Sales Template' ? stageColoursOf(website) : coloursOf(website)

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

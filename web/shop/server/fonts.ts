import type { Manifest } from '../render-types.ts'

/** The letters of Serbian texts; fonts/subset.ts makes files with only these from the packages' fonts. */
export const COMMON = {
  basic:
    'U+20-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B2-B3,U+B7,U+BB,U+D7,U+E4,U+E9,U+F6,U+FC,U+2013-201E,U+2022,U+2026,U+20AC,U+2122,U+2212',
  serbian: 'U+106-107,U+10C-10D,U+110-111,U+15A-15B,U+160-161,U+179-17E',
} as const
/** The packages' own files, which are large: fetched only for other letters. */
const LATIN = 'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+2000-206F,U+2215'
const LATIN_EXT = 'U+100-2FF,U+1D00-1EFF,U+2020,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

interface Face {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weights: string
  readonly range: string
  readonly file: string
  /** Preloaded, because every page uses it. */
  readonly preload: boolean
}

/** If several faces have a letter, the browser uses the last one. */
function facesOf(font: string, style: Face['style'], preload: boolean): readonly Face[] {
  const hanken = font.startsWith('hanken')
  const face = (part: string, range: string, first: boolean): Face => ({
    family: hanken ? 'Hanken Grotesk Variable' : 'Newsreader Variable',
    style,
    weights: hanken ? '100 900' : '200 800',
    range,
    file: `${font}-${part}-wght-${style}.woff2`,
    preload: first,
  })
  return [
    face('latin-ext', LATIN_EXT, false),
    face('latin', LATIN, false),
    face('serbian', COMMON.serbian, preload),
    face('basic', COMMON.basic, preload),
  ]
}

/** The typeface of every page. */
const HANKEN = facesOf('hanken-grotesk', 'normal', true)

/** The serif of the Advertorial Template. */
const NEWSREADER = [...facesOf('newsreader', 'normal', true), ...facesOf('newsreader', 'italic', false)]

/** The font rules of a page and the addresses to preload. */
export function fontsOf(manifest: Manifest, serif: boolean): { css: string; preloads: string[] } {
  const faces = serif ? [...HANKEN, ...NEWSREADER] : HANKEN
  return {
    css: faces.map((one) => rule(one, addressOf(manifest, one.file))).join(''),
    preloads: faces.filter(({ preload }) => preload).map(({ file }) => addressOf(manifest, file)),
  }
}

const rule = ({ family, style, weights, range }: Face, address: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weights};font-display:swap;src:url(${address}) format("woff2");unicode-range:${range}}`

function addressOf(manifest: Manifest, file: string): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(`/${file}`))
  if (!found) throw new Error(`manifest of pages: no ${file}`)
  return `/${found[1].file}`
}

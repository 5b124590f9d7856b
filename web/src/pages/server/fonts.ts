import type { Manifest } from '../render-types.ts'

const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

interface Face {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weights: string
  readonly range: string
  readonly file: string
  /** Fetched before the text asks for it: what is seen on every page. */
  readonly preload: boolean
}

const face = (file: string, range: string, preload: boolean): Face => {
  const hanken = file.startsWith('hanken')
  return {
    family: hanken ? 'Hanken Grotesk Variable' : 'Newsreader Variable',
    style: file.includes('italic') ? 'italic' : 'normal',
    weights: hanken ? '100 900' : '200 800',
    range,
    file,
    preload,
  }
}

/** The hand of every page. */
const HANKEN = [
  face('hanken-grotesk-latin-ext-wght-normal.woff2', LATIN_EXT, true),
  face('hanken-grotesk-latin-wght-normal.woff2', LATIN, true),
]

/** The voice of a story: Advertorial Template only. */
const NEWSREADER = [
  face('newsreader-latin-ext-wght-normal.woff2', LATIN_EXT, false),
  face('newsreader-latin-wght-normal.woff2', LATIN, true),
  face('newsreader-latin-ext-wght-italic.woff2', LATIN_EXT, false),
  face('newsreader-latin-wght-italic.woff2', LATIN, false),
]

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

import { toLatin } from './latin.ts'

/** A word of a product's name, or a measure ('10 kg', '2x1,5 kg', '3u1'). */
export interface Token {
  readonly text: string
  /** A mark separates the product from what follows about it ('Jastuk – memorijska pena'). */
  readonly kind: 'word' | 'measure' | 'quoted' | 'mark'
}

const UNITS: Readonly<Record<string, string>> = {
  w: 'W',
  kw: 'kW',
  v: 'V',
  mah: 'mAh',
  ah: 'Ah',
  wh: 'Wh',
  hz: 'Hz',
  gb: 'GB',
  tb: 'TB',
  mb: 'MB',
  mp: 'MP',
  mpx: 'MP',
  hp: 'KS',
  ks: 'KS',
  lm: 'lm',
  bar: 'bar',
  g: 'g',
  gr: 'g',
  kg: 'kg',
  mg: 'mg',
  l: 'l',
  lit: 'l',
  ml: 'ml',
  cl: 'cl',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  m2: 'm²',
  kom: 'kom',
  komada: 'kom',
  pcs: 'kom',
  pari: 'pari',
  para: 'para',
  delova: 'delova',
  dijelova: 'dijelova',
  inca: 'inča',
  inča: 'inča',
  inch: 'inča',
  '°c': '°C',
  '%': '%',
}
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const NUMBER = String.raw`-?\d+(?:[.,/–-]\d+)*(?:\s?[x×*]\s?\d+(?:[.,]\d+)?){0,2}`
const MEASURE = new RegExp(String.raw`^(${NUMBER})\s?(${UNIT})?(?![\p{L}\d])`, 'iu')
const QUOTED = /^[„“”"«»'‘]([^„“”"«»'‘’]{2,60})[“”"«»'’]/u
const MARK = /^(?:[-–—|:+&]+(?=\s)|[,;(])/u
const WORD = /^[\p{L}\d][\p{L}\d\p{M}'’&+./-]*/u

const MARKS: Readonly<Record<string, string>> = { ',': ',', ';': ',', '+': '+', '&': '+', '(': ',' }

/** Splits a name into its parts, in Latin letters and in their order. Characters that belong to neither a word nor a number are dropped. */
export function splitName(typed: string): Token[] {
  const tokens: Token[] = []
  let rest = toLatin(typed.normalize('NFC'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\p{L}\d])(\d+) ?u ?1(?![\p{L}\d])/giu, '$1u1')
    .trim()
  while (rest) {
    const quoted = QUOTED.exec(rest)
    const measure = MEASURE.exec(rest)
    const word = WORD.exec(rest)
    const mark = MARK.exec(rest)
    if (quoted?.[1]) {
      tokens.push({ text: quoted[1].trim(), kind: 'quoted' })
      rest = rest.slice(quoted[0].length).trim()
    } else if (measure?.[1]) {
      tokens.push({ text: measureText(measure[1], measure[2]), kind: 'measure' })
      rest = rest.slice(measure[0].length).trim()
    } else if (word) {
      const text = word[0].replace(/[.,'’+/-]+$/, '')
      if (text) tokens.push({ text, kind: 'word' })
      rest = rest.slice(word[0].length).trim()
    } else if (mark && tokens.length > 0) {
      if (tokens.at(-1)?.kind !== 'mark') tokens.push({ text: MARKS[mark[0]] ?? '–', kind: 'mark' })
      rest = rest.slice(mark[0].length).trim()
    } else rest = rest.slice(1).trim()
  }
  while (tokens.at(-1)?.kind === 'mark') tokens.pop()
  return tokens
}

function measureText(number: string, unit: string | undefined): string {
  const plain = number.replace(/\s/g, '').replace(/[×*X]/g, 'x')
  if (unit === undefined) return plain
  // In '1.500 W' the point groups thousands; in '1.5 kg' it is a decimal point, which Serbian writes as a comma.
  return `${plain.replace(/(\d)\.(\d)(?!\d{2}(?!\d))/g, '$1,$2')} ${UNITS[unit.toLowerCase()] ?? unit}`
}

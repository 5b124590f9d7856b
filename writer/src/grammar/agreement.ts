import type { GenderName } from '../lexicon-schema.ts'
import type { Cases, NumberName } from './noun.ts'

/** The gender and number of the product's noun, with which adjectives, pronouns and verbs agree. */
export interface Agreement {
  readonly gender: GenderName
  readonly number: NumberName
}

type Six = readonly [m: string, f: string, n: string, mPl: string, fPl: string, nPl: string]

export const choose = ({ gender, number }: Agreement, [m, f, n, mPl, fPl, nPl]: Six): string =>
  number === 'sg' ? { m, f, n }[gender] : { m: mPl, f: fPl, n: nPl }[gender]

/** The short pronoun of the product: 'probajte ga', 'dajte mu'. */
export const shortPronoun = (agreement: Agreement, inCase: 'acc' | 'dat'): string =>
  inCase === 'acc'
    ? choose(agreement, ['ga', 'je', 'ga', 'ih', 'ih', 'ih'])
    : choose(agreement, ['mu', 'joj', 'mu', 'im', 'im', 'im'])

const LONG: Readonly<Record<'m' | 'f' | 'pl', Cases>> = {
  m: { nom: 'on', gen: 'njega', dat: 'njemu', acc: 'njega', ins: 'njim', lok: 'njemu' },
  f: { nom: 'ona', gen: 'nje', dat: 'njoj', acc: 'nju', ins: 'njom', lok: 'njoj' },
  pl: { nom: 'oni', gen: 'njih', dat: 'njima', acc: 'njih', ins: 'njima', lok: 'njima' },
}

/** The long pronoun of the product, used after prepositions: 'za njega', 'od nje', 'sa njima'. */
export const longPronoun = ({ gender, number }: Agreement): Cases =>
  LONG[number === 'pl' ? 'pl' : gender === 'f' ? 'f' : 'm']

export const subjectPronoun = (agreement: Agreement): string =>
  choose(agreement, ['on', 'ona', 'ono', 'oni', 'one', 'ona'])

const NOMINATIVE_ENDINGS: Six = ['', 'a', 'o', 'i', 'e', 'a']

/** A participle or adjective ('napravljen') in the nominative form that agrees with the noun. */
export const agreeing = (stem: string, agreement: Agreement): string => {
  const ending = choose(agreement, NOMINATIVE_ENDINGS)
  const soft = /(?:č|ć|ž|š|đ|j|lj|nj|c)$/.test(stem)
  return `${stem}${ending === 'o' && soft ? 'e' : ending}`
}

import type { Gender } from './lexicon/product-noun.ts'

/** Words that agree with a noun's gender and number. */
interface Agreement {
  /** Object pronoun: '30 dana da ga probate'. */
  readonly it: string
  /** The verb 'stići' in the present. */
  readonly arrives: string
}

const AGREEMENT: Readonly<Record<Gender, Agreement>> = {
  m: { it: 'ga', arrives: 'stiže' },
  f: { it: 'je', arrives: 'stiže' },
  n: { it: 'ga', arrives: 'stiže' },
  mp: { it: 'ih', arrives: 'stižu' },
  fp: { it: 'ih', arrives: 'stižu' },
}

export const agreementOf = (gender: Gender): Agreement => AGREEMENT[gender]

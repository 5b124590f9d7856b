import type { Gender } from './lexicon/product-noun.ts'

/** Words that agree with a noun's gender and number. */
interface Agreement {
  /** Object pronoun: '30 dana da ga probate'. */
  readonly it: string
  /** The verb 'stići' in the present. */
  readonly arrives: string
}

const AGREEMENT: Readonly<Record<Gender, Agreement>> = {
  m: { it: 'ga', arrives: 'stigne' },
  f: { it: 'je', arrives: 'stigne' },
  n: { it: 'ga', arrives: 'stigne' },
  mp: { it: 'ih', arrives: 'stignu' },
  fp: { it: 'ih', arrives: 'stignu' },
}

export const agreementOf = (gender: Gender): Agreement => AGREEMENT[gender]

import type { GenderName, NounEntry } from '../lexicon-schema.ts'

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'lok'] as const
export type CaseName = (typeof CASES)[number]
export type Cases = Readonly<Record<CaseName, string>>
export type NumberName = 'sg' | 'pl'

/** All forms of a noun; `sg` is null for a noun that has no singular. */
export interface Paradigm {
  readonly lemma: string
  readonly gender: GenderName
  readonly sg: Cases | null
  readonly pl: Cases
}

const SOFT_END = /(?:č|ć|ž|š|đ|j|lj|nj|dž|c|št|žd)$/
const SOFTENED: Readonly<Record<string, string>> = { k: 'c', g: 'z', h: 's' }

/** Declines a noun by the regular rule and by the principal parts that its entry gives (data/README.md). */
export function decline(noun: NounEntry): Paradigm {
  const { lemma, gender } = noun
  if (noun.fixed) {
    const cases = { nom: lemma, gen: lemma, dat: lemma, acc: lemma, ins: lemma, lok: lemma }
    return { lemma, gender, sg: cases, pl: cases }
  }
  if (noun.number === 'pl') return { lemma, gender, sg: null, pl: pluralOnly(noun) }
  if (gender === 'n') return { lemma, gender, ...neuter(noun) }
  if (lemma.endsWith('a')) return { lemma, gender, ...endingInA(noun) }
  return { lemma, gender, ...(gender === 'f' ? feminineInConsonant(noun) : masculine(noun)) }
}

function masculine(noun: NounEntry): { sg: Cases; pl: Cases } {
  const { lemma } = noun
  const gen = noun.gen ?? `${lemma}a`
  const stem = gen.slice(0, -1)
  const soft = SOFT_END.test(stem)
  const ins = noun.ins ?? `${stem}${soft ? 'em' : 'om'}`
  const sg = { nom: lemma, gen, dat: `${stem}u`, acc: noun.animate ? gen : lemma, ins, lok: `${stem}u` }
  const nomPl = noun.nomPl ?? (syllables(lemma) === 1 ? `${stem}${soft ? 'evi' : 'ovi'}` : `${softened(stem)}i`)
  const lengthened = /[oe]vi$/.test(nomPl) && nomPl !== `${stem}i`
  const accPl = nomPl.endsWith('i') ? `${lengthened ? nomPl.slice(0, -1) : stem}e` : nomPl
  const genPl = noun.genPl ?? (lengthened ? `${nomPl.slice(0, -1)}a` : gen)
  return { sg, pl: plural(nomPl, genPl, noun.datPl ?? `${withoutVowel(nomPl)}ima`, accPl) }
}

function endingInA(noun: NounEntry): { sg: Cases; pl: Cases } {
  const { lemma } = noun
  const stem = lemma.slice(0, -1)
  const dat = noun.dat ?? `${stem}i`
  const sg = { nom: lemma, gen: noun.gen ?? `${stem}e`, dat, acc: `${stem}u`, ins: noun.ins ?? `${stem}om`, lok: dat }
  const nomPl = noun.nomPl ?? `${stem}e`
  return { sg, pl: plural(nomPl, noun.genPl ?? `${stem}a`, noun.datPl ?? `${stem}ama`, nomPl) }
}

function feminineInConsonant(noun: NounEntry): { sg: Cases; pl: Cases } {
  const { lemma } = noun
  const gen = noun.gen ?? `${lemma}i`
  const sg = { nom: lemma, gen, dat: gen, acc: lemma, ins: noun.ins ?? `${lemma}ju`, lok: gen }
  const nomPl = noun.nomPl ?? gen
  return { sg, pl: plural(nomPl, noun.genPl ?? gen, noun.datPl ?? `${withoutVowel(nomPl)}ima`, nomPl) }
}

function neuter(noun: NounEntry): { sg: Cases; pl: Cases } {
  const { lemma } = noun
  const gen = noun.gen ?? `${lemma.slice(0, -1)}a`
  const stem = gen.slice(0, -1)
  const lengthened = stem.length > lemma.length - 1 && !lemma.startsWith(stem)
  const ins = noun.ins ?? (lengthened ? `${stem}om` : `${lemma}m`)
  const sg = { nom: lemma, gen, dat: `${stem}u`, acc: lemma, ins, lok: `${stem}u` }
  const nomPl = noun.nomPl ?? `${stem}a`
  return { sg, pl: plural(nomPl, noun.genPl ?? nomPl, noun.datPl ?? `${withoutVowel(nomPl)}ima`, nomPl) }
}

function pluralOnly(noun: NounEntry): Cases {
  const { lemma, gender } = noun
  const stem = withoutVowel(lemma)
  if (gender === 'f') {
    const ends = lemma.endsWith('i') ? 'ima' : 'ama'
    return plural(lemma, noun.genPl ?? `${stem}a`, noun.datPl ?? `${stem}${ends}`, lemma)
  }
  const acc = gender === 'm' ? `${stem}e` : lemma
  return plural(lemma, noun.genPl ?? `${stem}a`, noun.datPl ?? `${stem}ima`, acc)
}

const plural = (nom: string, gen: string, dat: string, acc: string): Cases => ({
  nom,
  gen,
  dat,
  acc,
  ins: dat,
  lok: dat,
})

const withoutVowel = (form: string) => form.replace(/[aeiou]$/, '')

const softened = (stem: string) => stem.replace(/[kgh]$/, (last) => SOFTENED[last] ?? last)

/** Counts vowels, and an r between consonants, which also forms a syllable ('grb'). */
const syllables = (word: string) => (word.match(/[aeiou]|(?<![aeiou])r(?![aeiou])/g) ?? []).length

import type { GenderName } from '../lexicon-schema.ts'
import type { CaseName, NumberName } from './noun.ts'

/** Adjectives that lose a vowel, or whose final -o changes to -l, before an ending: 'mokar' becomes 'mokra'. */
const IRREGULAR_STEMS: Readonly<Record<string, string>> = {
  bistar: 'bistr',
  brz: 'brz',
  debeo: 'debel',
  dobar: 'dobr',
  dugačak: 'dugačk',
  gladak: 'glatk',
  kratak: 'kratk',
  lagan: 'lagan',
  lak: 'lak',
  mekan: 'mekan',
  mokar: 'mokr',
  okrugao: 'okrugl',
  oštar: 'oštr',
  podao: 'podl',
  sladak: 'slatk',
  tanak: 'tank',
  topao: 'topl',
  uzak: 'usk',
  visok: 'visok',
  zeleni: 'zelen',
}

/** Borrowed words that have one form: 'boja: braon', 'roze torba'. */
const UNDECLINED: ReadonlySet<string> = new Set([
  'braon',
  'roze',
  'bež',
  'krem',
  'teget',
  'bordo',
  'pink',
  'lila',
  'oker',
  'mat',
  'retro',
  'mini',
  'maxi',
  'vintage',
  'inox',
  'slim',
])

/** The stem to which endings are added: 'sklopiv' and 'sklopivi' both give 'sklopiv', 'mokar' gives 'mokr'. */
const adjectiveStem = (lemma: string): string =>
  IRREGULAR_STEMS[lemma] ?? (lemma.endsWith('i') ? lemma.slice(0, -1) : lemma)

const isSoft = (stem: string) => /(?:č|ć|ž|š|đ|j|lj|nj|dž|c|št)$/.test(stem)

/** The form of an adjective that agrees with a noun. The masculine singular keeps the form that is passed in, definite or indefinite. */
export function adjectiveForm(
  lemma: string,
  { gender, number, animate = false }: { gender: GenderName; number: NumberName; animate?: boolean },
  inCase: CaseName,
): string {
  if (UNDECLINED.has(lemma)) return lemma
  const stem = adjectiveStem(lemma)
  const o = isSoft(stem) ? 'e' : 'o'
  if (number === 'pl') {
    if (inCase === 'gen') return `${stem}ih`
    if (inCase === 'dat' || inCase === 'ins' || inCase === 'lok') return `${stem}im`
    if (gender === 'n') return `${stem}a`
    if (gender === 'f') return `${stem}e`
    return inCase === 'nom' ? `${stem}i` : `${stem}e`
  }
  if (gender === 'f') {
    const ending = { nom: 'a', gen: 'e', dat: 'oj', acc: 'u', ins: 'om', lok: 'oj' } as const
    return `${stem}${ending[inCase]}`
  }
  if (inCase === 'nom' || (inCase === 'acc' && !(gender === 'm' && animate))) {
    return gender === 'm' ? lemma : `${stem}${o}`
  }
  if (inCase === 'ins') return `${stem}im`
  return `${stem}${o}${inCase === 'dat' || inCase === 'lok' ? 'm' : 'g'}`
}

const ENDINGS = ['', 'i', 'a', 'o', 'e', 'u', 'og', 'oga', 'eg', 'ega', 'om', 'ome', 'em', 'im', 'ih', 'oj', 'ima']

/** Every form that an adjective can have in a product's name. */
export function adjectiveForms(lemma: string): string[] {
  const stem = adjectiveStem(lemma)
  return [lemma, ...ENDINGS.map((ending) => `${stem}${ending}`)]
}

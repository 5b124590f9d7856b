import { inEkavian, toDialect } from '../dialect/dialect.ts'
import { COLOURS } from '../grammar/colours.ts'
import { forms } from '../grammar/forms.ts'
import { ADJECTIVE_FORMS, HEAD_FORMS, OBJECT_FORMS } from '../lexicon.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { materialOf } from './materials.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Every dictionary form that a word can have. All are converted to Ijekavian, because names and texts may be in either dialect. */
const lemmasOf = (word: string): string[] => {
  const adjective = ADJECTIVE_FORMS.get(word)
  const known = [
    ...(HEAD_FORMS.get(word) ?? []).map(({ entry }) => entry.lemma),
    ...(OBJECT_FORMS.get(word) ?? []).map(({ entry }) => entry.lemma),
    ...(adjective === undefined ? [] : [plainAdjective(adjective)]),
  ]
  const lemmas = known.length > 0 ? known : [forms.lemmaOf(word) ?? word]
  return lemmas.map((lemma) => toDialect(lemma, 'ijekavian'))
}

const lemmasIn = (text: string): string[] => wordsOf(text).flatMap(lemmasOf)

/** Questions that a measure or a size in the name already answers. */
const ABOUT_UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\d (?:mm|cm|m)$|\dx\d/, ['dužina', 'širina', 'visina', 'dimenzija', 'metar', 'veličina', 'mjera']],
  [/\d (?:l|ml)$/, ['zapremina', 'litar', 'litra']],
  [/\d k?W$/, ['snaga']],
  [/\d k?g$/, ['težina', 'nosivost', 'kilogram']],
  [/\d mAh$/, ['kapacitet']],
  [/\d (?:GB|TB)$/, ['memorija', 'kapacitet', 'veličina', 'gigabajt']],
  [/\d inča$/, ['inč', 'veličina']],
  [/\d kom$/, ['komad']],
  [/^[1-4]\d(?:-[1-4]\d)?$|^X*[SML]$/, ['broj', 'veličina']],
]

/** What is asked about a property in other words than the name has: 'Može li da se sklopi?' of what is 'sklopiv'. */
const ABOUT_ADJECTIVES: Readonly<Record<string, readonly string[]>> = {
  podesiv: ['podesiti', 'podešavati', 'razvlačiti', 'razvući'],
  sklopiv: ['sklopiti', 'sklapati'],
  rastegljiv: ['rastegnuti', 'rastezati'],
  teleskopsk: ['izvući', 'izvlačiti', 'produžiti'],
  samolepljiv: ['bušiti', 'bušenje', 'lepiti', 'zalepiti'],
  periv: ['prati', 'oprati', 'pranje'],
  vodootporan: ['pokisnuti', 'voda', 'kiša'],
  bežičn: ['kabl', 'žica'],
  muzičk: ['svirati', 'muzika'],
  dug: ['dužina', 'kratak', 'saginjati', 'sagnuti'],
  tih: ['bučan', 'buka', 'glasan'],
}
const ASKS_COUNT = /(?<!\p{L})(?:jedn[auo] ili dv|da li je par|koliko (?:ih|komada))/iu
const ASKS_MATERIAL = /(?<!\p{L})(?:od čega|sastav|materijal\p{L}*)(?!\p{L})/iu

/**
 * Dictionary forms of what this name adds to its thing: 'kofa' for 'džoger sa kofom', 'boja' for a black product. Words of the thing's
 * first name, and the purpose in any of its names, hold for all such products and are left out.
 */
function lemmasOfName({
  thing,
  complements,
  adjectives,
  others,
  measures,
  modifiers,
}: ProductProfile): ReadonlySet<string> {
  const ofAll = new Set(
    (thing?.names ?? []).flatMap((name, at) => lemmasIn(at === 0 ? name : (/ za (.+)$/.exec(name)?.[1] ?? ''))),
  )
  const answered = [...complements.map(({ text }) => text), ...adjectives, ...others].flatMap(lemmasIn)
  const hasColour = adjectives.some((adjective) => COLOURS.has(plainAdjective(adjective)))
  const stated = [...measures, ...others]
  const isPowered = modifiers.some(({ electric }) => electric === 'yes')
  const measured = ABOUT_UNITS.flatMap(([unit, about]) => (stated.some((each) => unit.test(each)) ? about : []))
  return new Set([
    ...answered.filter((lemma) => !ofAll.has(lemma)),
    ...(hasColour ? ['boja', 'nijansa'] : []),
    ...(isPowered ? ['baterija', 'struja', 'utičnica', 'napajati'] : []),
    ...measured,
    // Also of a part: 'sa dugom drškom'.
    ...[
      ...adjectives,
      ...complements.flatMap(({ text }) => wordsOf(text).map((word) => ADJECTIVE_FORMS.get(word) ?? word)),
    ]
      .flatMap((adjective) => ABOUT_ADJECTIVES[plainAdjective(inEkavian(adjective))] ?? [])
      .map((lemma) => toDialect(lemma, 'ijekavian')),
  ])
}

const ofMaterial = ({ preposition, text }: ProductProfile['complements'][number]): string[] =>
  preposition === 'od' ? wordsOf(text) : []

/** A sentence that asks something, sends the reader to ask or to look it up, or leaves open what the name states. */
const ASKS =
  /\?$|(?<!\p{L})(?:pitajte|zavisi|provjerite|proverite|raspitajte|pogledajte snagu|pogledajte u nazivu|piše u nazivu|(?:u|iz|s|sa) opis(?:u|a|om)|prodavac navodi|neki modeli|nek[ei] (?:jesu|nisu|ima|nema)\p{L}*)(?!\p{L})/iu

/** Returns a check of lexicon texts: true when a text asks about something that the product's name already answers. */
export function asksWhatNameAnswers(profile: ProductProfile): (texts: readonly string[]) => boolean {
  const answered = lemmasOfName(profile)
  const words = [...profile.adjectives, ...profile.others, ...profile.complements.flatMap(ofMaterial)]
  const hasMaterial = words.some((word) => materialOf(inEkavian(word.toLowerCase())) !== undefined)
  const hasCount = profile.measures.some((measure) => / kom$/.test(measure))
  if (answered.size === 0 && !hasMaterial && !hasCount) return () => false
  return (texts) =>
    texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .some(
        (sentence) =>
          ASKS.test(sentence) &&
          ((hasMaterial && ASKS_MATERIAL.test(sentence)) ||
            (hasCount && ASKS_COUNT.test(sentence)) ||
            lemmasIn(sentence).some((lemma) => answered.has(lemma))),
      )
}

import { toDialect } from '../dialect/dialect.ts'
import { COLOURS } from '../grammar/colours.ts'
import { forms } from '../grammar/forms.ts'
import { ADJECTIVE_FORMS, HEAD_FORMS, OBJECT_FORMS } from '../lexicon.ts'
import type { ProductProfile } from '../profile/profile.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/** Every dictionary form that a word may have; in ijekavian, as names and texts may be of either. */
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

/** What is no question any more once such a measure, or such a size, stands in the name. */
const ABOUT_UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\d (?:mm|cm|m)$|\dx\d/, ['dužina', 'širina', 'visina', 'dimenzija', 'metar', 'veličina', 'mjera']],
  [/\d (?:l|ml)$/, ['zapremina', 'litar', 'litra']],
  [/\d k?W$/, ['snaga']],
  [/\d k?g$/, ['težina', 'nosivost', 'kilogram']],
  [/\d mAh$/, ['kapacitet']],
  [/\d kom$/, ['komad']],
  [/^[1-4]\d(?:-[1-4]\d)?$|^X*[SML]$/, ['broj', 'veličina']],
]

/**
 * Dictionary forms of what a name tells beyond what every such thing is: 'kofa' of 'džoger sa kofom', 'boja' of a black one. What the
 * thing's own first name holds, or what any of its names says it is for, is told of all of them and does not count.
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
  ])
}

/** A sentence that asks, or sends the reader to ask or to look it up. */
const ASKS = /\?$|(?<!\p{L})(?:pitajte|proverite|raspitajte|(?:u|iz|s|sa) opis(?:u|a|om)|prodavac navodi)(?!\p{L})/iu

/** Tells whether a text, as it stands in the lexicon, asks about something that the product's name already tells. */
export function asksWhatNameAnswers(profile: ProductProfile): (texts: readonly string[]) => boolean {
  const answered = lemmasOfName(profile)
  if (answered.size === 0) return () => false
  return (texts) =>
    texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .some((sentence) => ASKS.test(sentence) && lemmasIn(sentence).some((lemma) => answered.has(lemma)))
}

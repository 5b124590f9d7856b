import places from '../../data/places.json' with { type: 'json' }
import { THINGS } from '../lexicon.ts'
import type { ThingEntry } from '../lexicon-schema.ts'
import type { Complement } from './complements.ts'
import { type ParsedName, parseName } from './parse-name.ts'

export const plainAdjective = (lemma: string) => lemma.replace(/i$/, '')

/** Prepositions after which stands what the product is for, so that it decides what the product is. */
export const DECIDING = new Set(['za', 'protiv', ''])

interface Pattern {
  readonly thing: ThingEntry
  readonly head: string
  readonly objects: readonly string[]
  /** The complements of those nouns as typed: 'za skočni zglob' is not 'za ručni zglob'. */
  readonly texts: readonly string[]
  readonly adjectives: readonly string[]
  /** Complements as typed, of which no noun is known. */
  readonly phrases: readonly string[]
  /** Other words that decide: 'ring' of 'ring lampa', 'IPL' of 'IPL epilator'. */
  readonly words: readonly string[]
}

let patterns: ReadonlyMap<string, readonly Pattern[]> | undefined

/** Things by the noun of their names. */
function patternsOf(head: string): readonly Pattern[] {
  if (!patterns) {
    const all = THINGS.flatMap((thing) => thing.names.map((name): Pattern => patternOf(thing, parseName(name))))
    patterns = Map.groupBy(all, (pattern) => pattern.head)
  }
  return patterns.get(head) ?? []
}

const patternOf = (thing: ThingEntry, { head, complements, adjectives, others }: ParsedName): Pattern => {
  const known = complements.filter(({ preposition, objects }) => DECIDING.has(preposition) && objects.length > 0)
  return {
    thing,
    head: lemmaOf(head),
    texts: known.map(({ text }) => text),
    objects: known.flatMap(({ objects }) => objects.map(({ noun }) => noun.lemma)),
    adjectives,
    phrases: complements.filter((complement) => !known.includes(complement)).map(({ text }) => text),
    words: others.map(asWord).filter((word) => isPlainWord(word) || isAcronym(word)),
  }
}

/** Nouns that mean the same are one by the entry they stand in. */
const lemmaOf = ({ entry, lemma }: ParsedName['head']) => entry?.lemma ?? lemma

/**
 * The thing that a name speaks of: the same noun, all that the thing's name tells is in the product's, and nothing that
 * decides what the product is for is left over. Of several the one that tells most.
 */
export function thingOf(parsed: ParsedName, deciding: readonly Complement[]): ThingEntry | null {
  const objects = new Set(deciding.flatMap((complement) => complement.objects.map(({ noun }) => noun.lemma)))
  const adjectives = new Set(parsed.adjectives.map(plainAdjective))
  const texts = new Set(parsed.complements.map(({ text }) => text))
  const others = parsed.others.map(asWord)
  const fits = patternsOf(lemmaOf(parsed.head)).filter(
    (pattern) =>
      pattern.objects.every((lemma) => objects.has(lemma)) &&
      pattern.adjectives.every((adjective) => adjectives.has(plainAdjective(adjective))) &&
      pattern.phrases.every((phrase) => texts.has(phrase)) &&
      pattern.words.every((word) => others.includes(word)) &&
      !isOtherwise(parsed, pattern) &&
      (!isBare(pattern) || (parsed.adjectives.every(isBesideThePoint) && !others.some(isTelling))) &&
      deciding.every(
        (complement, place) =>
          isExplained(complement, pattern) || (place > 0 && saysWhere(complement)) || isBeside(complement, pattern),
      ),
  )
  const told = ({ objects: o, texts: t, adjectives: a, phrases: p, words: w }: Pattern) =>
    o.length * 2 + t.filter((text) => texts.has(text)).length + a.length + p.length * 2 + w.length
  return fits.sort((a, b) => told(b) - told(a))[0]?.thing ?? null
}

/** A word that says what the thing is, though we do not know it ('ring lampa'); a name or a number says who made it. */
const isPlainWord = (word: string) => /^\p{Ll}{3,}$/u.test(word)

/** 'GPS ogrlica' is no necklace; other capitals are a maker's. */
const isTelling = (word: string) => isPlainWord(word) || /^(?:GPS|IPL|UV)$/.test(word)

const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** Parts that make another product of a thing whose names lack them: a blanket with sleeves is a garment. */
const OTHERWISE = new Set(['sa rukavima', 'sa slušalicama', 'sa zvučnikom'])
const isOtherwise = ({ complements, others }: ParsedName, { thing, phrases, words }: Pattern): boolean =>
  complements.some(({ text }) => OTHERWISE.has(text) && !phrases.includes(text)) ||
  // 'maska za spavanje Bluetooth' plays music.
  (others.some((word) => /^bluetooth$/i.test(word)) &&
    thing.electric !== 'yes' &&
    words.length === 0 &&
    !SOUNDS.has(thing.shelf))
/** Where a thing may speak Bluetooth without being another. */
const SOUNDS: ReadonlySet<ThingEntry['shelf']> = new Set(['elektronika', 'telefoni', 'auto'])

/** '12u1' and '14u1' tell the same: it is many things in one. */
const asWord = (word: string) => (/^\d+u1$/.test(word) ? 'višeujedan' : word)

const isBare = ({ objects, adjectives, phrases, words }: Pattern) =>
  objects.length + adjectives.length + phrases.length + words.length === 0

/** Adjectives that leave a thing what it is: 'crna torba' is a bag, but 'solarna lampa' is no table lamp. */
const BESIDE_THE_POINT = new Set(
  `žensk mušk dečj dečij mal velik mini maxi nov originaln luksuzn elegantn elegantan moderan modern klasičn retro vintage profesionaln profesionalan univerzaln univerzalan
  drven metaln čeličn aluminijumsk staklen keramičk granitn kožn pamučn svilen silikonsk plastičn plišan vunen gumen bambusov mikrofiber inox rostfraj
  bel bijel crn crven plav zelen žut siv roze ljubičast braon srebrn zlatn providn providan
  bežičn punjiv sklopiv podesiv prilagodljiv prenosiv prenosn anatomsk ergonomsk digitaln električn udobn udoban mek mekan topl lagan mekan jak snažn tih brz
  dupl dvostruk dvostran multifunkcionaln multifunkcionalan višenamensk vodootporan vodootporn nepromočiv kućn kuhinjsk soban zimsk letnj ljetnj dnevn slim soft super extra ultra premium deluxe`
    .trim()
    .split(/\s+/),
)
const isBesideThePoint = (adjective: string) => BESIDE_THE_POINT.has(plainAdjective(adjective))

const PLACES = new Set(places)

/** 'za balkon' behind 'mreža za mačke': where it is used, not what it is. */
const saysWhere = ({ objects }: Complement) => objects.length > 0 && objects.every(({ noun }) => PLACES.has(noun.lemma))

/** A plain word behind a name that tells its thing otherwise: 'linija' of 'laserski nivelator 16 linija'. */
const isBeside = ({ preposition, objects }: Complement, pattern: Pattern): boolean =>
  preposition === '' && objects.length === 0 && !isBare(pattern)

/** A complement that decides is explained when one of its nouns, or its very words, stand in the thing's name too. */
const isExplained = ({ objects, text }: Complement, pattern: Pattern): boolean =>
  objects.some(({ noun }) => pattern.objects.includes(noun.lemma)) || pattern.phrases.includes(text)

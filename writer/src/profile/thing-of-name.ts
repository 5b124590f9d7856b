import adjectiveShelves from '../../data/adjective-shelves.json' with { type: 'json' }
import places from '../../data/places.json' with { type: 'json' }
import { forms } from '../grammar/forms.ts'
import { ADJECTIVE_FORMS, MODIFIERS, OBJECT_FORMS, THINGS } from '../lexicon.ts'
import { ShelfName, type ThingEntry } from '../lexicon-schema.ts'
import type { Complement, ObjectNoun } from './complements.ts'
import { type ParsedName, parseName } from './parse-name.ts'

export const plainAdjective = (lemma: string) => lemma.replace(/i$/, '')

/** Adjectives that indicate a shelf ('invalidska kolica', 'krovni nosač'), used when the noun does not decide. */
const SHELF_OF_ADJECTIVE: ReadonlyMap<string, ShelfName> = new Map(
  Object.entries(adjectiveShelves).map(([adjective, shelf]) => [plainAdjective(adjective), ShelfName.parse(shelf)]),
)
export const shelfOfAdjective = (adjective: string): ShelfName | undefined =>
  SHELF_OF_ADJECTIVE.get(plainAdjective(adjective))

/** Prepositions that introduce the purpose of a product, and so decide which thing it is. '' is a complement without a preposition. */
export const DECIDING = new Set(['za', 'protiv', ''])

interface Pattern {
  readonly thing: ThingEntry
  readonly head: string
  readonly objects: readonly string[]
  /** The whole complements of those nouns: 'za skočni zglob' differs from 'za ručni zglob', although the noun is the same. */
  readonly texts: readonly string[]
  /** Other words of those complements: 'stoni' in 'za stoni tenis', 'pomeranje' in 'za pomeranje nameštaja'. */
  readonly besides: readonly string[]
  readonly adjectives: readonly string[]
  /** Complements without a known noun, as typed. */
  readonly phrases: readonly string[]
  /** Other words that identify the thing: 'ring' in 'ring lampa', 'IPL' in 'IPL epilator'. */
  readonly words: readonly string[]
}

let patterns: ReadonlyMap<string, readonly Pattern[]> | undefined

/** The patterns of all things whose names have this head noun. */
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
    besides: known.flatMap(wordsBeside),
    objects: known.flatMap(({ objects }) => objects.map(({ noun }) => noun.lemma)),
    adjectives,
    phrases: complements.filter((complement) => !known.includes(complement)).map(({ text }) => text),
    words: others.map(asWord).filter((word) => isPlainWord(word) || isAcronym(word)),
  }
}

/** Dictionary forms of a complement's words that are not nouns of the lexicon: verbal nouns and adjectives. */
const wordsBeside = ({ preposition, text, objects }: Complement): string[] =>
  text
    .toLowerCase()
    .split(' ')
    .filter(
      (word) => word !== preposition && !/^(?:i|ili|\d+)$/.test(word) && !objects.some((one) => isFormOf(word, one)),
    )
    .map((word) => ADJECTIVE_FORMS.get(word) ?? forms.lemmaOf(word) ?? word)

const isFormOf = (word: string, { noun }: ObjectNoun): boolean =>
  OBJECT_FORMS.get(word)?.some(({ entry }) => entry === noun) === true

/** Synonyms share an entry, so the lemma of the entry makes them equal. */
const lemmaOf = ({ entry, lemma }: ParsedName['head']) => entry?.lemma ?? lemma

/**
 * Finds the thing that a name describes. It must have the same noun, the product's name must contain every condition of the thing's name,
 * and no complement that states a purpose may remain unexplained. When several fit, the one with most conditions is chosen.
 */
export function thingOf(parsed: ParsedName, deciding: readonly Complement[]): ThingEntry | null {
  const objects = new Set(deciding.flatMap((complement) => complement.objects.map(({ noun }) => noun.lemma)))
  const adjectives = new Set(parsed.adjectives.map(plainAdjective))
  const texts = new Set(parsed.complements.map(({ text }) => text))
  const besides = new Set(deciding.flatMap(wordsBeside))
  const others = parsed.others.map(asWord)
  const fits = patternsOf(lemmaOf(parsed.head)).filter(
    (pattern) =>
      pattern.objects.every((lemma) => objects.has(lemma)) &&
      pattern.besides.every((word) => besides.has(word)) &&
      pattern.adjectives.every((adjective) => adjectives.has(plainAdjective(adjective))) &&
      pattern.phrases.every((phrase) => texts.has(phrase)) &&
      pattern.words.every((word) => others.includes(word)) &&
      !isOtherwise(parsed, pattern) &&
      (!isBare(pattern) || (parsed.adjectives.every(isBesideThePoint) && !others.some(isSpecific))) &&
      deciding.every(
        (complement, place) =>
          isExplained(complement, pattern) ||
          (place > 0 && namesPlace(complement)) ||
          isBeside(complement, pattern) ||
          namesWearer(complement, pattern.thing),
      ),
  )
  const countOfConditions = ({ objects: o, texts: t, adjectives: a, phrases: p, words: w }: Pattern) =>
    o.length * 2 + t.filter((text) => texts.has(text)).length + a.length + p.length * 2 + w.length
  return fits.sort((a, b) => countOfConditions(b) - countOfConditions(a))[0]?.thing ?? null
}

/** An ordinary word that indicates the type of product even if it is unknown ('ring lampa'); proper names and numbers indicate the maker. */
const isPlainWord = (word: string) => /^\p{Ll}{3,}$/u.test(word)

/** Acronyms that change the product: a 'GPS ogrlica' is not a necklace. Other capitals belong to the maker. */
const isSpecific = (word: string) => (isPlainWord(word) && !WORDS_OF_ANY.has(word)) || /^(?:GPS|IPL|UV)$/.test(word)

/** Words that do not change the product: materials, and what sellers add to any name. */
const WORDS_OF_ANY = new Set(
  'pamuk bambus inox silikon saten poliester viskoza mikrofiber drvo plastika metal guma akcija original model gratis free boja boje novo hit top kvalitet kvaliteta'.split(
    ' ',
  ),
)

/**
 * Complements that do not change the product, because they state only how many people, how often or where: 'ljuljaška za 3 osobe', 'majica
 * za svaki dan'.
 */
const FOR_ANYBODY =
  /^za (?:(?:\d+|jednu|dve|dvije|tri|četiri|pet|šest|više) (?:osob\p{L}+|ljudi)|dvoje|troje|četvoro|početnike|poklon|svaki dan|dom|kuću|dom i baštu|dom i kancelariju|(?:kućnu|profesionalnu|svakodnevnu) upotrebu)$/u
/** Applies to clothes only: a razor for women is a different product from a razor for men. */
const FOR_WEARERS = /^za (?:žene|muškarce|dame|odrasle)$/u
const namesWearer = ({ preposition, text }: Complement, { shelf }: ThingEntry): boolean =>
  FOR_ANYBODY.test(text) ||
  (shelf === 'odeća i obuća' && FOR_WEARERS.test(text)) ||
  (preposition === '' && WORDS_OF_ANY.has(text))

const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** Parts that make it a different product, unless the thing's own name has them: a blanket with sleeves is a garment. */
const OTHERWISE = new Set([
  'sa rukavima',
  'sa slušalicama',
  'sa zvučnikom',
  'na naduvavanje',
  'sa težinom',
  'oko struka',
])
const isOtherwise = (parsed: ParsedName, pattern: Pattern): boolean => {
  const { complements, others } = parsed
  const { thing, phrases, words } = pattern
  const adjectives = parsed.adjectives.map(plainAdjective).filter((adjective) => !patternHas(pattern, adjective))
  return (
    complements.some(({ text }) => (OTHERWISE.has(text) || /^u obliku /.test(text)) && !phrases.includes(text)) ||
    complements.some((complement) => isForVehicle(complement, pattern)) ||
    (thing.electric === 'no' &&
      (adjectives.some((adjective) => ELECTRIC.has(adjective)) ||
        complements.some(({ text }) => ELECTRIC.has(text) && !phrases.includes(text)))) ||
    (isSpread(thing) && adjectives.some((adjective) => SOLID.has(adjective))) ||
    adjectives.some((adjective) => isElsewhere(adjective, thing)) ||
    // A 'maska za spavanje Bluetooth' plays music, so it is not the ordinary sleep mask.
    (others.some((word) => /^bluetooth$/i.test(word)) &&
      thing.electric !== 'yes' &&
      words.length === 0 &&
      !SOUNDS.has(thing.shelf))
  )
}

const patternHas = ({ adjectives }: Pattern, adjective: string) =>
  adjectives.some((own) => plainAdjective(own) === adjective)

/** Words that imply electricity: a product with one of them cannot be a thing that needs none. */
const ELECTRIC: ReadonlySet<string> = new Set(
  MODIFIERS.filter(({ electric }) => electric === 'yes').flatMap(({ adjectives = [], phrases = [] }) => [
    ...adjectives.map(plainAdjective),
    ...phrases,
  ]),
)

const VEHICLES = new Set(
  'auto automobil kola kamion kamper kombi motor motocikl skuter traktor vozilo gepek prtljažnik ventilacija'.split(
    ' ',
  ),
)

/** A product for a vehicle, or used in one ('krema za kožu u autu'), is not a thing of the household. */
const isForVehicle = ({ objects, text }: Complement, { thing, objects: own, phrases }: Pattern): boolean =>
  thing.shelf !== 'auto' &&
  !phrases.includes(text) &&
  objects.some(({ noun }) => VEHICLES.has(noun.lemma) && !own.includes(noun.lemma))

/** A cosmetic has no season and no solid material, so a 'zimska maska za lice' is something to wear. */
const isSpread = ({ kind, shelf }: ThingEntry) =>
  kind === 'apply' && (shelf === 'lepota' || shelf === 'nega i zdravlje')
const SOLID = new Set(
  `zimsk letnj ljetnj vunen pleten pamučn svilen saten platnen kožn gumen silikonsk plastičn metaln staklen drven elastičn
  sportsk skijašk zaštitn termo radn medicinsk hiruršk`
    .trim()
    .split(/\s+/),
)

/** Shelves whose adjectives occur with things of any shelf: 'dečji' describes most things, and 'ortopedski' also insoles and slippers. */
const ANYWHERE: ReadonlySet<ShelfName> = new Set(['bebe i deca', 'nega i zdravlje'])

/** True when an adjective indicates a shelf other than the thing's: 'baštenski' next to a thing that is not for the garden. */
const isElsewhere = (adjective: string, { shelf }: ThingEntry): boolean => {
  const shelfNamed = shelfOfAdjective(adjective)
  return shelfNamed !== undefined && shelfNamed !== shelf && !ANYWHERE.has(shelfNamed)
}
/** Shelves whose things may have Bluetooth without becoming another product. */
const SOUNDS: ReadonlySet<ThingEntry['shelf']> = new Set(['elektronika', 'telefoni', 'auto'])

/** '12u1' and '14u1' are treated as the same word: both mean many things in one. */
const asWord = (word: string) => (/^\d+u1$/.test(word) ? 'višeujedan' : word)

const isBare = ({ objects, adjectives, phrases, words }: Pattern) =>
  objects.length + adjectives.length + phrases.length + words.length === 0

/** Adjectives that do not change the product: a 'crna torba' is a bag, but a 'solarna lampa' is not a table lamp. */
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

/** True for a complement that states where the product is used, not its purpose: 'za balkon' after 'mreža za mačke'. */
const namesPlace = ({ objects }: Complement) =>
  objects.length > 0 && objects.every(({ noun }) => PLACES.has(noun.lemma))

/**
 * An ordinary noun without a preposition can be ignored when other words of the name identify the thing: 'linija' in 'laserski nivelator 16
 * linija'.
 */
const isBeside = ({ preposition, objects }: Complement, pattern: Pattern): boolean =>
  preposition === '' && objects.length === 0 && !isBare(pattern)

/** A complement is explained when the thing's name contains its nouns or its exact words. */
const isExplained = ({ objects, text }: Complement, pattern: Pattern): boolean =>
  pattern.phrases.includes(text) || joinedParts(text, objects).some((part) => isWithin(part, pattern))

/** Splits a complement at 'i' and 'ili': one part of 'za leđa i vrat' is enough for a match, but 'za sečenje pločica' must match whole. */
const joinedParts = (text: string, objects: readonly ObjectNoun[]): ObjectNoun[][] =>
  text
    .toLowerCase()
    .split(/ (?:i|ili) /)
    .map((part) => objects.filter((object) => part.split(' ').some((word) => isFormOf(word, object))))

const isWithin = (objects: readonly ObjectNoun[], pattern: Pattern): boolean =>
  objects.length > 0 && objects.every(({ noun }) => pattern.objects.includes(noun.lemma))

import adjectiveShelves from '../../data/adjective-shelves.json' with { type: 'json' }
import places from '../../data/places.json' with { type: 'json' }
import { forms } from '../grammar/forms.ts'
import { ADJECTIVE_FORMS, MODIFIERS, OBJECT_FORMS, THINGS } from '../lexicon.ts'
import { ShelfName, type ThingEntry } from '../lexicon-schema.ts'
import type { Complement, ObjectNoun } from './complements.ts'
import { type ParsedName, parseName } from './parse-name.ts'

export const plainAdjective = (lemma: string) => lemma.replace(/i$/, '')

/** 'invalidska kolica', 'krovni nosač': words that say where a thing belongs, where its noun does not decide. */
const SHELF_OF_ADJECTIVE: ReadonlyMap<string, ShelfName> = new Map(
  Object.entries(adjectiveShelves).map(([adjective, shelf]) => [plainAdjective(adjective), ShelfName.parse(shelf)]),
)
export const shelfOfAdjective = (adjective: string): ShelfName | undefined =>
  SHELF_OF_ADJECTIVE.get(plainAdjective(adjective))

/** Prepositions after which stands what the product is for, so that it decides what the product is. */
export const DECIDING = new Set(['za', 'protiv', ''])

interface Pattern {
  readonly thing: ThingEntry
  readonly head: string
  readonly objects: readonly string[]
  /** The complements of those nouns as typed: 'za skočni zglob' is not 'za ručni zglob'. */
  readonly texts: readonly string[]
  /** Words of those complements that are no noun we know: 'stoni' of 'za stoni tenis', 'pomeranje' of 'za pomeranje nameštaja'. */
  readonly besides: readonly string[]
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
    besides: known.flatMap(wordsBeside),
    objects: known.flatMap(({ objects }) => objects.map(({ noun }) => noun.lemma)),
    adjectives,
    phrases: complements.filter((complement) => !known.includes(complement)).map(({ text }) => text),
    words: others.map(asWord).filter((word) => isPlainWord(word) || isAcronym(word)),
  }
}

/** Of the words of a complement the dictionary forms of those that are no noun we know: verbal nouns and adjectives. */
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

/** A word that says what the thing is, though we do not know it ('ring lampa'); a name or a number says who made it. */
const isPlainWord = (word: string) => /^\p{Ll}{3,}$/u.test(word)

/** 'GPS ogrlica' is no necklace; other capitals are a maker's. */
const isSpecific = (word: string) => (isPlainWord(word) && !WORDS_OF_ANY.has(word)) || /^(?:GPS|IPL|UV)$/.test(word)

/** Behind a name: what it is made of, and what sellers say of any product. */
const WORDS_OF_ANY = new Set(
  'pamuk bambus inox silikon saten poliester viskoza mikrofiber drvo plastika metal guma akcija original model gratis free boja boje novo hit top kvalitet kvaliteta'.split(
    ' ',
  ),
)

/** 'ljuljaška za 3 osobe', 'majica za svaki dan': for how many and how often, which leaves a thing what it is. */
const FOR_ANYBODY =
  /^za (?:(?:\d+|jednu|dve|dvije|tri|četiri|pet|šest|više) (?:osob\p{L}+|ljudi)|dvoje|troje|četvoro|početnike|poklon|svaki dan|dom|kuću|dom i baštu|dom i kancelariju|(?:kućnu|profesionalnu|svakodnevnu) upotrebu)$/u
/** Of clothes only: a razor for women is another than a man's. */
const FOR_WEARERS = /^za (?:žene|muškarce|dame|odrasle)$/u
const namesWearer = ({ preposition, text }: Complement, { shelf }: ThingEntry): boolean =>
  FOR_ANYBODY.test(text) ||
  (shelf === 'odeća i obuća' && FOR_WEARERS.test(text)) ||
  (preposition === '' && WORDS_OF_ANY.has(text))

const isAcronym = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** Parts that make another product of a thing whose names lack them: a blanket with sleeves is a garment. */
const OTHERWISE = new Set(['sa rukavima', 'sa slušalicama', 'sa zvučnikom', 'na naduvavanje', 'sa težinom'])
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
    // 'maska za spavanje Bluetooth' plays music.
    (others.some((word) => /^bluetooth$/i.test(word)) &&
      thing.electric !== 'yes' &&
      words.length === 0 &&
      !SOUNDS.has(thing.shelf))
  )
}

const patternHas = ({ adjectives }: Pattern, adjective: string) =>
  adjectives.some((own) => plainAdjective(own) === adjective)

/** Words that say a product needs current: a thing that needs none is another. */
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

/** 'krema za kožu u autu': what is for a vehicle, or used in one, is no thing of the house. */
const isForVehicle = ({ objects, text }: Complement, { thing, objects: own, phrases }: Pattern): boolean =>
  thing.shelf !== 'auto' &&
  !phrases.includes(text) &&
  objects.some(({ noun }) => VEHICLES.has(noun.lemma) && !own.includes(noun.lemma))

/** What is spread on the skin has no season and is made of nothing solid: 'zimska maska za lice' is worn. */
const isSpread = ({ kind, shelf }: ThingEntry) =>
  kind === 'apply' && (shelf === 'lepota' || shelf === 'nega i zdravlje')
const SOLID = new Set(
  `zimsk letnj ljetnj vunen pleten pamučn svilen saten platnen kožn gumen silikonsk plastičn metaln staklen drven elastičn
  sportsk skijašk zaštitn termo radn medicinsk hiruršk`
    .trim()
    .split(/\s+/),
)

/** Said of things of any shelf: children have a smaller one of all, and 'ortopedski' are also insoles and slippers. */
const ANYWHERE: ReadonlySet<ShelfName> = new Set(['bebe i deca', 'nega i zdravlje'])

/** 'baštenski' beside a thing of another shelf tells that it is not that one. */
const isElsewhere = (adjective: string, { shelf }: ThingEntry): boolean => {
  const shelfNamed = shelfOfAdjective(adjective)
  return shelfNamed !== undefined && shelfNamed !== shelf && !ANYWHERE.has(shelfNamed)
}
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
const namesPlace = ({ objects }: Complement) =>
  objects.length > 0 && objects.every(({ noun }) => PLACES.has(noun.lemma))

/** A plain word behind a name that tells its thing otherwise: 'linija' of 'laserski nivelator 16 linija'. */
const isBeside = ({ preposition, objects }: Complement, pattern: Pattern): boolean =>
  preposition === '' && objects.length === 0 && !isBare(pattern)

/** A complement that decides is explained when its nouns, or its very words, stand in the thing's name too. */
const isExplained = ({ objects, text }: Complement, pattern: Pattern): boolean =>
  pattern.phrases.includes(text) || joinedParts(text, objects).some((part) => isWithin(part, pattern))

/** What 'i' joins: one of 'za leđa i vrat' is enough, but all of 'za sečenje pločica' is needed. */
const joinedParts = (text: string, objects: readonly ObjectNoun[]): ObjectNoun[][] =>
  text
    .toLowerCase()
    .split(/ (?:i|ili) /)
    .map((part) => objects.filter((object) => part.split(' ').some((word) => isFormOf(word, object))))

const isWithin = (objects: readonly ObjectNoun[], pattern: Pattern): boolean =>
  objects.length > 0 && objects.every(({ noun }) => pattern.objects.includes(noun.lemma))

import type { Correction } from '@izlog/contracts/http/understanding'
import type { Agreement } from '../grammar/agreement.ts'
import type { Cases } from '../grammar/noun.ts'
import { HEAD_FORMS, MODIFIERS, objectEntryOf } from '../lexicon.ts'
import type {
  Electric,
  HeadEntry,
  KindName,
  ModifierEntry,
  NounTextsEntry,
  ObjectEntry,
  ShelfName,
  ThingEntry,
} from '../lexicon-schema.ts'
import { TraitName } from '../lexicon-schema.ts'
import type { Complement } from './complements.ts'
import { nounTextsOf } from './noun-texts.ts'
import { type ParsedName, parseName } from './parse-name.ts'
import { type Stated, statedBy } from './stated.ts'
import { DECIDING, plainAdjective, shelfOfAdjective, thingOf } from './thing-of-name.ts'

/** 'sure': noun and complement are known. 'likely': the noun is known, but not its purpose or its shelf. 'unsure': the noun is unknown. */
type Confidence = 'sure' | 'likely' | 'unsure'

/** Everything that the name reveals about a product; all generated texts are based on it. */
export interface ProductProfile {
  readonly typed: string
  /** With diacritics, in sentence case, in Latin letters. */
  readonly name: string
  /** The dictionary form of the noun. */
  readonly lemma: string
  readonly noun: Cases
  readonly agreement: Agreement
  /** What is ordered, in the accusative: 'zimske čizme sa krznom'. */
  readonly short: string
  readonly adjectives: readonly string[]
  readonly complements: readonly Complement[]
  readonly others: readonly string[]
  readonly measures: readonly string[]
  readonly kind: KindName
  /** Null when unknown. */
  readonly shelf: ShelfName | null
  readonly electric: Electric
  readonly worn: boolean
  readonly eaten: boolean
  readonly skin: boolean
  readonly confidence: Confidence
  readonly modifiers: readonly ModifierEntry[]
  /** Facts that the name states, with their texts; empty when nobody wrote about the product or its noun. */
  readonly stated: readonly Stated[]
  readonly thing: ThingEntry | null
  /** The texts that hold for every product with this head noun; null when the product is a thing, or nobody wrote about its noun. */
  readonly nounTexts: NounTextsEntry | null
}

/** Understands a product from its name as typed, in any of the usual spellings. Never throws. */
export function understand(typed: string, correction: Correction = {}): ProductProfile {
  const parsed = parseName(typed, correction.number)
  const { head, complements, adjectives } = parsed
  const deciding = complements.filter((complement) => DECIDING.has(complement.preposition) || isContents(complement))
  const found = head.known === 'lexicon' ? thingOf(parsed, deciding) : null
  const ofCar = isOfCar(parsed) || (found === null && endsInCar(parsed))
  const wanted = correction.shelf ?? (ofCar ? 'auto' : found?.shelf)
  const thing = found?.shelf === wanted ? found : null
  const entry = SETS.has(head.lemma) ? (contentsOf(parsed) ?? head.entry) : head.entry
  const decidesShelf = decidingObject(deciding)
  // 'lepak za pločice' and 'sekač za pločice' do not clean them.
  const isHandiwork = entry !== null && decidesShelf?.noun.lemma === 'pločica' && HANDIWORK.has(entry.kind)
  const ofObject = isHandiwork ? 'alat' : decidesShelf?.shelf
  const ownShelf = entry === null ? null : entry.ownShelf || ofObject === undefined ? entry.shelf : ofObject
  const ofAdjective = adjectives.flatMap((adjective) => shelfOfAdjective(adjective) ?? [])[0]
  const ofPhone = entry !== null && !entry.ownShelf && parsed.words.some(({ lower }) => PHONES.has(lower))
  const shelf =
    correction.shelf ??
    thing?.shelf ??
    (ofCar ? 'auto' : undefined) ??
    (measuresBlood(parsed) ? 'nega i zdravlje' : undefined) ??
    (isOfSmartWatch(parsed) ? 'elektronika' : undefined) ??
    (ofPhone ? 'telefoni' : entry?.ownShelf ? ownShelf : (ofAdjective ?? ownShelf)) ??
    (head.known === 'grammar' ? (decidesShelf?.shelf ?? null) : null)
  const kind =
    correction.shelf !== undefined && correction.shelf !== (thing?.shelf ?? ownShelf)
      ? 'other'
      : (thing?.kind ?? entry?.kind ?? 'other')
  const modifiers = modifiersOf(parsed, kind, shelf)
  const unknownComplement = deciding.some(({ objects: known, preposition }) => known.length === 0 && preposition !== '')
  const confidence: Confidence =
    head.known !== 'lexicon'
      ? 'unsure'
      : thing
        ? 'sure'
        : unknownComplement
          ? 'likely'
          : entry?.ownShelf
            ? 'sure'
            : 'likely'
  const electric =
    thing?.electric ?? modifiers.find(({ electric }) => electric)?.electric ?? entry?.electric ?? 'unknown'
  const { worn = false, eaten = false, skin = false } = entry ?? {}
  const traits = { worn, eaten, skin, powered: electric === 'yes' }
  const nounTexts = thing ? null : nounTextsOf(parsed, { shelf, electric })
  return {
    typed,
    name: parsed.name || 'Proizvod',
    lemma: head.lemma,
    noun: head.cases,
    agreement: head.agreement,
    short: parsed.short,
    adjectives,
    complements,
    others: parsed.others,
    measures: parsed.measures,
    kind,
    shelf,
    electric,
    worn,
    eaten,
    skin,
    confidence,
    modifiers,
    // Readers marked pages down on which a word of the name alone described the product ('sklopiv' on a warning triangle).
    stated:
      nounTexts === null && thing === null
        ? []
        : statedBy(parsed, { kind, shelf, traits: new Set(TraitName.options.filter((trait) => traits[trait])) }),
    thing,
    nounTexts,
  }
}

/** 'aparat za šećer' and 'trakice za merenje šećera' are no kitchen ware. */
const measuresBlood = ({ head, complements }: ParsedName): boolean =>
  /^(?:aparat|merač|merilac|mjerač|trakic)/.test(head.lemma) &&
  complements.some(({ objects }) => objects.some(({ noun }) => noun.lemma === 'šećer' || noun.lemma === 'glukoza'))

/** 'narukvica za Samsung watch' is no jewel. */
const isOfSmartWatch = ({ complements }: ParsedName): boolean =>
  complements.some(({ text }) => /(?<!\p{L})(?:watch|smartwatch|mi band|pametni sat)(?!\p{L})/iu.test(text))

const HANDIWORK: ReadonlySet<KindName> = new Set(['attach', 'cut', 'repair', 'drill'])

/** Shelves on which a thing stays what it is, whatever is done to it: a brush for cleaning a bathroom is for cleaning. */
const HOMELY: ReadonlySet<ShelfName> = new Set(['dom', 'kuhinja', 'kupatilo'])

/**
 * The noun of the complements that decides the shelf. The object of an act decides before the act ('za čišćenje lica', 'za držanje leđa'),
 * and the purpose before what is kept away ('protiv leda za šoferšajbnu').
 */
function decidingObject(deciding: readonly Complement[]): ObjectEntry | undefined {
  const inOrder = [
    ...deciding.filter(({ preposition }) => preposition !== 'protiv'),
    ...deciding.filter(({ preposition }) => preposition === 'protiv'),
  ]
  const all = inOrder.map(({ objects }) => objects.flatMap(({ noun }) => objectEntryOf(noun) ?? []))
  const [first, second] = all.flat()
  // In 'četka za dlaku mačke' the animal decides.
  const animal = all[0]?.find(({ noun, shelf }) => shelf === 'ljubimci' && noun.animate)
  if (animal) return animal
  // 'nastavak za trimer za bradu': a trimmer alone is the garden's.
  const isAct = first?.noun.lemma.endsWith('nje') === true || first?.noun.lemma === 'trimer'
  const staysCleaning = first?.shelf === 'čišćenje' && second !== undefined && HOMELY.has(second.shelf)
  return isAct && second !== undefined && !staysCleaning ? second : first
}

/** What comes in a case or a bag and names it: 'kofer sa alatom' is no suitcase. */
const isContents = ({ preposition, objects }: Complement): boolean =>
  preposition === 'sa' && objects.some(({ noun }) => noun.lemma === 'alat' || noun.lemma === 'šminka')

/** A car's model makes a carpet or a cover one for that car. 'golf' and 'polo' alone are a sport and a shirt. */
const isOfCar = ({ words, head, adjectives }: ParsedName): boolean =>
  words.some(
    ({ lower }, at) =>
      CARS.has(lower) || (/^(?:golf|polo|seat|ford)$/.test(lower) && /^\d/.test(words[at + 1]?.lower ?? '')),
  ) ||
  (head.lemma === 'ulje' && adjectives.some((adjective) => plainAdjective(adjective) === 'motorn'))

/** 'držač za čašu auto'. */
const endsInCar = ({ words, complements }: ParsedName): boolean =>
  words.at(-1)?.lower === 'auto' &&
  complements.some(({ preposition }) => preposition === 'za') &&
  !complements.some(({ objects }) => isForChild(objects))
const isForChild = (objects: Complement['objects']): boolean =>
  objects.some(({ noun }) => objectEntryOf(noun)?.shelf === 'bebe i deca')
const CARS = new Set(
  'vw passat pasat tiguan touran caddy audi bmw opel astra corsa zafira insignia vectra škoda octavia oktavija fabia superb punto stilo megane clio scenic peugeot citroen mercedes toyota yaris corolla dacia duster logan sandero hyundai kia volvo mazda nissan qashqai'.split(
    ' ',
  ),
)

/** Nouns that only count; the product is what they contain. */
const SETS = new Set(['set', 'komplet', 'garnitura', 'paket', 'par', 'pakovanje', 'kutija'])

/** The noun of the contents: 'gedora' in 'set gedora', 'noža' in 'set od 3 noža'. */
function contentsOf({ words, complements }: ParsedName): HeadEntry | null {
  const at = words.findIndex(({ lower }) => SETS.has(lower))
  const end = complements.find(({ preposition }) => preposition !== '' && preposition !== 'od')?.preposition
  for (const { lower, kind } of words.slice(at + 1)) {
    if (lower === end) return null
    const found =
      kind === 'word' ? HEAD_FORMS.get(lower)?.find(({ inCase }) => inCase === 'gen' || inCase === 'acc') : undefined
    if (found) return found.entry
  }
  return null
}

/** Identical for all names of the same product, so that a second seller's page can be recognised and written differently. */
export const productKeyOf = ({ thing, lemma, complements, name }: ProductProfile): string =>
  thing?.id ??
  (lemma === 'proizvod' ? name.toLowerCase() : undefined) ??
  [lemma, ...complements.flatMap(({ objects }) => objects.map(({ noun }) => noun.lemma))].join(' ')

/** Phone makers and models: an accessory for them belongs on the phone shelf unless its noun has a shelf of its own. */
const PHONES = new Set([
  'iphone',
  'samsung',
  'galaxy',
  'huawei',
  'honor',
  'xiaomi',
  'redmi',
  'poco',
  'realme',
  'motorola',
  'nokia',
  'oppo',
  'vivo',
  'oneplus',
])

function modifiersOf(
  { adjectives, complements, words }: ParsedName,
  kind: KindName,
  shelf: ShelfName | null,
): ModifierEntry[] {
  const plain = new Set(adjectives.map(plainAdjective))
  const text = ` ${words.map(({ lower }) => lower).join(' ')} `
  const phrases = complements.map((complement) => ` ${complement.text} `)
  return MODIFIERS.filter(
    (modifier) =>
      (modifier.adjectives?.some((adjective) => plain.has(plainAdjective(adjective))) ||
        modifier.phrases?.some(
          (phrase) => text.includes(` ${phrase} `) || phrases.some((one) => one.includes(` ${phrase} `)),
        )) &&
      (modifier.kinds === undefined || modifier.kinds.includes(kind)) &&
      (modifier.shelves === undefined || (shelf !== null && modifier.shelves.includes(shelf))),
  )
}

import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import { inEkavian, toDialect } from '../dialect/dialect.ts'
import { adjectiveForm } from '../grammar/adjective.ts'
import { COLOURS } from '../grammar/colours.ts'
import { forms as lemmas } from '../grammar/forms.ts'
import type { Complement } from '../profile/complements.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { fillTexts } from './gather.ts'
import { materialOf } from './materials.ts'
import { contentOf, repeatsContent } from './repeats.ts'
import { shareTopic } from './topics.ts'
import { capitalised, type Writing } from './writing.ts'

/** A page has room for this many bullets about words of the name that its other texts leave out. */
const MAX_BULLETS = 2
const MAX_WORDS = 5

/**
 * The beginnings of the words of a family, in both dialects: 'poklopac' and 'poklopc' for 'poklopcem', 'drv' for 'drveni'. The page may be
 * in either dialect.
 */
function stemsOf(word: string): string[] {
  const plain = inEkavian(word.toLowerCase())
  const material = materialOf(plain)
  if (material !== undefined) return [material.stem]
  const forms = [plain, lemmas.lemmaOf(plain) ?? plain].map((form) => {
    const cut = form.replace(/(?:ima|ama|ni|an|im|om|em|i|a|o|e|u)$/, '')
    return cut.length >= 3 ? cut : form
  })
  return [...new Set([...forms, ...forms.map((form) => toDialect(form, 'ijekavian'))])]
}

const familiesIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(wordsOf))]

/** True when the texts have a word of the same family. */
function isMentioned(word: string, mentioned: readonly string[]): boolean {
  const stems = stemsOf(word)
  return mentioned.some((each) => stems.some((stem) => each.startsWith(stem)))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Words that the thing's own names have ('magnetne trepavice') hold for all such products, and its own texts speak of them. */
const ofThing = ({ profile }: Writing): readonly string[] => profile.thing?.names.slice(0, 1) ?? []

/**
 * Bullets about what the name states, and the page's other bullets and `texts` leave out: a stated fact's own, else that the part belongs to the
 * price. Every second seller's page has the latter, so that the two differ.
 */
export function unsaidBullets(writing: Writing, onPage: readonly Bullet[], others: readonly string[]): Bullet[] {
  const { profile, turn } = writing
  const texts = [...others, ...onPage.flatMap(({ title, text }) => [title, text])]
  const mentioned = familiesIn([...texts, ...ofThing(writing)])
  const contents = texts.map(contentOf)
  const bullets: Bullet[] = []
  for (const { words, isMeasure, texts: own } of turn % 2 === 1 ? [] : profile.stated) {
    const [first] = own.bullets ?? []
    if (isMeasure || first === undefined || words.length === 0 || words.every((word) => isMentioned(word, mentioned)))
      continue
    const [title, text] = fillTexts(writing, first)
    mentioned.push(...words)
    const isRepeated =
      contents.some((each) => repeatsContent(each, contentOf(`${title} ${text}`))) ||
      onPage.some((each) => shareTopic([each.title, each.text], [title, text]))
    if (!isRepeated) bullets.push({ title, text })
  }
  return [...bullets, ...partBullets(writing, mentioned)].slice(0, MAX_BULLETS)
}

const WITH_PART = [
  'Cena je za {acc} [sa], bez doplate.',
  '{Nom} {stiže|stižu} baš u toj izvedbi, pa to ne birate i ne doplaćujete posebno.',
]

/** One plain bullet for each part that no other text mentions: true of whatever is sold 'sa' something. */
function partBullets({ profile, fill, turn }: Writing, mentioned: readonly string[]): Bullet[] {
  const parts = profile.complements
    .filter(({ preposition }) => preposition === 'sa' || preposition === 's')
    .flatMap((complement) =>
      phrasesOf(complement).filter((phrase) => !phrase.words.some((word) => isMentioned(word, mentioned))),
    )
  const text = WITH_PART[turn % WITH_PART.length] ?? ''
  return parts.map(({ phrase }) => ({ title: capitalised(phrase), text: fill(text).replace('[sa]', phrase) }))
}

/** 'sa kofom i pedalom' names two parts; 'sa duplom kočnicom' one, with its adjective. */
function phrasesOf({ text, objects, preposition }: Complement): { phrase: string; words: readonly string[] }[] {
  const [, ...words] = text.split(' ')
  const parts = words.join(' ').split(/ (?:i|te) /)
  const nouns = objects.map(({ cases }) => cases.ins)
  if (words.length > MAX_WORDS && parts.length === 1) return []
  return parts.map((part) => ({
    phrase: `${preposition} ${part}`,
    words:
      nouns.filter((noun) => part.includes(noun)).length > 0
        ? nouns.filter((noun) => part.includes(noun))
        : wordsOf(part).filter((word) => word.length > 3),
  }))
}

/** A line of facts from the name that the page leaves out otherwise: 'U pakovanju: 6 komada. Boja: bela.' Null when it has all. */
export function factsOfName(writing: Writing, texts: readonly string[]): string | null {
  const { profile, localize } = writing
  const { adjectives, complements, measures, others, kind, name, stated: facts } = profile
  const ofBullets = facts.filter(({ texts: { bullets = [] } }) =>
    bullets.some((bullet) => texts.includes(fillTexts(writing, bullet)[1])),
  )
  const mentioned = familiesIn([...texts, ...ofBullets.flatMap(({ words }) => words)])
  const stated = (label: string, value: string | undefined) =>
    value === undefined ? [] : [`${localize(label)}: ${value}.`]
  const spoken = adjectives.map(inEkavian).map((adjective) => ({ adjective, plain: plainAdjective(adjective) }))
  const feminine = (adjective: string) => localize(adjectiveForm(adjective, { gender: 'f', number: 'sg' }, 'nom'))
  // In 'sa drškom od drveta' the material is the handle's; imitations are not what they imitate.
  const ofWhole = complements.filter(
    ({ preposition }, at) => preposition === 'od' && !/^sa?$/.test(complements[at - 1]?.preposition ?? ''),
  )
  const isImitation = /(?<!\p{L})(?:eko|ekološk\p{L}+|veštačk\p{L}+|vještačk\p{L}+|imitacij\p{L}+)(?!\p{L})/iu.test(
    name,
  )
  const materials = (isImitation ? [] : [...adjectives, ...ofWhole.flatMap(({ text }) => wordsOf(text)), ...others])
    .flatMap((word) => materialOf(inEkavian(word.toLowerCase())) ?? [])
    .filter(({ stem }) => !mentioned.some((word) => word.startsWith(stem)))
  const colour = spoken.find(({ plain }) => COLOURS.has(plain))
  const isNew = (measure: string) => !texts.some((text) => text.includes(measure.split(' ')[0] ?? measure))
  const line = [
    ...stated('Materijal', materials[0] && localize(materials[0].noun)),
    ...stated('Boja', colour && !isMentioned(colour.adjective, mentioned) ? feminine(colour.adjective) : undefined),
    ...measures.filter(isNew).flatMap((measure) => {
      const label = labelOf(measure, kind, name)
      return label === undefined
        ? []
        : stated(label, measure.replace(/(?<=^|[^1])1 kom$/, '1 komad').replace(/ kom$/, ' komada'))
    }),
  ]
  return line.length === 0 ? null : line.join(' ')
}

/** What a measure is of, where its unit leaves no doubt. */
function labelOf(measure: string, kind: Writing['profile']['kind'], name: string): string | undefined {
  const isLimit = new RegExp(`do ${measure}`, 'i').test(name)
  if (/^\d+(?:x\d+)+(?: (?:mm|cm|m))?$/.test(measure) && kind !== 'watch') return 'Mere'
  if (/ (?:mm|cm|m)$/.test(measure)) return 'Mera'
  if (/ kom$/.test(measure)) return 'U pakovanju'
  if (/ (?:l|ml)$/.test(measure) && !isLimit) return 'Zapremina'
  if (/ k?W$/.test(measure)) return 'Snaga'
  if (/ mAh$/.test(measure)) return 'Kapacitet'
  if (/^[1-4]\d(?:-[1-4]\d)?$/.test(measure) && (kind === 'wear' || kind === 'shoe' || kind === 'ride')) return 'Broj'
  return undefined
}

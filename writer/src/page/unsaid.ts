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
import type { Writing } from './writing.ts'

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
  return mentioned.some((each) => stems.some((stem) => (/\d/.test(stem) ? each === stem : each.startsWith(stem))))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []

/** Words that the thing's own names have ('magnetne trepavice') hold for all such products, and its own texts speak of them. */
const ofThing = ({ profile }: Writing): readonly string[] => profile.thing?.names.slice(0, 1) ?? []

const textsOf = (bullets: readonly Bullet[]): string[] => bullets.flatMap(({ title, text }) => [title, text])

/**
 * The bullets of stated facts that neither the hook nor a bullet speaks of: 'svetlo' that a paragraph mentions by the way does not show that
 * this pair of tweezers has one.
 */
export function statedBullets(writing: Writing, onPage: readonly Bullet[], hook: string): Bullet[] {
  const { profile, turn } = writing
  const texts = [hook, ...textsOf(onPage)]
  const mentioned = familiesIn([...texts, ...ofThing(writing)])
  const contents = texts.map(contentOf)
  const bullets: Bullet[] = []
  for (const { words, isMeasure, texts: own } of profile.stated) {
    const all = own.bullets ?? []
    const next = all[turn % Math.max(1, all.length)]
    if (isMeasure || next === undefined || words.length === 0 || words.every((word) => isMentioned(word, mentioned)))
      continue
    const [title, text] = fillTexts(writing, next)
    mentioned.push(...familiesIn([title, text]), ...words)
    const isRepeated =
      contents.some((each) => repeatsContent(each, contentOf(`${title} ${text}`))) ||
      onPage.some((each) => shareTopic([each.title, each.text], [title, text]))
    if (!isRepeated) bullets.push({ title, text })
  }
  return bullets.slice(0, MAX_BULLETS)
}

/** What the name promises and no text of the page mentions: a part that belongs to the price, and how many pieces the price is for. */
export function unsaidBullets(writing: Writing, onPage: readonly Bullet[], others: readonly string[]): Bullet[] {
  const mentioned = familiesIn([...others, ...textsOf(onPage), ...ofThing(writing)])
  return [...partBullets(writing, mentioned), ...countBullets(writing, textsOf(onPage))].slice(0, MAX_BULLETS)
}

const OF_COUNT: readonly (readonly [title: string, text: string])[] = [
  ['[n] komada u paketu', 'Kad poručite {acc}, cena pored slike je za ceo paket, a ne po komadu.'],
  ['Jedna cena za [n] komada', 'Iznos pored slike plaćate za ceo paket, pa {acc} ne dokupljujete posebno.'],
  ['Stiže [n] komada', 'Cena {gen} se odnosi na ceo paket: ono što vidite pored slike plaćate jednom.'],
  ['[n] komada odjednom', 'Za {acc} je navedena cena celog paketa, pa ne množite sa brojem komada.'],
]
/** A pair of what is sold by the pair is what most people expect. */
const MANY = 3

/** How many pieces the name states: 'kuke 8 kom', '2 ćebeta'. */
function countOf({ name, measures, agreement }: Writing['profile']): number {
  const counted = measures.flatMap((measure) => /^(\d+) kom$/.exec(measure)?.[1] ?? [])[0]
  if (counted !== undefined) return Number(counted) < MANY ? 0 : Number(counted)
  const [, first = ''] = /^([2-9]|1\d) \p{Ll}/u.exec(name) ?? []
  return agreement.number === 'pl' && measures.includes(first) ? Number(first) : 0
}

/** A bullet about the number of pieces, where no other has it. */
function countBullets({ profile, turn, fill, choose }: Writing, bullets: readonly string[]): Bullet[] {
  const count = countOf(profile)
  const [title, text] = choose.inTurn('count', OF_COUNT, turn % 2)[0] ?? []
  const isStated = bullets.some((each) => wordsOf(each).includes(String(count)))
  if (count === 0 || isStated || title === undefined || text === undefined) return []
  return [{ title: fill(title).replace('[n]', String(count)), text: fill(text) }]
}

const WITH_PART = ['{Nom} {stiže|stižu} [sa], u istom paketu i po istoj ceni.', 'Cena je za {acc} [sa], bez doplate.']

/** One plain bullet for each part that no other text mentions: true of whatever is sold 'sa' something. */
function partBullets({ profile, fill, turn }: Writing, mentioned: readonly string[]): Bullet[] {
  const parts = profile.complements
    .filter(({ preposition }) => preposition === 'sa' || preposition === 's')
    .flatMap((complement) =>
      phrasesOf(complement).filter((phrase) => !phrase.words.some((word) => isMentioned(word, mentioned))),
    )
  const text = WITH_PART[turn % WITH_PART.length] ?? ''
  return parts.map(({ phrase }) => ({ title: `Već ${phrase}`, text: fill(text).replace('[sa]', phrase) }))
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
  const size = kind === 'wear' ? / (XS|S|M|L|X{1,4}L)(?= |$)/.exec(name)?.[1] : undefined
  const isNew = (measure: string) => !texts.some((text) => text.includes(measure.split(' ')[0] ?? measure))
  const line = [
    ...stated('Materijal', materials[0] && localize(materials[0].noun)),
    ...stated('Boja', colour && !isMentioned(colour.adjective, mentioned) ? feminine(colour.adjective) : undefined),
    ...stated('Veličina', size),
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
  if (/^\d+(?:x\d+)+ (?:mm|cm|m)$/.test(measure) && kind !== 'watch') return 'Mere'
  if (new RegExp(`nosivost\\p{L}* (?:do )?${measure}`, 'iu').test(name)) return 'Nosivost do'
  if (/ (?:mm|cm|m)$/.test(measure)) return 'Mera'
  if (/ kom$/.test(measure)) return 'U pakovanju'
  if (/ (?:l|ml)$/.test(measure) && !isLimit) return 'Zapremina'
  if (/ k?W$/.test(measure)) return 'Snaga'
  if (/ mAh$/.test(measure)) return 'Kapacitet'
  if (/^[1-4]\d(?:-[1-4]\d)?$/.test(measure) && (kind === 'wear' || kind === 'shoe' || kind === 'ride'))
    return measure.includes('-') ? 'Brojevi' : 'Broj'
  return undefined
}

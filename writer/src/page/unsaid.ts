import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import { inEkavian } from '../dialect/dialect.ts'
import { adjectiveForm } from '../grammar/adjective.ts'
import { COLOURS } from '../grammar/colours.ts'
import type { Complement } from '../profile/complements.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { fillTexts } from './gather.ts'
import { materialOf } from './materials.ts'
import { familiesIn, isMentioned, wordsOf } from './mentioned.ts'
import { contentOf, repeatsContent } from './repeats.ts'
import { shareTopic } from './topics.ts'
import type { Writing } from './writing.ts'

/** A page has room for this many bullets about words of the name that its other texts leave out. */
const MAX_BULLETS = 2
const MAX_WORDS = 5

/** Words that the thing's own names have ('magnetne trepavice') hold for all such products, and its own texts speak of them. */
const ofThing = ({ profile }: Writing): readonly string[] => profile.thing?.names.slice(0, 1) ?? []

const textsOf = (bullets: readonly Bullet[]): string[] => bullets.flatMap(({ title, text }) => [title, text])

/**
 * The bullets of stated facts that neither the hook nor a bullet speaks of: 'svetlo' that a paragraph mentions by the way does not show that
 * this pair of tweezers has one. They may repeat a bullet of the page, which they replace (`isSamePoint`).
 */
export function statedBullets(writing: Writing, onPage: readonly Bullet[], hook: string): Bullet[] {
  const { profile, turn } = writing
  const texts = [hook, ...textsOf(onPage)]
  const mentioned = familiesIn([...texts, ...ofThing(writing)])
  const bullets: Bullet[] = []
  for (const { words, isMeasure, texts: own } of profile.stated) {
    const all = own.bullets ?? []
    const next = all[turn % Math.max(1, all.length)]
    if (isMeasure || next === undefined || words.length === 0 || words.every((word) => isMentioned(word, mentioned)))
      continue
    const [title, text] = fillTexts(writing, next)
    mentioned.push(...familiesIn([title, text]), ...words)
    const isRepeated =
      repeatsContent(contentOf(hook), contentOf(`${title} ${text}`)) ||
      bullets.some((each) => isSamePoint(each, { title, text }))
    if (!isRepeated) bullets.push({ title, text })
  }
  return bullets.slice(0, MAX_BULLETS)
}

/** True when two bullets make one point, so that a reader needs one of them. */
export const isSamePoint = (one: Bullet, other: Bullet): boolean =>
  shareTopic([one.title, one.text], [other.title, other.text]) ||
  repeatsContent(contentOf(`${one.title} ${one.text}`), contentOf(`${other.title} ${other.text}`))

/** How many pieces the name begins with: '2 ćebeta'. What is counted as 'kom' is a measure. */
function countOf({ name, measures, agreement }: Writing['profile']): string | undefined {
  const [, first = ''] = /^([2-9]|1\d) \p{Ll}/u.exec(name) ?? []
  return agreement.number === 'pl' && measures.includes(first) ? `${first} komada` : undefined
}

/** A plain sentence on each part that no text mentions: 'Harmonika je sa 8 basova.' */
function partsOf({ profile, fill }: Writing, mentioned: readonly string[]): string[] {
  return profile.complements
    .filter(({ preposition }) => preposition === 'sa' || preposition === 's')
    .flatMap((complement) =>
      phrasesOf(complement).filter((phrase) => !phrase.words.some((word) => isMentioned(word, mentioned))),
    )
    .map(({ phrase }) => fill('{Nom} {je|su} [sa].').replace('[sa]', phrase))
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

/**
 * A line of facts from the name that the page leaves out otherwise: 'U pakovanju: 6 komada. Boja: bela.' Null when it has all. Readers found
 * bullets on a count or a part alone empty: the price of the whole package, a handle that comes with its trowel.
 */
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
    ...stated('U pakovanju', countOf(profile)),
    ...partsOf(writing, [...mentioned, ...familiesIn(ofThing(writing))]),
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

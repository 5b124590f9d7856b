import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import { inEkavian } from '../dialect/dialect.ts'
import { adjectiveForm } from '../grammar/adjective.ts'
import { COLOURS } from '../grammar/colours.ts'
import type { Complement } from '../profile/complements.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { measureBullets } from './measures.ts'
import { capitalised, type Writing } from './writing.ts'

const MAX_MEASURES = 2
const MAX_WORDS = 5

const WITH_PART = [
  'To ide uz {acc}, pa na slikama pogledajte kako izgleda.',
  'Deo je naziva, dakle i onoga što kupujete kad poručite {acc}.',
]
/** For a name without a noun. [prvo] is its first word, [ostalo] the rest, which distinguishes the model. */
const OF_MODEL = [
  'Pod imenom „[prvo]” ume da bude više modela. Ovde poručujete „[ostalo]”, kako piše u nazivu.',
  'Kad paket stigne, uporedite „[ostalo]” sa oznakom na kutiji: tako znate da je to model koji ste izabrali.',
]
const FOR_SO_MANY = ['Toliko piše u nazivu, pa po tom broju birajte {acc}.']
const OF_COLOUR = ['Ekran ume da promeni nijansu, pa uz slike na kojima {je|su} {nom} računajte i na naziv.']

/**
 * Bullets for a product that is no thing of the lexicon, from its name alone: parts, measures, colour, and for how many items or people it
 * is. A part is left out when a stated fact already covers it. The texts add only advice on how to check or choose, so a product with texts of
 * its own has only its measures from here.
 */
export function bulletsOfName(writing: Writing): Bullet[] {
  const { profile, choose, fill, localize } = writing
  const measures = measureBullets(writing).slice(0, MAX_MEASURES)
  if (profile.nounTexts) return measures
  const bullet = (title: string, texts: readonly string[]): Bullet => ({
    title: capitalised(title),
    text: fill(choose.one(`name ${title}`, texts)),
  })
  const having = (prepositions: readonly string[], isPlain: (complement: Complement) => boolean = isShort) =>
    profile.complements.filter((one) => prepositions.includes(one.preposition) && isPlain(one))
  const covers = new Set(profile.stated.flatMap((each) => each.covers))
  const isUncovered = ({ text }: Complement) =>
    !text.split(' ').some((word) => covers.has(inEkavian(word.toLowerCase())))
  const colour = profile.adjectives.find((adjective) => COLOURS.has(plainAdjective(adjective)))
  return [
    ...bulletsOfModel(writing),
    ...having(['sa', 's'])
      .filter(isUncovered)
      .map(({ text }) => bullet(text, WITH_PART)),
    ...measures,
    ...(colour === undefined
      ? []
      : [bullet(`boja: ${adjectiveForm(localize(colour), { gender: 'f', number: 'sg' }, 'nom')}`, OF_COLOUR)]),
    ...having(['za'], isForSoMany)
      .filter(isUncovered)
      .map(({ text }) => bullet(text, FOR_SO_MANY)),
  ]
}

/** What the words behind a maker's or a model's name are good for: 'Vexora X9'. */
function bulletsOfModel({ profile, choose, fill, localize }: Writing): Bullet[] {
  const [first = ''] = profile.others
  if (profile.lemma !== 'proizvod' || first === '' || !profile.name.startsWith(`${first} `)) return []
  const withUnits = profile.measures.filter((measure) => /\p{L}/u.test(measure))
  const behind = profile.name.slice(first.length)
  const rest = withUnits.reduce((text, measure) => text.replace(measure, ''), behind).trim()
  if (rest === '' || rest.toLowerCase() === first.toLowerCase()) return []
  const named = (text: string) => text.replaceAll('[prvo]', first).replaceAll('[ostalo]', rest)
  return [
    {
      title: `${localize('Model')}: ${rest}`,
      text: named(fill(choose.one('name model', OF_MODEL))),
    },
  ]
}

const wordsIn = (text: string) => text.split(' ').slice(1)
const isShort = ({ text }: Complement) => wordsIn(text).length > 0 && wordsIn(text).length <= MAX_WORDS

/** Matches 'za 12 flaša' and 'za 4 osobe'. */
const isForSoMany = ({ text }: Complement) => /^za \d+ \p{Ll}+$/u.test(text)

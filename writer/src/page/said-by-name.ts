import type { Bullet } from '@izlog/contracts/domain/generated-content'
import { adjectiveForm, adjectiveStem } from '../grammar/adjective.ts'
import { COLOURS } from '../grammar/colours.ts'
import type { Complement } from '../profile/complements.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'
import { measureBullets } from './measures.ts'
import { capitalised, type Writing } from './writing.ts'

const MAX_MEASURES = 2
const MAX_WORDS = 5

const WITH_PART = [
  'Pogledajte to na slikama pre nego što poručite {acc}, a čim paket stigne, i uživo.',
  'Piše već u nazivu {gen}, pa to očekujte i u paketu.',
]
const OF_MATERIAL = [
  'Materijal je u nazivu {gen}, pa unapred znate čime se čisti i čega se čuva.',
  'Od čega {je|su} {nom}, piše već u nazivu, a po tome se zna kako se čisti i čega se čuva.',
]
const FOR_SUCH = [
  'Ako Vam {nom} {treba|trebaju} za nešto drugo, pitajte prodavca pre nego što poručite.',
  'Naziv {gen} to kaže odmah, a o svakoj drugoj nameni pitajte prodavca.',
]
const FOR_SO_MANY = ['Uporedite taj broj sa onim što Vam treba, pa tek onda poručite {acc}.']
const OF_COLOUR = ['Ekran ume da promeni nijansu, pa uz slike na kojima {je|su} {nom} računajte i na naziv.']

/** Adjectives of materials by their stems, and the noun. */
const MATERIALS: Readonly<Record<string, string>> = {
  bakarn: 'bakar',
  gumen: 'guma',
  kristaln: 'kristal',
  lanen: 'lan',
  mermern: 'mermer',
  mesingan: 'mesing',
  plastičn: 'plastika',
  platnen: 'platno',
  vunen: 'vuna',
}

/**
 * What the name alone tells of a product that nobody wrote about, as reasons to buy: its parts, material, measures, colour and what it is
 * for. Nothing is added to the name but how a buyer goes by it.
 */
export function bulletsOfName(writing: Writing): Bullet[] {
  const { profile, choose, fill, localize } = writing
  const bullet = (title: string, texts: readonly string[]): Bullet => ({
    title: capitalised(title),
    text: fill(choose.one(`name ${title}`, texts)),
  })
  const having = (prepositions: readonly string[], isPlain: (complement: Complement) => boolean = isShort) =>
    profile.complements.filter((one) => prepositions.includes(one.preposition) && isPlain(one))
  const materials = profile.adjectives.flatMap((adjective) => MATERIALS[adjectiveStem(plainAdjective(adjective))] ?? [])
  const colour = profile.adjectives.find((adjective) => COLOURS.has(plainAdjective(adjective)))
  return [
    ...having(['sa', 's']).map(({ text }) => bullet(text, WITH_PART)),
    ...having(['od']).map(({ text }) => bullet(text, OF_MATERIAL)),
    ...materials.map((material) => bullet(`${localize('materijal')}: ${material}`, OF_MATERIAL)),
    ...measureBullets(writing).slice(0, MAX_MEASURES),
    ...(colour === undefined
      ? []
      : [bullet(`boja: ${adjectiveForm(localize(colour), { gender: 'f', number: 'sg' }, 'nom')}`, OF_COLOUR)]),
    ...having(['za'], isPurpose).map(({ text }) => bullet(text, /\d/.test(text) ? FOR_SO_MANY : FOR_SUCH)),
  ]
}

const wordsIn = (text: string) => text.split(' ').slice(1)
const isShort = ({ text }: Complement) => wordsIn(text).length > 0 && wordsIn(text).length <= MAX_WORDS

/** One word, a number of them, several joined by 'i', or a noun with its adjective before it; more may not belong to it ('za heklanje pliš'). */
function isPurpose(complement: Complement): boolean {
  const words = wordsIn(complement.text)
  const [first = '', last = ''] = words
  if (words.length === 1 || (words.length === 3 && words[1] === 'i')) return true
  if (words.length !== 2) return false
  return /^\d+$/.test(first) || complement.objects.some(({ cases }) => Object.values(cases).includes(last))
}

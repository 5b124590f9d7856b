import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '@izlog/contracts/page-fields/page-fields'
import { contentOf } from './repeats.ts'
import { sentencesOf } from './sentences.ts'
import { shorterNames } from './short-name.ts'
import { isDescribed, sourcesOf } from './sources.ts'
import { headlineTails } from './title.ts'
import { namesOtherWearer, speaksOfOthers } from './wearer.ts'
import { wholeWords } from './whole-words.ts'
import type { Writing } from './writing.ts'

const KEYWORDS = 8
/** With a longer name a description has no room for a sentence about the product. */
const MAX_NAME = 70
export const SEO_DESCRIPTION_MIN = 130

/** So many of a sentence's words must be on the page. */
const KEPT = 0.5

/** Sentences that are true of every page, used to reach the minimum length of a description. */
const ENDINGS = [
  'Plaćanje pouzećem.',
  'Plaćate kuriru, kad paket stigne.',
  'Poručivanje bez naloga.',
  'Poručite za minut, bez naloga i lozinke.',
  'Pogledajte slike i podatke pre nego što poručite.',
  'Slike, podaci i cena na jednom mestu.',
]

/** For a page that nobody described: its bullets speak of the payment, and once is enough. */
const PLAIN_ENDINGS = [
  'Kurir donosi paket na Vašu adresu.',
  'Poručivanje bez naloga.',
  'Poručite za minut, bez naloga i lozinke.',
  'Odgovori na česta pitanja su na stranici.',
  'Može i sa telefona.',
]

/**
 * Title, description and keywords for search engines, each within its limit; the description includes the product's name, and promises
 * nothing that `texts`, those of the page, do not have.
 */
export function writeSeo(
  writing: Writing,
  title: string,
  hook: string,
  texts: readonly string[],
): Pick<GeneratedContent, 'seoTitle' | 'seoDescription' | 'keywords'> {
  return {
    seoTitle: seoTitle(writing, title),
    seoDescription: seoDescription(writing, hook, texts),
    keywords: keywords(writing),
  }
}

/** The title, else a shorter name with what the product does, else the name alone: shoppers found a country behind it odd. */
function seoTitle(writing: Writing, title: string): string {
  const { profile, localize } = writing
  const { name } = profile
  const tails = headlineTails(writing, 'h1')
  const choices = [
    title,
    // A noun alone ('Kapsule') would be another product.
    ...[name, ...shorterNames(profile).filter((each) => each.includes(' '))].flatMap((each) =>
      tails.map((tail) => `${each}: ${tail}`),
    ),
    ...(isDescribed(profile) ? [`${name} | ${localize('Plaćanje pouzećem')}`] : []),
    name,
    ...shorterNames(profile),
  ]
  return plain(choices.find((choice) => choice.length <= SEO_TITLE_MAX) ?? wholeWords(name, SEO_TITLE_MAX))
}

/** The name, a sentence about the product, and enough endings for a length between 130 and 155 characters. */
function seoDescription(writing: Writing, hook: string, texts: readonly string[]): string {
  const { profile, choose, localize } = writing
  const name =
    [profile.name, ...shorterNames(profile)].find(({ length }) => length <= MAX_NAME) ??
    wholeWords(profile.name, MAX_NAME)
  const content = new Set(texts.flatMap((text) => [...contentOf(text)]))
  const isOfOthers = speaksOfOthers(profile)
  const isKept = (sentence: string) => {
    const promised = [...contentOf(sentence)]
    return promised.filter((word) => content.has(word)).length >= promised.length * KEPT && !isOfOthers([sentence])
  }
  const written = sourcesOf(writing).flatMap(({ name: source, texts: { seo = [] } }) =>
    source === 'neutral' ? [] : choose.inTurn(`seo ${source}`, seo, 1).map(writing.fill),
  )
  const own = isDescribed(profile) ? written.filter(isKept) : written
  // Where the page has none of what they promise, the page itself speaks.
  const room = SEO_DESCRIPTION_MAX - name.length - 2
  const shown = texts.flatMap(sentencesOf).filter((text) => /[.?]$/.test(text) && text.length <= room)
  const endings = (isDescribed(profile) ? ENDINGS : PLAIN_ENDINGS).map(localize)
  const pairs = endings.flatMap((one, at) =>
    endings.slice(at + 1).flatMap((two) => (repeats(one, two) ? [] : `${one} ${two}`)),
  )
  const tails = ['', ...endings, ...pairs]
  const begun = [...own, hook, ...shown, ''].flatMap((sentence) => [
    sentence === '' ? `${name}.` : introduced(name, sentence),
    ...(sentence === ''
      ? []
      : own
          .filter((other) => other !== sentence && !other.startsWith(name))
          .map((other) => `${introduced(name, sentence)} ${other}`)),
  ])
  const right = (text: string) => text.length >= SEO_DESCRIPTION_MIN && text.length <= SEO_DESCRIPTION_MAX
  for (const start of begun)
    for (const tail of tails) {
      const text = plain(`${start} ${tail}`)
      if (right(text) && !repeats(start, tail)) return text
    }
  return plain(wholeWords(`${name}. ${hook} ${endings.join(' ')}`, SEO_DESCRIPTION_MAX))
}

/** One colon introduces, a second would puzzle; a sentence that begins with the name needs none. */
const introduced = (name: string, sentence: string) =>
  sentence.startsWith(name) ? sentence : `${name}${sentence.includes(':') ? '.' : ':'} ${sentence}`

/** True when two sentences make the same point about buying. */
const repeats = (one: string, two: string): boolean =>
  [/plać/i, /kurir/i, /pitanj/i, /nalog/i, /slik/i, /poru[čd]/i, /minut/i].some(
    (about) => about.test(one) && about.test(two),
  )

function keywords(writing: Writing): string[] {
  const { profile, localize } = writing
  const { name, noun, complements, lemma } = profile
  const complement = complements.find(({ preposition }) => preposition !== '')?.text
  const isOfOthers = namesOtherWearer(profile)
  const own = sourcesOf(writing)
    .flatMap(({ texts }) => (texts.keywords ?? []).map(writing.fill))
    .filter((keyword) => !isOfOthers(keyword))
  const all = [
    name.toLowerCase(),
    ...(complement && lemma !== 'proizvod' ? [`${noun.nom} ${complement}`] : []),
    ...(lemma === 'proizvod' ? [] : [noun.nom]),
    ...own,
    localize('plaćanje pouzećem'),
    `${wholeWords(name.toLowerCase(), 40)} ${localize('cena')}`,
    `${wholeWords(name.toLowerCase(), 40)} ${localize('poručivanje')}`,
    ...['onlajn', 'iskustva', 'slike'].map((word) => `${wholeWords(name.toLowerCase(), 40)} ${word}`),
  ]
  return [...new Set(all.map((keyword) => wholeWords(plain(keyword), 60)).filter(Boolean))].slice(0, KEYWORDS)
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replace(/ {2,}/g, ' ').trim()

import { type GeneratedContent, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '@izlog/contracts/domain/generated-content'
import { PRODUCT } from './lexicon/other/product.ts'
import type { Writing } from './writing.ts'

const KEYWORDS = 8

/** Title, description and keywords for search engines, each within its limit (builder spec 5). */
export function writeSeo(
  { noun, say, choose, shortName }: Writing,
  productName: string,
  hook: string,
): Pick<GeneratedContent, 'seoTitle' | 'seoDescription' | 'keywords'> {
  const name = productName.trim()
  const short = shortName.toLowerCase()
  const titles = [
    ...choose.some('seo title', noun.titles, noun.titles.length).map((title) => `${name}: ${say(title)}`),
    `${name} | ${say('Plaćanje pouzećem')}`,
    name,
  ]
  const promise = say('Plaćate pouzećem, dostava je besplatna.')
  const descriptions = [
    ...(opensWith(hook, name) ? [] : [`${name}. ${hook} ${promise}`]),
    `${hook} ${promise}`,
    hook,
    promise,
  ]
  const keywords = [
    name.toLowerCase(),
    noun.nom === PRODUCT.nom || short.startsWith(noun.nom) ? short : `${say(noun.nom)} ${short}`,
    ...noun.keywords.map(say),
    say('plaćanje pouzećem'),
    say('besplatna dostava'),
  ]
  return {
    seoTitle: fitting(titles.map(plain), SEO_TITLE_MAX),
    seoDescription: fitting(descriptions.map(plain), SEO_DESCRIPTION_MAX),
    keywords: [...new Set(keywords.map((keyword) => plain(keyword).slice(0, 60)).filter(Boolean))].slice(0, KEYWORDS),
  }
}

/** Whether a sentence begins with a word of the name, so that beside it the word would stand twice. */
const opensWith = (sentence: string, name: string): boolean =>
  name
    .toLowerCase()
    .split(/\s+/)
    .includes(sentence.toLowerCase().split(' ')[0] ?? '')

/** The first that fits; when none does, the last one up to its last whole word. */
function fitting(texts: readonly string[], max: number): string {
  const fits = texts.find((text) => text.length <= max)
  if (fits !== undefined) return fits
  const cut = (texts.at(-1) ?? '').slice(0, max + 1)
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : max).trim()
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').trim()

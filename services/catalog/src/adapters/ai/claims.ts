import { CURES } from '@izlog/contracts/domain/claim-words'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { toLatin } from '@izlog/writer/name/latin'
import type { ProductBrief } from '@izlog/writer/page/generate-website'
import { sentencesOf } from '@izlog/writer/page/sentences'
import { shortNameOf } from '@izlog/writer/page/short-name'
import { MAX_TITLE } from '@izlog/writer/page/title'
import { understand } from '@izlog/writer/profile/profile'
import { textsIn } from '@izlog/writer/texts'
import { dialectSlips } from './dialect-slips.ts'
import type { PageTexts } from './page-texts.ts'

/** Returns why a text must not go on a page, addressed to the model that wrote it; null when it may. */
type Check = (text: string, brief: ProductBrief) => string | null

const MONEY =
  /[€$£₤]|\b(?:EUR|RSD|KM|BAM|HRK|USD|GBP|CHF|MKD)\b|\d\s*(?:din|dinara?|dinari|evra|evro|eura|euro|kuna|kune|maraka|marke|dolara|centi)\b/u
const MEASURE =
  /(\d+(?:[.,]\d+)?)\s?(%|posto|odsto|mAh|Wh|W|V|Hz|kHz|dB|kg|g|mg|cm|mm|m|ml|l|L|GB|MB|inča|stepeni|°C|lumena|obrtaja)(?![\p{L}\d])/gu
const MACHINE =
  /(?:ignor\p{L}*|zanemari\p{L}*)[^.]{0,40}(?:instructions?|uputstv\p{L}*|prethodn\p{L}*|previous)|system prompt|sistemsk\p{L}* (?:poruk|uputstv)|language model|jezičk\p{L}* model|\bas an AI\b|veštačk\p{L}* inteligencij\p{L}* (?:ne|sam)|lorem ipsum/iu
const ADDRESS =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+|\b[a-z0-9-]+\.(?:com|net|org|rs|ba|me|shop|ru|info|xyz)\b|(?:\+|\b00)\d[\d\s/-]{6,}/i
const ENGLISH = /\b(?:the|and|with|your|you|this|that|from|have|will|product|perfect)\b/gi
/** Promises of the shop that a text may repeat: hours to dispatch, days of delivery and of return. */
const PROMISED = /\b24 ?h\b|\b24 sata?\b/g

const CHECKS: readonly Check[] = [
  (text) => (/<[a-z!/][^>]*>|&(?:lt|gt|amp|#\d+);|javascript:/i.test(text) ? 'sadrži HTML; pišite običan tekst' : null),
  (text) => (MONEY.test(text) ? 'pominje cenu ili valutu; cene upisuje prodavnica' : null),
  (text) => (ADDRESS.test(text) ? 'sadrži link, adresu ili telefon' : null),
  (text) => (MACHINE.test(text) ? 'govori o uputstvima ili o modelu umesto o proizvodu' : null),
  (text) => (CURES.test(text) ? 'obećava lečenje ili dokazano dejstvo' : null),
  (text) => (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ? 'nije na latinici' : null),
  (text) => (/[{}[\]]/.test(text) ? 'sadrži zagrade kao u kodu' : null),
  (text) => ((text.match(ENGLISH)?.length ?? 0) > 2 ? 'nije na srpskom jeziku' : null),
  invented,
  bentName,
]

const LIMITS: readonly (readonly [path: RegExp, max: number])[] = [
  [/^title$/, MAX_TITLE + 10],
  [/^hook$/, 200],
  [/^keywords\.\d+$/, 60],
  [/heroSubtitle$/, 200],
  [/title$|question$|\.q$|ctaText$/i, 110],
  [/^longDescription$/, 4000],
  [/./, 1500],
]

/**
 * Faults in a model's texts, one line each for the model to correct; empty when they may be shown. The checks keep a page from
 * promising what its seller did not: prices, measures, guarantees, cures, addresses, another product name.
 */
export function problemsOf(texts: PageTexts, brief: ProductBrief, others: ReadonlySet<string> = new Set()): string[] {
  const all = textsIn(texts)
  const found = all.flatMap(({ path, text }) =>
    [...CHECKS.flatMap((check) => check(text, brief) ?? []), ...tooLong(path, text)].map(
      (problem) => `${path}: ${problem}`,
    ),
  )
  const whole = all.map(({ text }) => text).join('\n')
  const slips = dialectSlips(whole, MARKETS[brief.market].dialect)
  if (slips.length > 1) found.push(`pogrešno narečje: ${slips.slice(0, 8).join(', ')}`)
  return [
    ...found,
    ...repeated(texts),
    ...nameless(texts, brief),
    ...untitled(texts, brief),
    ...disagreeing(texts, brief),
    ...onOtherPages(texts, others),
  ]
}

function tooLong(path: string, text: string): string[] {
  const max = LIMITS.find(([which]) => which.test(path))?.[1] ?? Number.POSITIVE_INFINITY
  return text.length > max ? [`ima ${text.length} znakova, a najviše je ${max}`] : []
}

/** Finds a measure or guarantee that neither the name nor the product's facts contain. */
function invented(text: string, brief: ProductBrief): string | null {
  const known = sourcesOf(brief)
  const numbers = new Set(known.match(/\d+(?:[.,]\d+)?/g))
  for (const [whole, number = ''] of text.replace(PROMISED, '').matchAll(MEASURE)) {
    if (!numbers.has(number)) return `navodi podatak „${whole}” kog nema među podacima`
  }
  return /garanc/i.test(text) && !/garanc/i.test(known) ? 'pominje garanciju koje nema među podacima' : null
}

const sourcesOf = ({ productName, facts, notes }: ProductBrief): string =>
  [
    productName,
    facts?.description,
    notes?.package,
    ...Object.values(notes?.terms ?? {}),
    ...(facts?.attributes ?? []).map(({ name, value }) => `${name} ${value}`),
  ].join('\n')

/** Finds a distorted name, such as 'Lume' or 'Pulsa' for Luma and Pulse: a product's name is never declined. */
function bentName(text: string, { productName }: ProductBrief): string | null {
  const name = toLatin(shortNameOf(productName))
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name)) return null
  const stem = /[aeo]$/.test(name) ? name.slice(0, -1) : name
  const forms = text.match(new RegExp(`(?<!\\p{L})${stem}(?:a|e|i|o|u|om|em|ama|ima)?(?!\\p{L})`, 'gu')) ?? []
  const bent = forms.find((form) => form !== name && form !== stem)
  return bent === undefined ? null : `menja naziv „${name}” u „${bent}”; naziv se ne menja po padežima`
}

function nameless(texts: PageTexts, { productName }: ProductBrief): string[] {
  const plain = Object.values(texts).filter((value) => typeof value === 'string')
  // A single section need not contain the name.
  if (texts.longDescription === undefined || texts.seoTitle === undefined) return []
  const spoken = plain.join('\n')
  const names = [toLatin(productName.trim()), toLatin(shortNameOf(productName))]
  return names.some((name) => spoken.includes(name)) ? [] : [`nigde nema naziva proizvoda: ${names[0]}`]
}

/** The headline must contain the product's whole name, its short name or its noun. */
function untitled({ title }: PageTexts, { productName }: ProductBrief): string[] {
  if (title === undefined) return []
  const { name, noun, lemma } = understand(productName)
  const names = [productName.trim(), name, shortNameOf(productName), ...(lemma === 'proizvod' ? [] : [noun.nom])]
  const spoken = toLatin(title).toLowerCase()
  return names.some((each) => spoken.includes(toLatin(each).toLowerCase()))
    ? []
    : [`title: nema naziv proizvoda: ${name}`]
}

const WHICH = { sg: { m: 'koji', f: 'koja', n: 'koje' }, pl: { m: 'koji', f: 'koje', n: 'koja' } } as const

/** Finds words that do not agree in gender with the product's noun ('lampa koji', 'čizme je'), where the gender is known. */
function disagreeing(texts: PageTexts, { productName }: ProductBrief): string[] {
  const { noun, lemma, agreement, confidence } = understand(productName)
  if (lemma === 'proizvod' || confidence === 'unsure') return []
  const which = WHICH[agreement.number][agreement.gender]
  const verb = agreement.number === 'sg' ? 'je' : 'su'
  const beside = new RegExp(`(?<!\\p{L})${noun.nom},? (koji|koja|koje|je|su)(?!\\p{L})`, 'giu')
  return textsIn(texts).flatMap(({ path, text }) =>
    [...text.matchAll(beside)].flatMap(([spoken, word = '']) =>
      word.toLowerCase() === which || word.toLowerCase() === verb ? [] : [`${path}: ne slaže se „${spoken}”`],
    ),
  )
}

const MAX_SHARED = 0.15

/** Allows only a few sentences that also stand on the seller's other pages. */
function onOtherPages({ title, hook, bullets, longDescription }: PageTexts, others: ReadonlySet<string>): string[] {
  const own = textsIn({ title, hook, bullets: bullets?.map(({ text }) => text), longDescription }).flatMap(
    ({ path, text }) => sentencesOf(text).map((sentence) => ({ path, sentence })),
  )
  const shared = own.filter(({ sentence }) => others.has(sentence))
  if (shared.length <= own.length * MAX_SHARED) return []
  return shared.map(({ path, sentence }) => `${path}: ista rečenica stoji na drugoj stranici prodavca: ${sentence}`)
}

function repeated({ bullets = [], faq = [], keywords = [], testimonials = [] }: PageTexts): string[] {
  const lists = {
    bullets: bullets.map(({ title }) => title),
    faq: faq.map(({ q }) => q),
    keywords,
    testimonials: testimonials.map(({ text }) => text),
  }
  return Object.entries(lists).flatMap(([field, list]) =>
    new Set(list.map((each) => each.toLowerCase())).size < list.length ? [`${field}: isto se ponavlja`] : [],
  )
}

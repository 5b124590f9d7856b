import type { SellerNotes } from '@izlog/contracts/domain/seller-notes'
import type { Bullet, EditableContent, FaqEntry, UrgencyElements } from '@izlog/contracts/page-fields/shapes'
import { factBullets, factParagraph, type ProductFacts } from './facts.ts'
import { gather, gatherOne, gatherTip } from './gather.ts'
import { contentOf } from './repeats.ts'
import { sentencesOf } from './sentences.ts'
import { shortNameFor } from './short-name.ts'
import { soberHeadline } from './sober.ts'
import { isDescribed } from './sources.ts'
import { termQuestions } from './terms.ts'
import { headlineTails, writeTitle } from './title.ts'
import { factsOfName, isSamePoint, statedBullets } from './unsaid.ts'
import { markUsed, nothingUsed, type UsedTexts } from './used-texts.ts'
import { capitalised, type Writing } from './writing.ts'

/** The content that every template shows. */
export interface Basics {
  readonly title: string
  readonly shortName: string
  readonly hook: string
  readonly bullets: Bullet[]
  readonly longDescription: string
  readonly faq: FaqEntry[]
  readonly urgencyElements: UrgencyElements
  readonly editableContent: EditableContent
}

const BULLETS = 5
const QUESTIONS = 3
const MAX_ADVICE = 6
const MAX_FACT_BULLETS = 2

export function writeBasics(writing: Writing, facts: ProductFacts, notes: SellerNotes | null, used: UsedTexts): Basics {
  const { localize, profile } = writing
  const title = writeTitle(writing, notes)
  for (const sentence of sentencesOf(title)) used.sentences.add(sentence)
  used.contents.push(contentOf(title))
  const hook = gatherOne(writing, used, 'hooks') ?? title
  const ofFacts = factBullets(facts, writing, MAX_FACT_BULLETS)
  const own = gather(writing, used, 'bullets', BULLETS - ofFacts.length).map(
    ([heading, text]): Bullet => ({ title: heading, text }),
  )
  const first = isDescribed(profile) ? 1 : 0
  const gathered = [...own.slice(0, first), ...ofFacts, ...own.slice(first)]
  const stated = statedBullets(writing, gathered, hook)
  for (const bullet of stated) markUsed(used, bullet)
  // They stand behind two of what the product does, and take the places of those on the same point, else of the last ones.
  const isReplaced = (bullet: Bullet) => stated.some((each) => isSamePoint(each, bullet))
  const kept = [...gathered.filter((bullet) => !isReplaced(bullet)), ...gathered.filter(isReplaced)]
  const bullets = [...kept.slice(0, 2 * first), ...stated, ...kept.slice(2 * first)].slice(0, BULLETS)
  const described = describe(writing, facts, notes, used, title)
  const textsOf = (each: readonly Bullet[]) => each.flatMap(({ title: heading, text }) => [heading, text])
  const ofName =
    factParagraph(facts, writing) === null ? factsOfName(writing, [...described.slice(1), ...textsOf(bullets)]) : null
  const description = ofName === null ? described : [...described, ofName]
  // The first page uses the product's own advice; later turns also use advice that holds for any product.
  const allAdvice = gather(
    writing,
    { ...nothingUsed(profile.name, used.earlier), contents: [...used.contents] },
    'advice',
    MAX_ADVICE,
  )
  const advice = allAdvice[writing.turn % Math.max(1, allAdvice.length)]
  const button = buttonText(writing)
  return {
    title,
    shortName: shortNameFor(profile),
    hook,
    bullets,
    longDescription: description.join('\n\n'),
    faq: questions(writing, notes, used, bullets),
    urgencyElements: urgency(writing, notes),
    editableContent: {
      enabledTestimonials: [true, true, true],
      adviceTitle: advice?.[0] ?? localize('Savet'),
      adviceText: advice?.[1] ?? '',
      newBadge: 'NOVO',
      ...benefitsOf(bullets),
      ctaButtonText: button,
      storySubtitle: title,
    },
  }
}

/** The first three bullets, as the benefit fields of the editor. */
export const benefitsOf = ([first, second, third]: readonly Bullet[]) => ({
  benefit1Title: first?.title,
  benefit1Description: first?.text,
  benefit2Title: second?.title,
  benefit2Description: second?.text,
  benefit3Title: third?.title,
  benefit3Description: third?.text,
})

/** The button names what is ordered: 'Poruči četku za fuge'. */
export const buttonText = ({ localize, profile }: Writing): string =>
  profile.lemma === 'proizvod' ? localize('Poruči') : `${localize('Poruči')} ${profile.short}`

/** Headlines above the description of a product with texts of its noun. Each includes the noun; otherwise two products would share a headline. */
const PLAIN_HEADLINES = ['Prvo pogledajte {acc}, pa platite kuriru', 'Kako {nom} {stiže|stižu} do Vas'] as const

/** The headline above the description: another one than the title uses. */
function headlineFor(writing: Writing, title: string): string {
  if (!isDescribed(writing.profile)) return soberHeadline(writing)
  const alternates = writing.profile.nounTexts !== null && writing.turn % 2 === 1
  if (alternates) return writing.fill(writing.choose.one('headline', PLAIN_HEADLINES))
  return capitalised(headlineTails(writing, 'headline').find((tail) => !title.endsWith(tail)) ?? title)
}

/** The description: a headline, the situation, the use with one tip, all facts, the audience and a closing. */
function describe(
  writing: Writing,
  facts: ProductFacts,
  notes: SellerNotes | null,
  used: UsedTexts,
  title: string,
): string[] {
  const { localize } = writing
  const headline = headlineFor(writing, title)
  // The closing of a product that nobody described ends its story.
  const isOwn = isDescribed(writing.profile)
  const who = notes?.audience ? `${localize('Kome treba i kada')}: ${notes.audience.replace(/[.;,\s]+$/, '')}.` : null
  const opening = gatherOne(writing, used, 'opening')
  const use = gatherOne(writing, used, 'use')
  const last = isOwn ? gatherOne(writing, used, 'closing') : null
  // A page can end without one; the page before it may have the only one that was written.
  const closing =
    last && used.earlier !== null && sentencesOf(last).some((each) => used.earlier?.has(each)) ? null : last
  const tip = isOwn ? gatherTip(writing, used)?.join('. ') : null
  return [headline, opening, who, use, tip, factParagraph(facts, writing), closing].flatMap((paragraph) =>
    paragraph ? [paragraph] : [],
  )
}

/** Two questions about the product and one about buying. Of a product that nobody described, all are about buying. */
function questions(
  writing: Writing,
  notes: SellerNotes | null,
  used: UsedTexts,
  bullets: readonly Bullet[],
): FaqEntry[] {
  const { profile, choose } = writing
  const terms = termQuestions(notes?.terms ?? null, writing)
  // A page without a description has the payment among its bullets, unless words of its name take their place.
  const isPaid = bullets.some(({ title, text }) => /plać|gotovin/iu.test(`${title} ${text}`))
  const ofTerms = isDescribed(profile) ? [choose.one('term question', terms)] : terms.slice(0, isPaid ? -1 : undefined)
  const own = gather(writing, used, 'faq', QUESTIONS).map(([q, a]): FaqEntry => ({ q, a }))
  const last = ofTerms.slice(-2)
  const others = own.filter(({ q }) => !last.some((each) => each.q === q))
  return [...others.slice(0, QUESTIONS - last.length), ...last].slice(0, QUESTIONS)
}

function urgency({ localize, choose }: Writing, notes: SellerNotes | null): UrgencyElements {
  const terms = notes?.terms
  const promised = [terms?.delivery, terms?.arrival, terms?.returns, terms?.guarantee].flatMap((term) =>
    term ? [term] : [],
  )
  return {
    limitedStock: localize(
      choose.one('stock', ['Količina po ovoj ceni je ograničena.', 'Kad se ova zaliha proda, cena se vraća na staru.']),
    ),
    limitedTime: localize(choose.one('time', ['Snižena cena ne traje dugo.', 'Snižena cena važi dok traju zalihe.'])),
    socialProof: localize(
      choose.one('proof', [
        'Kupci nas najčešće preporučuju porodici i komšijama.',
        'Ko poruči jednom, često se vrati po još jedan komad za poklon.',
      ]),
    ),
    exclusivity: localize('Ova cena važi samo na ovoj stranici.'),
    bonuses: promised.length > 0 ? promised : [localize('Plaćanje kuriru, kad paket stigne')],
  }
}

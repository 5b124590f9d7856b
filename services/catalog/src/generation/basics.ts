import type { Bullet, EditableContent, FaqEntry, UrgencyElements } from '@izlog/contracts/domain/generated-content'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { agreementOf } from './agreement.ts'
import type { Pair } from './lexicon/product-noun.ts'
import { SHOP_ADVICE, SHOP_QUESTIONS, shopBullets } from './phrases.ts'
import { uncapitalised, type Writing } from './writing.ts'

/** What every template shows. */
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

export function writeBasics(
  writing: Writing,
  templateName: TemplateName,
  facts: Bullet[],
  factParagraph: string | null,
): Basics {
  const { noun, say, choose, shortName } = writing
  const bullet = ([title, text]: Pair): Bullet => ({ title: say(title), text: say(text) })
  const shop = choose.one('shop bullet', shopBullets(agreementOf(noun.gender)))
  const own = choose.some('bullets', noun.bullets, BULLETS - 1 - facts.length).map(bullet)
  const bullets = [...own.slice(0, 2), ...facts, ...own.slice(2), bullet(shop)]
  const reason = choose.one('reason', noun.reasons)
  const trouble = choose.one('described trouble', noun.troubles).slice(0, 3).map(say).map(asSentence).join(' ')
  const [adviceTitle, adviceText] = adviceOf(writing)
  const paragraphs = [
    ...reason.map(say),
    trouble,
    `${say(adviceTitle)}: ${uncapitalised(say(adviceText))}`,
    factParagraph,
  ]
  const questions = [...choose.some('faq', noun.faq, 2), choose.one('shop question', SHOP_QUESTIONS)]
  const [first, second, third] = bullets
  const title = say(choose.one('title', noun.titles))
  return {
    title,
    shortName,
    hook: say(templateName === 'Sales Template' ? choose.one('punch', noun.punches) : choose.one('hook', noun.hooks)),
    bullets,
    longDescription: paragraphs.filter(Boolean).join('\n\n'),
    faq: questions.map(([q, a]) => ({ q: say(q), a: say(a) })),
    urgencyElements: {
      limitedStock: say(
        choose.one('stock', [
          'Količina po ovoj ceni je ograničena.',
          'Kad se ova zaliha proda, cena se vraća na staru.',
        ]),
      ),
      limitedTime: say(choose.one('time', ['Snižena cena ne traje dugo.', 'Snižena cena važi dok traju zalihe.'])),
      socialProof: say(
        choose.one('proof', [
          'Kupci nas najčešće preporučuju porodici i komšijama.',
          'Ko poruči jednom, često se vrati po još jedan komad za poklon.',
        ]),
      ),
      exclusivity: say('Ova cena važi samo na ovoj stranici.'),
      bonuses: [say('Besplatna dostava'), say('30 dana za povraćaj novca')],
    },
    editableContent: {
      enabledTestimonials: [true, true, true],
      adviceTitle: say(adviceTitle),
      adviceText: say(adviceText),
      newBadge: 'NOVO',
      benefit1Title: first?.title,
      benefit1Description: first?.text,
      benefit2Title: second?.title,
      benefit2Description: second?.text,
      benefit3Title: third?.title,
      benefit3Description: third?.text,
      ctaButtonText: say(`Poruči ${noun.acc}`),
      storyTitle: say(noun.story.head),
      storySubtitle: title,
    },
  }
}

/** The product's own at first, then what holds for any. */
export function adviceOf({ noun, turn }: Pick<Writing, 'noun' | 'turn'>): Pair {
  const all = [noun.advice, ...SHOP_ADVICE]
  return all[turn % all.length] ?? noun.advice
}

const asSentence = (text: string): string => (/[.!?…”"]$/.test(text) ? text : `${text}.`)

import type { SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { localize } from '../../parts/localize.ts'
import { termsOf, type WithTerms } from '../../parts/terms.ts'
import type { Question } from './questions.tsx'

const QUESTIONS: readonly Question[] = [
  { q: 'Kada šaljete porudžbinu?', a: 'U roku od 24 h od potvrde. Pre slanja Vas pozovemo da potvrdimo adresu.' },
  { q: 'Koliko traje dostava?', a: 'Kurirska služba donosi paket za 1–2 radna dana od slanja i zove pre dolaska.' },
  { q: 'Kako se plaća?', a: 'Pouzećem: gotovinom kuriru, tek kad paket stigne. Ništa ne plaćate unapred.' },
  {
    q: 'Mogu li da vratim proizvod?',
    a: 'Možete. Zakon Vam daje 14 dana od prijema, a mi novac vraćamo punih 30. Javite nam se i dogovorićemo povraćaj.',
  },
  { q: 'Postoji li garancija?', a: 'Proizvod ima garanciju od 2 godine. Za svaki kvar javite se podršci.' },
]

/** The page's own questions, else the default ones. */
export const questionsOf = (website: PublicWebsite): readonly Question[] =>
  website.faq.length > 0
    ? website.faq.map((entry, place) => ({ ...entry, names: { q: `faq.${place}.q`, a: `faq.${place}.a` } }))
    : defaultQuestions(website)

/** For pages without questions of their own (docs/product/builder.md 2.3 and 9, 'Default FAQ promises'). */
export function defaultQuestions(website: WithTerms & Pick<PublicWebsite, 'targetMarket'>): readonly Question[] {
  const { targetMarket: market, terms, figures } = website
  const questions = terms === null && figures !== 'honest' ? QUESTIONS : [...PAYING, ...ofTerms(termsOf(website))]
  return questions.map(({ q, a, ...rest }) => ({ ...rest, q: localize(market, q), a: localize(market, a) }))
}

const PAYING = QUESTIONS.filter(({ q }) => q === 'Kako se plaća?')

const ofTerms = ({ delivery, arrival, returns, guarantee }: SellerTerms): readonly Question[] => [
  ...(delivery || arrival
    ? [
        {
          q: 'Kakva je dostava?',
          a: [delivery, arrival].filter(Boolean).join('. '),
          promises: 'terms.delivery terms.arrival',
        },
      ]
    : []),
  ...(returns ? [{ q: 'Mogu li da vratim proizvod?', a: returns, promises: 'terms.returns' }] : []),
  ...(guarantee ? [{ q: 'Postoji li garancija?', a: guarantee, promises: 'terms.guarantee' }] : []),
]

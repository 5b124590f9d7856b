import type { Market } from '@izlog/contracts/domain/market-facts'
import type { Question } from './questions.tsx'
import { say } from './speech.ts'

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

/** Stand in where a page has none (builder spec 2.3 and 9, 'Default FAQ promises'). */
export const defaultQuestions = (market: Market): readonly Question[] =>
  QUESTIONS.map(({ q, a }) => ({ q: say(market, q), a: say(market, a) }))

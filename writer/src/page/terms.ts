import type { SellerTerms } from '@izlog/contracts/domain/seller-notes'
import type { FaqEntry } from '@izlog/contracts/page-fields/shapes'
import type { Writing } from './writing.ts'

/** Common questions of shoppers, answered with the seller's own terms. A term that the seller did not promise must not appear. */
export function termQuestions(terms: SellerTerms | null, { localize }: Writing): FaqEntry[] {
  const entry = (q: string, a: string): FaqEntry => ({ q: localize(q), a: localize(a) })
  const delivery = [terms?.delivery, terms?.arrival].filter(Boolean).map((text) => sentence(text ?? ''))
  return [
    ...(delivery.length > 0 ? [entry('Kakva je dostava?', delivery.join(' '))] : []),
    ...(terms?.returns ? [entry('Mogu li da vratim proizvod?', sentence(terms.returns))] : []),
    ...(terms?.guarantee ? [entry('Postoji li garancija?', sentence(terms.guarantee))] : []),
    entry('Kako se plaća?', 'Kuriru, gotovinom, kad preuzmete paket. Ništa ne plaćate unapred.'),
  ]
}

const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[.;,\s]+$/, '')
  return trimmed === '' ? '' : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`
}

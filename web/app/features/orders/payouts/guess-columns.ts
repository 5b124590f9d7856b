import { foldText } from '@izlog/contracts/domain/fold-text'
import type { PayoutField, PayoutMapping, PayoutOutcome } from '@izlog/contracts/domain/payout-file'
import type { PayoutColumns } from '@izlog/contracts/http/payouts'

type Columns = PayoutColumns['columns']

/** What headings of couriers' files begin with, folded; the first that fits a field counts. */
const HEADINGS: Readonly<Record<PayoutField, readonly RegExp[]>> = {
  outcome: [/^status/, /^stanje/, /ishod/],
  order: [/porudzb|narudzb/, /referenc|referent/, /^interni/],
  tracking: [/^(?!.*(?:vrednost|cena|masa|tezin|datum)).*posiljk/, /tracking|barkod|bar kod|prijemni broj|adresnic/],
  phone: [/telefon|mobilni|^tel\b/],
  sum: [/otkup/, /naplac|pouzec/, /^iznos|^cod\b|^vrednost/],
  fee: [/postarin|provizij|troskov|usluge?\b/],
  date: [/datum/],
}
const FIELDS = Object.keys(HEADINGS) as PayoutField[]

/** Which column is probably what; the seller sees it beside the column's first texts before anything is imported. */
export function guessColumns(columns: Columns): PayoutMapping['columns'] {
  const left = new Set(columns.map(({ heading }) => heading))
  const guessed: PayoutMapping['columns'] = {}
  for (const field of FIELDS)
    for (const pattern of HEADINGS[field]) {
      const found = [...left].find((heading) => pattern.test(foldText(heading)))
      if (!found || guessed[field]) continue
      guessed[field] = found
      left.delete(found)
    }
  return guessed
}

/** A parcel that has not ended: 'nije isporučena', 'neuspela dostava', 'na putu'. */
const NOT_ENDED = /(?:^|\s)ni(?:je|su)\b|(?:^|\s)ne(?:isporuc|uruc|uspe)|u toku|na putu/
const WORDS: readonly [RegExp, PayoutOutcome][] = [
  [/vracen|povrat|retur|return/, 'returned'],
  [/odbij|odbio|refus/, 'refused'],
  [/isporucen|urucen|dostavljen|preuzet|naplacen|isplacen|deliver/, 'delivered'],
]

/** What a courier's word for a state probably means. Nothing is noted of a parcel whose word is not clear. */
export function guessOutcome(word: string): PayoutOutcome {
  const folded = foldText(word)
  if (NOT_ENDED.test(folded)) return 'skip'
  return WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? 'skip'
}

/** The words of the chosen column with their meanings: those that were given, else the probable ones. */
export function outcomesOf(
  columns: Columns,
  heading: string | undefined,
  given: PayoutMapping['outcomes'],
): PayoutMapping['outcomes'] {
  const words = columns.find((column) => column.heading === heading)?.words ?? []
  return Object.fromEntries(words.map((word) => [word, given[word] ?? guessOutcome(word)]))
}

/** The columns that were remembered of a courier, where the file has them all. */
export const fits = (mapping: PayoutMapping, columns: Columns): boolean =>
  Object.values(mapping.columns).every((heading) => columns.some((column) => column.heading === heading))

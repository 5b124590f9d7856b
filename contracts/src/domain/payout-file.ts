import { z } from 'zod'
import { oneLine } from './typed-text.ts'

/** What a courier's file is about: money that was paid out, or only where the parcels are. */
export const PayoutFileKind = z.enum(['payout', 'status'], 'Izaberite šta je u datoteci')
export type PayoutFileKind = z.infer<typeof PayoutFileKind>

/** What a column of the file may hold. */
export const PayoutField = z.enum(['order', 'tracking', 'phone', 'sum', 'fee', 'date', 'outcome'])
export type PayoutField = z.infer<typeof PayoutField>

export const PAYOUT_FIELD_LABELS: Readonly<Record<PayoutField, string>> = {
  order: 'Broj porudžbine',
  tracking: 'Broj pošiljke',
  phone: 'Telefon kupca',
  sum: 'Otkupnina (naplaćeno od kupca)',
  fee: 'Poštarina ili provizija',
  date: 'Datum',
  outcome: 'Stanje pošiljke',
}

/** What a word of the file's column with states means; of a parcel still on its way nothing is noted. */
export const PayoutOutcome = z.enum(['delivered', 'refused', 'returned', 'skip'])
export type PayoutOutcome = z.infer<typeof PayoutOutcome>

export const PAYOUT_OUTCOME_LABELS: Readonly<Record<PayoutOutcome, string>> = {
  delivered: 'Isporučena',
  refused: 'Odbijena na vratima',
  returned: 'Vraćena',
  skip: 'Preskoči red',
}

/** How long a heading, or a word for a state, may be; longer ones are cut. */
export const MAX_PAYOUT_WORD = 80
/** How many different words for states a file may have. */
export const MAX_OUTCOME_WORDS = 40

const Word = z.string().max(MAX_PAYOUT_WORD)

const MISSING = {
  reference: 'Izaberite kolonu sa brojem porudžbine ili pošiljke, ili kolone sa telefonom i otkupninom',
  sum: 'Izaberite kolonu sa otkupninom',
  outcome: 'Izaberite kolonu sa stanjem pošiljke',
} as const

/** How a courier's file is read: its columns by their headings, and its words for states. */
export const PayoutMapping = z
  .object({
    kind: PayoutFileKind,
    courier: z
      .string('Upišite kurirsku službu')
      .overwrite(oneLine)
      .min(1, 'Upišite kurirsku službu')
      .max(40, 'Najviše 40 znakova'),
    columns: z.partialRecord(PayoutField, Word),
    outcomes: z
      .record(Word, PayoutOutcome)
      .refine((words) => Object.keys(words).length <= MAX_OUTCOME_WORDS, 'Previše različitih stanja u koloni'),
    /** The day of rows without one. */
    date: z.iso.date('Neispravan datum').nullable(),
  })
  .superRefine(({ kind, columns }, ctx) => {
    const isFound = columns.order || columns.tracking || (columns.phone && columns.sum)
    if (!isFound) ctx.addIssue({ code: 'custom', path: ['columns', 'order'], message: MISSING.reference })
    if (kind === 'payout' && !columns.sum)
      ctx.addIssue({ code: 'custom', path: ['columns', 'sum'], message: MISSING.sum })
    if (kind === 'status' && !columns.outcome)
      ctx.addIssue({ code: 'custom', path: ['columns', 'outcome'], message: MISSING.outcome })
  })
export type PayoutMapping = z.infer<typeof PayoutMapping>

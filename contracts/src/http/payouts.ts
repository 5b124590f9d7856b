import { z } from 'zod'
import { groupThousands } from '../domain/money.ts'
import { OrderCode } from '../domain/order-code.ts'
import { parseJson } from '../domain/parse-json.ts'
import { PayoutMapping, PayoutOutcome } from '../domain/payout-file.ts'

export const PAYOUT_FILE_MAX_BYTES = 5 * 1024 * 1024
export const PAYOUT_MAX_ROWS = 5000
/** How many rows one call imports. */
export const PAYOUT_ROWS_AT_ONCE = 500

/** Only administrators name a seller; without one it is the caller. */
const Seller = z.coerce.number().int().positive().optional()

/** POST /api/orders/payouts/columns, multipart with `file`: what columns a courier's file has. Nothing is stored. */
export const PayoutColumns = z.object({
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first texts of the column. */
      samples: z.array(z.string()).max(3),
      /** All different texts of a column that has few, such as one of states; else null. */
      words: z.array(z.string()).nullable(),
    }),
  ),
  rows: z.int().nonnegative(),
})
export type PayoutColumns = z.infer<typeof PayoutColumns>

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

/** POST /api/orders/payouts/preview, multipart with `file`: its fields beside the file. `mapping` is JSON. */
export const PayoutPreviewFields = z.object({
  mapping: z.string().max(20_000).transform(parseJson).pipe(PayoutMapping),
  seller: Seller,
})

/** POST /api/orders/payouts/import, multipart with `file`: imports PAYOUT_ROWS_AT_ONCE rows from the row with index `from` on. */
export const PayoutImportFields = PayoutPreviewFields.extend({
  from: z.coerce.number().int().nonnegative().max(PAYOUT_MAX_ROWS).default(0),
  /** Whether also rows are imported whose sum is another than what the courier had to collect. */
  withDifferences: flag,
})

/** What a row of the file is. Only `matched` ones are imported, and `difference` where the seller wants it. */
export const PayoutRowState = z.enum([
  'matched',
  'difference',
  'imported',
  'paid',
  'not-possible',
  'ambiguous',
  'unknown',
  'unreadable',
  'skipped',
])
export type PayoutRowState = z.infer<typeof PayoutRowState>

export const PayoutRow = z.object({
  /** Its line in the file. */
  line: z.int().positive(),
  /** What stands in the file: number of the order, of the parcel, or phone. */
  reference: z.string(),
  state: PayoutRowState,
  outcome: PayoutOutcome.nullable(),
  /** The order, or those that it may be. */
  orders: z.array(OrderCode),
  sum: z.int().nullable(),
  /** What the courier had to collect, as far as it is not paid. */
  expected: z.int().nullable(),
  fee: z.int().nullable(),
  currencySymbol: z.string().nullable(),
  /** Why it is not imported. */
  note: z.string().nullable(),
})
export type PayoutRow = z.infer<typeof PayoutRow>

/** The answer of preview and import. Of an import `matched` and, where wanted, `difference` mean that the row is stored. */
export const PayoutRows = z.object({
  rows: z.array(PayoutRow),
  total: z.int().nonnegative(),
  /** From which row on the next call imports; null: that was all. */
  next: z.int().positive().nullable(),
})
export type PayoutRows = z.infer<typeof PayoutRows>

/** From how many days after the delivery on money that was not paid is overdue. */
export const OVERDUE_AFTER_DAYS = 10
/** How many orders of a month are looked at. */
export const MONTH_ORDERS_MAX = 50_000
/** How many overdue orders are listed. */
export const OVERDUE_SHOWN = 100

/** GET /api/orders/payouts: the money of the orders that were placed in a month. */
export const PayoutMonthQuery = z.object({
  month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Neispravan mesec'),
  seller: Seller,
})

/** A page's orders of a month, in one currency. */
export const PayoutPage = z.object({
  websiteId: z.int(),
  customUrl: z.string(),
  productName: z.string(),
  currencySymbol: z.string(),
  ordered: z.int().nonnegative(),
  confirmed: z.int().nonnegative(),
  delivered: z.int().nonnegative(),
  /** Refused at the door, or sent back. */
  returned: z.int().nonnegative(),
  /** What the courier paid out. */
  collected: z.int().nonnegative(),
  /** What the courier kept for itself. */
  fees: z.int().nonnegative(),
  /** What the courier owes for delivered parcels. */
  owed: z.int().nonnegative(),
})
export type PayoutPage = z.infer<typeof PayoutPage>

export const PayoutMonth = z.object({
  month: z.string(),
  /** False beyond MONTH_ORDERS_MAX: the figures are those of the newest orders. */
  isAll: z.boolean(),
  /** The page with the most orders first. */
  pages: z.array(PayoutPage),
  /** Delivered longer than OVERDUE_AFTER_DAYS ago and not paid, the oldest first; the first of them. */
  overdue: z.array(
    z.object({
      orderId: OrderCode,
      deliveredAt: z.iso.datetime(),
      owed: z.int().positive(),
      currencySymbol: z.string(),
    }),
  ),
  overdueCount: z.int().nonnegative(),
})
export type PayoutMonth = z.infer<typeof PayoutMonth>

export const PAYOUT_MESSAGES = {
  missing: 'Izaberite datoteku',
  tooLarge: 'Datoteka može imati najviše 5 MB. Podelite je na manje.',
  tooManyRows: `Datoteka može imati najviše ${groupThousands(PAYOUT_MAX_ROWS)} redova. Podelite je na manje.`,
  unreadable: 'Datoteka ne može da se pročita. Sačuvajte je kao XLSX ili CSV, pa pokušajte ponovo.',
  oldExcel: 'Ovo je stari Excel (XLS). Sačuvajte datoteku kao XLSX ili CSV, pa pokušajte ponovo.',
  empty: 'U datoteci nema redova',
  columnMissing: (heading: string) => `U datoteci nema kolone „${heading}”. Izaberite kolone ponovo.`,
  busy: 'Prethodna datoteka se još obrađuje. Sačekajte da bude gotova.',
  noSum: 'Red nema iznos',
  badSum: (text: string) => `Iznos „${text}” nije čitljiv`,
  badFee: (text: string) => `Poštarina „${text}” nije čitljiva`,
  badDate: (text: string) => `Datum „${text}” nije čitljiv`,
  noOutcome: 'Red nema stanje pošiljke',
  unknownOutcome: (text: string) => `Nije izabrano šta znači „${text}”`,
  noReference: 'Red nema ni broj ni telefon',
  noDate: 'Red bez broja mora imati datum: izaberite kolonu sa datumom ili upišite dan isplate',
  notConfirmed: 'Porudžbina nije ni potvrđena ni poslata, pa ne može da se zaključi iz datoteke.',
  twoOrders: 'Broj porudžbine i broj pošiljke vode do različitih porudžbina',
} as const

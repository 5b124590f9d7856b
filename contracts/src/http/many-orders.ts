import { z } from 'zod'
import { ExportColumn } from '../domain/export-columns.ts'
import { groupThousands } from '../domain/money.ts'
import { OrderCode } from '../domain/order-code.ts'
import { DeskStep } from '../domain/order-desk.ts'
import { oneLine } from '../domain/typed-text.ts'
import { DeskRequest } from './desk.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** How many orders one call changes or prints. */
export const MANY_AT_ONCE = 500
/** How many orders can be selected by a filter; the newest ones. */
export const MAX_SELECTED = 5000

export const MANY_ORDERS_MESSAGES = {
  none: 'Izaberite bar jednu porudžbinu',
  tooMany: (max: number) => `Odjednom može najviše ${groupThousands(max)} porudžbina`,
  nothingToPrint: 'Nema šta da se štampa: ovih porudžbina nema ili su podaci kupaca obrisani.',
  stillPrinting: 'Prethodni dokument se još pravi. Sačekajte da bude gotov.',
} as const

/** Numbers of orders, each once, in the order that they were given. */
const orderIds = (max: number) =>
  z
    .array(z.int().positive(), MANY_ORDERS_MESSAGES.none)
    .min(1, MANY_ORDERS_MESSAGES.none)
    .max(max, MANY_ORDERS_MESSAGES.tooMany(max))
    .overwrite((ids) => [...new Set(ids)])
const OrderIds = orderIds(MANY_AT_ONCE)

/** GET /api/orders/desk/selection: the numbers of the filter's orders, newest first. */
export const OrderSelection = z.object({
  ids: z.array(z.int().positive()),
  /** Whether these are all of the filter; false beyond MAX_SELECTED. */
  isAll: z.boolean(),
})
export type OrderSelection = z.infer<typeof OrderSelection>

/** The steps that many orders can take at once; the others are the outcome of one call, or need its time. */
export const ManyStep = DeskStep.exclude(['no-answer', 'call-later', 'wrong-number'])
export type ManyStep = z.infer<typeof ManyStep>

/** POST /api/orders/desk/bulk: the same step of many orders. */
export const BulkDeskRequest = z.object({ ids: OrderIds, step: ManyStep, reason: DeskRequest.shape.reason })
export type BulkDeskRequest = z.infer<typeof BulkDeskRequest>

/** What became of one order of many. */
export const BulkResult = z.object({
  id: z.int().positive(),
  /** Its code; null when there is no such order. */
  orderId: OrderCode.nullable(),
  /** Why it did not take the step; null: it did, or had taken it already. */
  refusal: z.string().nullable(),
})
export type BulkResult = z.infer<typeof BulkResult>

/** In the order of the request's ids. */
export const BulkDeskAnswer = z.object({ results: z.array(BulkResult) })

/** How labels are laid out: so many on a sheet of A4, or one on a sticker of 100 × 150 mm. */
export const LabelFormat = z.enum(['a4-2', 'a4-6', 'a4-24', '100x150'], 'Izaberite format nalepnica')
export type LabelFormat = z.infer<typeof LabelFormat>

/** POST /api/orders/labels: address labels as PDF. */
export const LabelsRequest = z.object({ ids: OrderIds, format: LabelFormat })
export type LabelsRequest = z.infer<typeof LabelsRequest>

/** POST /api/orders/packing-list: what to pack, as PDF. */
export const PackingListRequest = z.object({ ids: OrderIds })

/** How many of the asked orders a printed or exported file holds: those that are the caller's and whose shopper's data are not erased. */
export const ORDERS_IN_FILE_HEADER = 'X-Orders-In-File'

export const OrderFileFormat = z.enum(['csv', 'xlsx'], 'Izaberite vrstu datoteke')
export type OrderFileFormat = z.infer<typeof OrderFileFormat>

/** How long a heading of a column may be. */
export const MAX_HEADING = 60

/** POST /api/orders/export: selected orders with the chosen columns, each under the seller's heading or its own. */
export const ExportRequest = z.object({
  ids: orderIds(MAX_SELECTED),
  columns: z
    .array(
      z.object({
        column: ExportColumn,
        heading: z.string().overwrite(oneLine).max(MAX_HEADING, maxLengthMessage(MAX_HEADING)).optional(),
      }),
    )
    .min(1, 'Izaberite bar jednu kolonu')
    .max(ExportColumn.options.length, 'Svaka kolona može jednom'),
  format: OrderFileFormat,
})
export type ExportRequest = z.infer<typeof ExportRequest>

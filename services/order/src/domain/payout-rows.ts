import { createHash } from 'node:crypto'
import { foldText } from '@izlog/contracts/domain/fold-text'
import { parseMoney } from '@izlog/contracts/domain/money'
import { OrderCode } from '@izlog/contracts/domain/order-code'
import {
  MAX_PAYOUT_WORD,
  type PayoutField,
  PayoutFileKind,
  type PayoutMapping,
  PayoutOutcome,
} from '@izlog/contracts/domain/payout-file'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import { PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { z } from 'zod'
import { columnPlaces, type PayoutTable } from './payout-table.ts'

/** A row of a courier's file as its columns were read. */
export const FileRow = z.object({
  line: z.int(),
  /** For people: number of the order, of the parcel, or phone as they stand in the file. */
  reference: z.string(),
  /** By which the row is recognized when it is imported again. */
  key: z.string(),
  kind: PayoutFileKind,
  outcome: PayoutOutcome,
  orderCode: z.string().nullable(),
  orderNumber: z.int().nullable(),
  tracking: z.string().nullable(),
  /** E.164, as a number of each market: which it is, the order decides. */
  phones: z.array(z.string()),
  sum: z.int().nullable(),
  fee: z.int().nullable(),
  /** `2026-11-28` */
  date: z.string().nullable(),
  /** What cannot be read of it. */
  fault: z.string().nullable(),
})
export type FileRow = z.infer<typeof FileRow>

/**
 * The rows of a file. A row's key is a hash of seller, courier, kind, reference, date, sum and outcome, so the same row of the same or of an
 * overlapping file has the same key. Rows without a number that are the same are counted: they may be two parcels of one buyer.
 */
export function fileRows(table: PayoutTable, mapping: PayoutMapping, userId: number): FileRow[] {
  const places = columnPlaces(table, mapping)
  const seen = new Map<string, number>()
  return table.rows.map(({ line, cells }) => {
    const text = (field: PayoutField): string => cells[places.get(field) ?? -1] ?? ''
    const row = readRow(text, mapping)
    const identity = [userId, foldText(mapping.courier).replace(/\s/g, ''), row.kind, row.outcome, row.date, row.sum]
    const ids = [row.orderCode ?? row.orderNumber, row.tracking]
    const hasNumber = ids.some((id) => id !== null)
    const base = JSON.stringify([...identity, ...ids, hasNumber ? [] : row.phones])
    const nth = hasNumber ? 0 : (seen.get(base) ?? 0)
    seen.set(base, nth + 1)
    return { line, key: createHash('sha256').update(`${base}${nth}`).digest('base64url'), ...row }
  })
}

function readRow(text: (field: PayoutField) => string, mapping: PayoutMapping): Omit<FileRow, 'line' | 'key'> {
  const { kind } = mapping
  const code = orderCodeIn(text('order'))
  const number = /^#?(\d{1,9})$/.exec(text('order'))?.[1]
  const tracking = trackingIn(text('tracking'))
  const phones = phonesIn(text('phone'))
  const sum = moneyIn(text('sum'))
  const fee = moneyIn(text('fee'))
  const typedDate = text('date')
  const date = typedDate ? dayIn(typedDate) : mapping.date
  const outcome = outcomeIn(text('outcome'), mapping)
  const row = {
    reference: (text('order') || text('tracking') || text('phone')).slice(0, MAX_PAYOUT_WORD),
    ...{ kind, outcome: outcome ?? 'skip', orderCode: code, tracking, phones, sum, fee, date },
    orderNumber: number ? Number(number) : null,
  }
  const isPaid = kind === 'payout' && outcome === 'delivered'
  const faults = [
    outcome === undefined &&
      (text('outcome') ? PAYOUT_MESSAGES.unknownOutcome(text('outcome')) : PAYOUT_MESSAGES.noOutcome),
    text('sum') && sum === null && PAYOUT_MESSAGES.badSum(text('sum')),
    text('fee') && fee === null && PAYOUT_MESSAGES.badFee(text('fee')),
    typedDate && date === null && PAYOUT_MESSAGES.badDate(typedDate),
    isPaid && sum === null && PAYOUT_MESSAGES.noSum,
    row.orderCode === null &&
      row.orderNumber === null &&
      !tracking &&
      phones.length === 0 &&
      PAYOUT_MESSAGES.noReference,
    // Without it next month's row of the same buyer and sum would be this one.
    row.orderCode === null && row.orderNumber === null && !tracking && date === null && PAYOUT_MESSAGES.noDate,
  ]
  return { ...row, fault: faults.find((fault) => typeof fault === 'string' && fault !== '') || null }
}

/** A courier may drop the dashes of a code, or write it small. */
function orderCodeIn(text: string): string | null {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const code = OrderCode.safeParse(`${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`)
  return code.success ? code.data : null
}

const trackingIn = (text: string): string | null => text.replace(/\s+/g, '').slice(0, MAX_PAYOUT_WORD) || null

const COUNTRIES = ['RS', 'BA', 'ME'] as const
function phonesIn(text: string): string[] {
  if (!text) return []
  return [...new Set(COUNTRIES.flatMap((country) => normalisePhone(text, country)?.e164 ?? []))]
}

/** `1.234,50`, `1,234.50`, `1 234`, rounded to whole units as all sums of orders are. A minus is a sum that we do not understand. */
const moneyIn = (text: string): number | null => (text ? parseMoney(text) : null)

const SERBIAN_DAY = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(20\d\d)\.?(?:[ T,].*)?$/
const ISO_DAY = /^(20\d\d)-(\d{2})-(\d{2})(?:[ T].*)?$/

/** `28.11.2026.`, `28/11/2026 14:05` or `2026-11-28` as a day; null for anything else, such as a thirteenth month. */
function dayIn(text: string): string | null {
  const [, day = '', month = '', year = ''] = SERBIAN_DAY.exec(text) ?? []
  const iso = ISO_DAY.exec(text)?.slice(1, 4).join('-') ?? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

/** Undefined for a word that nobody has given a meaning. A file of payouts without such a column lists delivered parcels. */
function outcomeIn(text: string, { kind, columns, outcomes }: PayoutMapping): PayoutOutcome | undefined {
  if (!columns.outcome) return kind === 'payout' ? 'delivered' : undefined
  const word = text.slice(0, MAX_PAYOUT_WORD)
  return Object.hasOwn(outcomes, word) ? outcomes[word] : undefined
}

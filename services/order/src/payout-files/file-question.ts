import { PayoutMapping } from '@izlog/contracts/domain/payout-file'
import { PAYOUT_MAX_ROWS, PAYOUT_MESSAGES, type PayoutColumns } from '@izlog/contracts/http/payouts'
import { AppError } from '@izlog/kit/errors'
import { z } from 'zod'
import { type FileRow, fileRows } from '../domain/payout-rows.ts'
import { columnsOf, payoutTable } from '../domain/payout-table.ts'
import { parsePayoutFile } from './parse-payout-file.ts'

/** What is asked of a file: its columns, or its rows read by a mapping. */
export const FileQuestion = z.object({
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
  rows: z.object({ mapping: PayoutMapping, userId: z.int() }).nullable(),
})
export type FileQuestion = z.infer<typeof FileQuestion>

/** Throws `invalid` for a file that cannot be read, with what the seller can do. */
export async function answerOf({ bytes, rows: wanted }: FileQuestion): Promise<PayoutColumns | FileRow[]> {
  const table = payoutTable(await parsePayoutFile(bytes))
  const total = table.rows.length
  if (total === 0) throw new AppError('invalid', 'payouts.empty', PAYOUT_MESSAGES.empty)
  if (total > PAYOUT_MAX_ROWS) throw new AppError('invalid', 'payouts.too-many-rows', PAYOUT_MESSAGES.tooManyRows)
  if (!wanted) return columnsOf(table)
  return fileRows(table, wanted.mapping, wanted.userId)
}

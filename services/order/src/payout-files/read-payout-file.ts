import { PAYOUT_MESSAGES, PayoutColumns } from '@izlog/contracts/http/payouts'
import { answerOfThread } from '@izlog/kit/answer-of-thread'
import { AppError } from '@izlog/kit/errors'
import { z } from 'zod'
import { FileRow } from '../domain/payout-rows.ts'
import type { FileQuestion } from './file-question.ts'

/** Memory limit of the worker thread. */
const MEMORY_MB = 256
const WITHIN_MS = 45_000

const Message = z.union([z.object({ answer: z.unknown() }), z.object({ refusal: z.string() })])

/** The columns of a courier's file. Throws `invalid` for one that cannot be read. */
export const readPayoutColumns = async (bytes: Uint8Array): Promise<PayoutColumns> =>
  PayoutColumns.parse(await ask({ bytes, rows: null }))

/** The rows of a courier's file, read by a mapping. Throws `invalid` for a file that cannot be read, or has no such columns. */
export const readPayoutRows = async (
  bytes: Uint8Array,
  wanted: NonNullable<FileQuestion['rows']>,
): Promise<FileRow[]> => z.array(FileRow).parse(await ask({ bytes, rows: wanted }))

const refused = (message: string, cause?: unknown) => new AppError('invalid', 'payouts.unreadable', message, { cause })

/** Asks a worker thread: shoppers' orders are taken meanwhile. */
async function ask(question: FileQuestion): Promise<unknown> {
  const message = Message.parse(await messageOf(question))
  if ('refusal' in message) throw refused(message.refusal)
  return message.answer
}

async function messageOf(question: FileQuestion): Promise<unknown> {
  const script = new URL('./payout-file.worker.ts', import.meta.url)
  try {
    return await answerOfThread(script, question, { memoryMb: MEMORY_MB, withinMs: WITHIN_MS })
  } catch (cause) {
    throw refused(PAYOUT_MESSAGES.unreadable, cause)
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PAYOUT_MESSAGES, PayoutColumns } from '@izlog/contracts/http/payouts'
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

/**
 * Asks a worker thread: shoppers' orders are taken meanwhile, and a file that is built to fill the memory or to take hours ends with its thread.
 */
async function ask(workerData: FileQuestion): Promise<unknown> {
  const message = Message.parse(await messageOf(workerData))
  if ('refusal' in message) throw refused(message.refusal)
  return message.answer
}

async function messageOf(workerData: FileQuestion): Promise<unknown> {
  const worker = new Worker(new URL('./payout-file.worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // A worker may still fail after its result is no longer awaited; without a listener that would end the process.
  worker.on('error', () => undefined)
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(WITHIN_MS) })
    return message
  } catch (cause) {
    throw refused(PAYOUT_MESSAGES.unreadable, cause)
  } finally {
    await end(worker)
  }
}

/** A thread that is terminated while it starts may miss it and run on for hours, so terminating is repeated until it has ended. */
async function end(worker: Worker): Promise<void> {
  const again = setInterval(() => void worker.terminate(), 200)
  try {
    await worker.terminate()
  } finally {
    clearInterval(again)
  }
}

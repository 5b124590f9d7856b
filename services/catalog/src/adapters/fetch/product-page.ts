import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LinkFacts } from '@izlog/contracts/http/product-link'
import type { ProductFacts } from '@izlog/writer/page/facts'
import pLimit from 'p-limit'
import type { SafeFetcher } from './safe-fetcher.ts'
import { Unreachable } from './unreachable.ts'

const MAX_BYTES = 2 * 1024 * 1024
/** Memory limit of one worker thread. */
const MEMORY_MB = 128
const limitWorkers = pLimit(2)

/** The facts that a writer gets from a shop's page. Throws like `readProductLink`. */
export async function readProductPage(
  fetcher: SafeFetcher,
  address: string,
  signal?: AbortSignal,
): Promise<ProductFacts> {
  const { description, attributes } = await readProductLink(fetcher, address, signal)
  return { attributes, ...(description === null ? {} : { description }) }
}

/** Reads the product facts behind a link. Throws `Unreachable`, also for a page that takes too long to parse, and the abort reason of `signal`. */
export async function readProductLink(fetcher: SafeFetcher, address: string, signal?: AbortSignal): Promise<LinkFacts> {
  const { bytes, contentType } = await fetcher.read(address, MAX_BYTES, signal)
  if (contentType !== '' && !/html|xml/i.test(contentType))
    throw new Unreachable('not-a-page', `${address}: ${contentType}`)
  const charset = /charset=["']?([\w-]+)/i.exec(contentType)?.[1]
  try {
    return LinkFacts.parse(
      await limitWorkers(() => factsInWorker({ bytes, charset, address }, fetcher.withinMs, signal)),
    )
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Unreachable('unreadable', `${address}: ${String(cause)}`, { cause })
  }
}

/**
 * Parses a foreign page in a worker thread: a deeply nested one would block the event loop or overflow the stack.
 * A page of two megabytes takes half a second; one built to take hours is terminated.
 */
async function factsInWorker(
  workerData: { bytes: Uint8Array; charset: string | undefined; address: string },
  withinMs: number,
  ended: AbortSignal | undefined,
): Promise<unknown> {
  ended?.throwIfAborted()
  const worker = new Worker(new URL('./product-page.worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // A worker may still fail after its result is no longer awaited; without a listener that would end the process.
  worker.on('error', () => undefined)
  const late = AbortSignal.timeout(withinMs)
  try {
    const [facts] = await once(worker, 'message', { signal: ended ? AbortSignal.any([ended, late]) : late })
    return facts
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

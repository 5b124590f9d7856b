import { LinkFacts } from '@izlog/contracts/http/product-link'
import { answerOfThread } from '@izlog/kit/answer-of-thread'
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
    // In a thread: a deeply nested page would block the event loop or overflow the stack. One of two megabytes takes half a second.
    return LinkFacts.parse(
      await limitWorkers(() =>
        answerOfThread(
          new URL('./product-page.worker.ts', import.meta.url),
          { bytes, charset, address },
          { memoryMb: MEMORY_MB, withinMs: fetcher.withinMs, signal },
        ),
      ),
    )
  } catch (cause) {
    signal?.throwIfAborted()
    throw new Unreachable('unreadable', `${address}: ${String(cause)}`, { cause })
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@izlog/kit/bus/bus'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'

/** Pages whose views wait in memory; the views of further ones are not counted until Kafka is back. */
export const MAX_PAGES = 20_000
/** Pages told of in one send. */
const BATCH = 500
const RETRY_AFTER_MS = 1000

interface ViewedPage {
  websiteId: number
  productId: number
  title: string
}

/** Views of pages on their way to Kafka; a crash loses those that have not been told. */
export interface Views {
  count(page: ViewedPage): void
  /** Tells once more what waits. */
  stop(): Promise<void>
}

/** Tells each view at once; those that come while a send is under way, or while Kafka is away, are summed for each page. */
export function createViews(publish: Bus['publish'], now: () => Date, log: Logger): Views {
  const waiting = new Map<number, { page: ViewedPage; views: number }>()
  /** Made but not published: repeated under the same ids, since Kafka may have them. */
  let unsent: OutboxEntry[] = []
  let flushing: Promise<void> | undefined
  const stopping = new AbortController()

  const flushBatch = async () => {
    if (unsent.length === 0) {
      const taken = [...waiting.values()].slice(0, BATCH)
      for (const { page } of taken) waiting.delete(page.websiteId)
      unsent = taken.map(({ page, views }) =>
        makeEvent(
          'pages',
          'page.viewed.v1',
          { aggregateId: page.websiteId, aggregateVersion: 1, at: now() },
          { ...page, views },
        ),
      )
    }
    await publish(unsent)
    unsent = []
  }
  const flushAll = async () => {
    while (unsent.length > 0 || waiting.size > 0) {
      try {
        await flushBatch()
      } catch (err) {
        if (stopping.signal.aborted) return log.warn({ err, pages: waiting.size }, 'page views lost at the end')
        log.warn({ err }, 'page views wait for Kafka')
        await sleep(RETRY_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const wake = () => {
    flushing ??= flushAll().finally(() => {
      flushing = undefined
    })
  }
  return {
    count(page) {
      const views = waiting.get(page.websiteId)?.views ?? 0
      if (views === 0 && waiting.size >= MAX_PAGES) return
      waiting.set(page.websiteId, { page, views: views + 1 })
      wake()
    },
    async stop() {
      stopping.abort()
      await flushing
    },
  }
}

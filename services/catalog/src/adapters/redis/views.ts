import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@izlog/kit/bus/bus'
import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import type { Logger } from '@izlog/kit/logger'

/** Pages with views waiting in memory; while Kafka is unavailable, views of further pages are not counted. */
export const MAX_PAGES = 20_000
/** Pages per publish. */
const BATCH = 500
const RETRY_AFTER_MS = 1000

interface ViewedPage {
  websiteId: number
  productId: number
  title: string
}

/** Counts page views and publishes them to Kafka; a crash loses those not yet published. */
export interface Views {
  count(page: ViewedPage): void
  /** Makes a last attempt to publish what is waiting. */
  stop(): Promise<void>
}

/** Publishes each view at once. Views that arrive during a publish, or while Kafka is unavailable, are summed per page. */
export function createViews(publish: Bus['publish'], now: () => Date, log: Logger): Views {
  const waiting = new Map<number, { page: ViewedPage; views: number }>()
  /** Events whose publish failed. They are retried under the same ids, since Kafka may already have stored them. */
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

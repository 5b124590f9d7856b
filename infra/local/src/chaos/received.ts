import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const READ_EVERY_MS = 500
const ORDER_CODE = /\b[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}\b/g

const Inbox = z.object({
  counters: z.object({ accepted: z.int(), refused: z.int() }),
  entries: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      outcome: z.enum(['accepted', 'refused']),
      data: z.object({
        text: z.string().optional(),
        events: z.array(z.object({ eventId: z.string().nullable() })).optional(),
        reference: z.string().optional(),
        trackingId: z.string().optional(),
      }),
    }),
  ),
})
type Entry = z.infer<typeof Inbox>['entries'][number]

export type Received = {
  /** How many Telegram messages contained an order, by order code. */
  messages: Map<string, number>
  /** How often Meta received a purchase, by event id. */
  purchases: Map<string, number>
  /** The courier's tracking numbers, by order code. */
  parcels: Map<string, Set<string>>
  /** Reads what has arrived since the last call. Throws when the simulators dropped entries before they were read. */
  update(): Promise<void>
  stop(): Promise<void>
}

/** Records everything that the channels receive from now on, because the simulators keep only the last 2,000 requests. */
export function startReceiving(simulatorsUrl: string): Received {
  const messages = new Map<string, number>()
  const purchases = new Map<string, number>()
  const parcels = new Map<string, Set<string>>()
  const count = (map: Map<string, number>, key: string) => void map.set(key, (map.get(key) ?? 0) + 1)

  const readers = [
    inboxReader(simulatorsUrl, 'telegram', ({ kind, data }) => {
      if (kind !== 'sendMessage') return
      for (const orderId of new Set(data.text?.match(ORDER_CODE))) count(messages, orderId)
    }),
    inboxReader(simulatorsUrl, 'meta', ({ data }) => {
      for (const { eventId } of data.events ?? []) if (eventId !== null) count(purchases, eventId)
    }),
    inboxReader(simulatorsUrl, 'trackify', ({ data: { reference, trackingId } }) => {
      if (reference === undefined || trackingId === undefined) return
      parcels.set(reference, (parcels.get(reference) ?? new Set()).add(trackingId))
    }),
  ]
  let last = Promise.resolve()
  /** Runs one read at a time, so that nothing is counted twice. */
  const update = (): Promise<void> => {
    const reading = last.then(async () => {
      const settled = await Promise.allSettled(readers.map((read) => read()))
      const failed = settled.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    })
    last = reading.catch(() => undefined)
    return reading
  }

  let stopped = false
  const background = (async () => {
    while (!stopped) {
      await update().catch(() => undefined) // if this error is lasting, the final read after it fails too
      await wait(READ_EVERY_MS)
    }
  })()
  return {
    messages,
    purchases,
    parcels,
    update,
    async stop() {
      stopped = true
      await background
    },
  }
}

function inboxReader(simulatorsUrl: string, service: string, take: (accepted: Entry) => void): () => Promise<void> {
  let lastId = 0
  let read = 0
  return async () => {
    const response = await fetch(`${simulatorsUrl}/inbox/${service}?since=${lastId}`, {
      signal: AbortSignal.timeout(30_000),
    })
    const { counters, entries } = Inbox.parse(await response.json())
    for (const entry of entries) {
      lastId = Math.max(lastId, entry.id)
      if (entry.outcome === 'accepted') take(entry)
    }
    read += entries.length
    if (read !== counters.accepted + counters.refused)
      throw new Error(`${service}: ${read} of ${counters.accepted + counters.refused} requests were read`)
  }
}

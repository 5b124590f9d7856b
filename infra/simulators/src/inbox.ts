import { createHash } from 'node:crypto'
import { z } from 'zod'
import { SERVICES, type ServiceName } from './behaviour.ts'

const KEPT_ENTRIES = 2000
const KEPT_KEYS = 200_000

/** A request that a service accepted or refused. */
const Entry = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  kind: z.string(),
  outcome: z.enum(['accepted', 'refused']),
  /** HTTP status of the answer, or that it would have had. */
  status: z.int(),
  /** False: the request was performed, but the connection was cut before the answer. */
  answered: z.boolean(),
  /** True: the same item was received before. */
  repeat: z.boolean(),
  data: z.record(z.string(), z.unknown()),
})
export type Entry = z.infer<typeof Entry>

/** `items` counts the contents of accepted requests (rows, events), `duplicates` those that were received before. */
const Counters = z.object({ accepted: z.int(), refused: z.int(), items: z.int(), duplicates: z.int() })
export type Counters = z.infer<typeof Counters>

/** A request to record; `keys` identify its items, so that a repeated one is detected. */
export interface Received {
  kind: string
  keys: string[]
  data: Record<string, unknown>
}

const Box = z.object({ entries: z.array(Entry), counters: Counters, keys: z.array(z.string()) })
export const SavedInbox = z.object({ lastId: z.int(), boxes: z.partialRecord(z.enum(SERVICES), Box) })
export type SavedInbox = z.infer<typeof SavedInbox>

interface OpenBox {
  entries: Entry[]
  counters: Counters
  keys: Set<string>
}

const emptyBox = (): OpenBox => ({
  entries: [],
  counters: { accepted: 0, refused: 0, items: 0, duplicates: 0 },
  keys: new Set(),
})

/** All received requests: the last 2,000 entries of each service, and totals since the inbox was last emptied. */
export class Inbox {
  private lastId = 0
  private boxes: Record<ServiceName, OpenBox> = {
    telegram: emptyBox(),
    sheets: emptyBox(),
    meta: emptyBox(),
    trackify: emptyBox(),
    shopify: emptyBox(),
    openai: emptyBox(),
    mail: emptyBox(),
    push: emptyBox(),
  }
  private readonly listeners = new Set<() => void>()

  accept(service: ServiceName, received: Received, status: number, answered: boolean): Entry {
    const { counters } = this.boxes[service]
    const seen = received.keys.filter((key) => this.seenBefore(service, key)).length
    counters.accepted += 1
    counters.items += received.keys.length
    counters.duplicates += seen
    return this.add(service, {
      kind: received.kind,
      outcome: 'accepted',
      status,
      answered,
      repeat: seen > 0,
      data: received.data,
    })
  }

  refuse(service: ServiceName, kind: string, status: number, data: Record<string, unknown>): Entry {
    this.boxes[service].counters.refused += 1
    return this.add(service, { kind, outcome: 'refused', status, answered: true, repeat: false, data })
  }

  /** Newest first. */
  entries(service: ServiceName): Entry[] {
    return this.boxes[service].entries.toReversed()
  }

  counters(service: ServiceName): Counters {
    return { ...this.boxes[service].counters }
  }

  empty(service: ServiceName): void {
    this.boxes[service] = emptyBox()
    this.changed()
  }

  /** Calls `listener` after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  changed(): void {
    for (const listener of this.listeners) listener()
  }

  save(): SavedInbox {
    const box = ({ entries, counters, keys }: OpenBox) => ({ entries, counters, keys: [...keys] })
    const { telegram, sheets, meta, trackify, shopify, openai, mail, push } = this.boxes
    return {
      lastId: this.lastId,
      boxes: {
        telegram: box(telegram),
        sheets: box(sheets),
        meta: box(meta),
        trackify: box(trackify),
        shopify: box(shopify),
        openai: box(openai),
        mail: box(mail),
        push: box(push),
      },
    }
  }

  restore(saved: SavedInbox): void {
    this.lastId = saved.lastId
    for (const service of SERVICES) {
      const box = saved.boxes[service]
      // A file of an older version has no entry for a newer service.
      this.boxes[service] = box ? { ...box, keys: new Set(box.keys) } : emptyBox()
    }
  }

  private add(service: ServiceName, entry: Omit<Entry, 'id' | 'at'>): Entry {
    this.lastId += 1
    const added: Entry = { id: this.lastId, at: new Date().toISOString(), ...entry }
    const { entries } = this.boxes[service]
    entries.push(added)
    if (entries.length > KEPT_ENTRIES) entries.shift()
    this.changed()
    return added
  }

  private seenBefore(service: ServiceName, key: string): boolean {
    const { keys } = this.boxes[service]
    const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16)
    if (keys.has(hash)) return true
    keys.add(hash)
    const [oldest] = keys
    if (keys.size > KEPT_KEYS && oldest !== undefined) keys.delete(oldest)
    return false
  }
}

import type { Delivery } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'

/** A delivery in the hands of this process. */
export interface InHand {
  delivery: Delivery
  seller: Integrations
  /** Later than this its lease could end before its call does. */
  startBy: Date
  /** Called once it was tried, or given back. */
  done(): void
}

/** How much of this process' memory one channel's queue may take. */
const MOST = 1000
const MAX_OF_A_SELLER = 500
/** How many calls to one outside service a process makes at a time, and for one seller, so that one whose calls hang leaves room. */
const PLACES = 32
const PLACES_OF_A_SELLER = 8

/** What came to its turn lately, over so long (ms), tells what will within three times as long: more would wait in vain, and be given back. */
const LATELY_MS = 2000
const AHEAD = 3

interface Line {
  items: InHand[]
  /** Calls under way for this seller. */
  calls: number
  /** Until then more is gathered for one call. */
  notBefore: number
}

/** What is in hand for one channel. Sellers take turns. */
export interface SendQueue {
  /** How many more of a seller's it takes. */
  room(userId: number): number
  add(items: readonly InHand[], notBefore?: number): void
  /** The next call's worth, which takes a place until `ended`; undefined: nothing may start now. */
  next(now: number): InHand[] | undefined
  ended(userId: number): void
  /** Takes out what can no longer start in time, or, of a seller, all. */
  takeOut(which: { startedBy: Date } | { userId: number }): InHand[]
  readonly size: number
  /** Every place is taken. */
  readonly isFull: boolean
}

/** `together`: how many of a seller's are sent at a time; `inTurn`: one call of a seller after the other. */
export function sendQueue({ together, inTurn }: { together: number; inTurn: boolean }): SendQueue {
  const lines = new Map<number, Line>()
  let size = 0
  let calls = 0
  let lately = { since: 0, started: 0, before: 0 }
  const startedLately = () => {
    const now = performance.now()
    const past = now - lately.since
    if (past >= LATELY_MS) lately = { since: now, started: 0, before: past < 2 * LATELY_MS ? lately.started : 0 }
    return lately
  }
  /** How many may wait at all: of those that go together one call takes most, whatever its turn. */
  const most = () => {
    const { started, before } = startedLately()
    return together > 1 ? MOST : Math.min(MOST, Math.max(2 * PLACES, AHEAD * Math.max(started, before)))
  }
  const callsOfASeller = inTurn ? 1 : PLACES_OF_A_SELLER
  const isFull = () => calls >= PLACES
  const lineOf = (userId: number): Line => lines.get(userId) ?? { items: [], calls: 0, notBefore: 0 }
  const keep = (userId: number, line: Line) => {
    // Behind the others: whoever had a turn waits for theirs.
    lines.delete(userId)
    if (line.items.length > 0 || line.calls > 0) lines.set(userId, line)
  }

  return {
    room: (userId) => Math.max(0, Math.min(most() - size, MAX_OF_A_SELLER - lineOf(userId).items.length)),
    add(items, notBefore = 0) {
      for (const item of items) {
        const { userId } = item.delivery
        const line = lineOf(userId)
        if (line.items.length === 0) line.notBefore = notBefore
        line.items.push(item)
        lines.set(userId, line)
        size += 1
      }
    },
    next(now) {
      if (isFull()) return undefined
      for (const [userId, line] of lines) {
        if (line.items.length === 0 || line.calls >= callsOfASeller || line.notBefore > now) continue
        const items = line.items.splice(0, together)
        line.calls += 1
        calls += 1
        size -= items.length
        startedLately().started += items.length
        keep(userId, line)
        return items
      }
      return undefined
    },
    ended(userId) {
      calls -= 1
      const line = lineOf(userId)
      line.calls -= 1
      if (line.items.length === 0 && line.calls === 0) lines.delete(userId)
    },
    takeOut(which) {
      const out: InHand[] = []
      for (const [userId, line] of lines) {
        const goes = ({ startBy }: InHand) => ('userId' in which ? which.userId === userId : startBy <= which.startedBy)
        const staying = line.items.filter((item) => !goes(item))
        if (staying.length === line.items.length) continue
        out.push(...line.items.filter(goes))
        line.items = staying
        if (line.items.length === 0 && line.calls === 0) lines.delete(userId)
      }
      size -= out.length
      return out
    },
    get size() {
      return size
    },
    get isFull() {
      return isFull()
    },
  }
}

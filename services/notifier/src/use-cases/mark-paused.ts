import { Channel } from '@izlog/contracts/domain/delivery'
import type { ChannelPause } from '../domain/channel-pause.ts'
import type { ChannelPauses, PauseRecord } from '../store/channel-pauses.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'
import type { Locks } from '../store/locks.ts'
import type { DuePeriod } from '../store/paused-marks.ts'
import type { LivePauses } from './live-pauses.ts'

/** How often what waits for a paused channel is given that reason, ms: well before order misses a delivery state. */
export const MARK_EVERY_MS = 15_000
/** Stored with a due time that lies so far back (ms) at most. */
const STORED_WITHIN_MS = 60_000
const BATCH = 200
/** How long (ms) a round works: well within its lock, and a process that stops waits no longer. */
const ROUND_MS = 10_000
const LOCK_MS = 60_000

interface MarkPausedDeps {
  fanOuts: Pick<FanOuts, 'markPaused'>
  lanes: Pick<Lanes, 'sellersOf'>
  locks: Locks
  pauses: Pick<ChannelPauses, 'all' | 'noteMarked' | 'noteMarking'>
  livePauses: Pick<LivePauses, 'of'>
  now: () => Date
}

/**
 * Publishes of what waits for a paused channel that it waits, so that sellers read why, and order does not take an order without any
 * delivery state for unacknowledged. Fan-out and channel workers do so for new deliveries and those in memory; this is for what waited
 * before, once, and then for what came due since: one process in each round, however long the backlog is. Returns whether more is left,
 * with which the next round of whichever process goes on.
 */
export async function markPaused(deps: MarkPausedDeps, withinMs = ROUND_MS): Promise<boolean> {
  const { locks, pauses, livePauses, now } = deps
  const isAnyPaused = Channel.options.some((channel) => {
    const { all, userIds } = livePauses.of(channel)
    return all || userIds.length > 0
  })
  if (!isAnyPaused) return false
  const release = await locks.acquire('mark-paused', LOCK_MS)
  if (!release) return false
  const end = performance.now() + withinMs
  try {
    for (const record of (await pauses.all()).toSorted(leastMarkedFirst)) {
      const { pause, markedUntil, marking } = record
      const until = marking?.until ?? now()
      const isMarked = !marking && markedUntil && until.getTime() - markedUntil.getTime() < MARK_EVERY_MS / 2
      if (!pause || isMarked) continue
      const due = { after: markedUntil && new Date(markedUntil.getTime() - STORED_WITHIN_MS), until }
      const cut = await markOf(deps, pause, { due, lastSeller: marking?.lastSeller, end })
      if (cut) {
        await pauses.noteMarking(pause, { until, ...cut })
        return true
      }
      await pauses.noteMarked(pause, until)
    }
    return false
  } finally {
    await release()
  }
}

/** One with a long backlog must not keep the others from being marked at all. */
const leastMarkedFirst = (one: PauseRecord, other: PauseRecord): number =>
  (one.markedUntil?.getTime() ?? 0) - (other.markedUntil?.getTime() ?? 0)

interface MarkBounds {
  due: DuePeriod
  /** The last seller that earlier rounds have marked; undefined: none. */
  lastSeller: number | undefined
  /** When the round ends, on the clock of performance.now(). */
  end: number
}

/** Marks seller by seller, in the order of their numbers. Returns the last one that is done when the round ended before all were. */
async function markOf(
  { fanOuts, lanes }: MarkPausedDeps,
  { channel, userId }: ChannelPause,
  { due, lastSeller = 0, end }: MarkBounds,
): Promise<{ lastSeller: number } | undefined> {
  const sellers = userId === null ? await lanes.sellersOf(channel) : [userId]
  let done = lastSeller
  for (const seller of sellers.filter((one) => one > lastSeller).toSorted((one, other) => one - other)) {
    for (;;) {
      const found = await fanOuts.markPaused(channel, seller, due, BATCH)
      if (found === 0) break
      if (performance.now() >= end) return { lastSeller: done }
    }
    done = seller
    if (performance.now() >= end) return { lastSeller: done }
  }
  return undefined
}

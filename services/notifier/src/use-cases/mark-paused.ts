import { Channel } from '@izlog/contracts/domain/delivery'
import type { ChannelPause } from '../domain/channel-pause.ts'
import type { ChannelPauses } from '../store/channel-pauses.ts'
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
const LOCK_MS = 60_000

interface MarkPausedDeps {
  fanOuts: Pick<FanOuts, 'markPaused'>
  lanes: Pick<Lanes, 'sellersOf'>
  locks: Locks
  pauses: Pick<ChannelPauses, 'all' | 'noteMarked'>
  livePauses: Pick<LivePauses, 'of'>
  now: () => Date
}

/**
 * Publishes of what waits for a paused channel that it waits, so that sellers read why, and order does not take an order without any
 * delivery state for unacknowledged. Fan-out and channel workers do so for new deliveries and those in memory; this is for what waited
 * before, once, and then for what came due since: one process in each round, however long the backlog is.
 */
export async function markPaused(deps: MarkPausedDeps): Promise<void> {
  const { locks, pauses, livePauses, now } = deps
  const isAnyPaused = Channel.options.some((channel) => {
    const { all, userIds } = livePauses.of(channel)
    return all || userIds.length > 0
  })
  if (!isAnyPaused) return
  const release = await locks.acquire('mark-paused', LOCK_MS)
  if (!release) return
  try {
    for (const { pause, markedUntil } of await pauses.all()) {
      const until = now()
      const isMarked = markedUntil && until.getTime() - markedUntil.getTime() < MARK_EVERY_MS / 2
      if (!pause || isMarked) continue
      await markOf(deps, pause, {
        after: markedUntil && new Date(markedUntil.getTime() - STORED_WITHIN_MS),
        until,
      })
      await pauses.noteMarked(pause, until)
    }
  } finally {
    await release()
  }
}

async function markOf({ fanOuts, lanes }: MarkPausedDeps, { channel, userId }: ChannelPause, due: DuePeriod) {
  for (const seller of userId === null ? await lanes.sellersOf(channel) : [userId]) {
    let found: number
    do found = await fanOuts.markPaused(channel, seller, due, BATCH)
    while (found > 0)
  }
}

import { Channel } from '@izlog/contracts/domain/delivery'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'
import type { Locks } from '../store/locks.ts'
import type { LivePauses } from './live-pauses.ts'

const BATCH = 200
const LOCK_MS = 60_000

interface MarkPausedDeps {
  fanOuts: Pick<FanOuts, 'markPaused'>
  lanes: Pick<Lanes, 'sellersOf'>
  locks: Locks
  livePauses: Pick<LivePauses, 'of'>
  now: () => Date
}

/**
 * Publishes of what waits for a paused channel that it waits, so that sellers read why, and order does not take an order without any
 * delivery state for unacknowledged. Fan-out and channel workers do so for new deliveries and those in memory; this is for what waited before.
 */
export async function markPaused({ fanOuts, lanes, locks, livePauses, now }: MarkPausedDeps): Promise<void> {
  const paused = Channel.options.flatMap((channel) => {
    const { all, userIds } = livePauses.of(channel)
    return all || userIds.length > 0 ? [{ channel, all, userIds }] : []
  })
  if (paused.length === 0) return
  const release = await locks.acquire('mark-paused', LOCK_MS)
  if (!release) return
  try {
    for (const { channel, all, userIds } of paused) {
      for (const userId of all ? await lanes.sellersOf(channel) : userIds) {
        let found = BATCH
        while (found === BATCH) found = await fanOuts.markPaused(channel, userId, now(), BATCH)
      }
    }
  } finally {
    await release()
  }
}

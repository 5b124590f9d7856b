import type { Channel } from '@izlog/contracts/domain/delivery'
import type { Logger } from '@izlog/kit/logger'
import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { ChannelPause, PausedLanes, PauseScope, Resumptions } from '../domain/channel-pause.ts'
import type { Lane } from '../domain/lane.ts'
import type { ChannelPauses, PauseRecord } from '../store/channel-pauses.ts'

/** The pauses as this process has read them last. The service reads them before it sends anything. */
export interface LivePauses extends Worker {
  isPaused(lane: Lane): boolean
  of(channel: Channel): PausedLanes
  /** Since when a channel is paused, for all, or for the seller for whom it is longest; null: it is not. */
  pausedSince(channel: Channel, scope: PauseScope): Date | null
  resumptions(channel: Channel): Resumptions
  /** Reads them at once. */
  reread(): Promise<void>
}

interface LivePausesDeps {
  pauses: Pick<ChannelPauses, 'all'>
  log: Logger
  pollMs: number
  /** Called when there are other pauses than before. */
  onChange: () => void
}

export function livePauses({ pauses, log, pollMs, onChange }: LivePausesDeps): LivePauses {
  let records: readonly PauseRecord[] = []
  let begun = 0
  let latest = 0
  const pausesOf = (channel: Channel): ChannelPause[] =>
    records.flatMap(({ pause }) => (pause?.channel === channel ? [pause] : []))
  const keysOf = (some: readonly PauseRecord[]) =>
    some
      .flatMap(({ pause }) => (pause ? [`${pause.channel}:${pause.userId}`] : []))
      .toSorted()
      .join()

  const reread = async () => {
    begun += 1
    const own = begun
    const read = await pauses.all()
    // A read that began before a change may be answered after the read that followed it.
    if (own < latest) return
    latest = own
    const changed = keysOf(read) !== keysOf(records)
    records = read
    if (changed) onChange()
  }
  const of = (channel: Channel): PausedLanes => {
    const paused = pausesOf(channel)
    return {
      all: paused.some(({ userId }) => userId === null),
      userIds: paused.flatMap(({ userId }) => userId ?? []),
    }
  }

  return {
    ...pollingWorker('notifier.pauses', log, pollMs, () => reread().then(() => 0), { eachInstance: true }),
    reread,
    of,
    isPaused({ channel, userId }) {
      const { all, userIds } = of(channel)
      return all || userIds.includes(userId)
    },
    pausedSince(channel, scope) {
      const paused = pausesOf(channel).filter(({ userId }) => (userId === null) === (scope === 'all'))
      return paused.length > 0 ? new Date(Math.min(...paused.map(({ pausedAt }) => pausedAt.getTime()))) : null
    },
    resumptions(channel) {
      const resumed = records.flatMap((one) =>
        one.channel === channel && one.resumedAt ? [[one.userId, one.resumedAt] as const] : [],
      )
      return {
        all: resumed.find(([userId]) => userId === null)?.[1] ?? null,
        sellers: new Map(resumed.flatMap(([userId, at]) => (userId === null ? [] : [[userId, at]]))),
      }
    },
  }
}

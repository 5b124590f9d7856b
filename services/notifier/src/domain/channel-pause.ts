import type { Channel } from '@izlog/contracts/domain/delivery'

/** A channel, of one seller or (null) of all. */
export interface PausableChannel {
  channel: Channel
  userId: number | null
}

/** A pause by an administrator: nothing of the channel is sent until it is resumed. */
export interface ChannelPause extends PausableChannel {
  reason: string
  pausedAt: Date
  pausedBy: number
}

/** Whom a pause is for: all sellers, or one. */
export type PauseScope = 'all' | 'seller'

/** When pauses of a channel ended last: those for all (null: there was none), and those of single sellers, by their numbers. */
export interface Resumptions {
  all: Date | null
  sellers: ReadonlyMap<number, Date>
}

/** Which lanes of a channel are not sent. */
export interface PausedLanes {
  all: boolean
  userIds: readonly number[]
}

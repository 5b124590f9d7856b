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

/** Which lanes of a channel are not sent. */
export interface PausedLanes {
  all: boolean
  userIds: readonly number[]
}

import type { Channel } from '@izlog/contracts/domain/delivery'

/** One seller's place in the queue of a channel. The waiting deliveries themselves are in the fan-outs. */
export interface Lane {
  channel: Channel
  userId: number
}

/** A lane with the time at which its first delivery is due. */
export type DueLane = Lane & {
  dueAt: Date
  /** Of a deleted seller: what waits is skipped without a call, also while the channel is paused. */
  ofDeleted?: true
}

import type { Channel } from '@izlog/contracts/domain/delivery'

/** What waits of one seller for one channel: a place in the line of sellers, not the deliveries themselves. */
export interface Lane {
  channel: Channel
  userId: number
}

/** When there is something to do in a lane. */
export type DueLane = Lane & { dueAt: Date }

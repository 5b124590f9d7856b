import { z } from 'zod'
import { Channel } from '../domain/delivery.ts'
import { UserId } from '../domain/users.ts'
import { MAX_COUNTED } from './system.ts'

/** How many events with a failed or dead delivery are read, the newest. */
export const FAILING_READ = 1000

/** What fails of one channel: deliveries of orders that failed and wait for their next try. Dead ones are not among them. */
export const ChannelHealth = z.object({
  channel: Channel,
  failing: z.int().nonnegative(),
  /** How many sellers they are of. */
  sellers: z.int().nonnegative(),
  /** The seller, where they are all of one. */
  userId: UserId.nullable(),
  /** Since when the one that fails longest has failed; null: none fails. */
  since: z.iso.datetime().nullable(),
  /** Why the one that began to fail last was not sent: a Serbian sentence without the outside service's own words, codes, e-mails and phones. */
  reason: z.string().nullable(),
  /**
   * It fails for three sellers or more, whatever each has set up: of what began to fail within the last hour, without what the service
   * refuses for a seller's own key, chat or spreadsheet.
   */
  isWidespread: z.boolean(),
  /** Nothing arrives: it is widespread, or three got no answer of the service, and nothing that came since was sent. */
  isDown: z.boolean(),
})
export type ChannelHealth = z.infer<typeof ChannelHealth>

/** How many deliveries wait for the end of a pause, those included that had failed before; at most MAX_COUNTED. */
const PausedBacklog = z.object({
  channel: Channel,
  /** The seller; null: all. */
  userId: UserId.nullable(),
  waiting: z.int().nonnegative().max(MAX_COUNTED),
})

/** GET /api/admin/system/channels/health */
export const ChannelsHealth = z.object({
  /** One of each channel. */
  channels: z.array(ChannelHealth),
  /** One of each pause. */
  paused: z.array(PausedBacklog),
  /** Of the newest FAILING_READ events alone, as there are more: `failing` and `sellers` are at least, `since` at the latest. */
  isPartial: z.boolean(),
})
export type ChannelsHealth = z.infer<typeof ChannelsHealth>

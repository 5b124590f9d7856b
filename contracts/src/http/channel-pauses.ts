import { z } from 'zod'
import { Channel } from '../domain/delivery.ts'
import { oneLine } from '../domain/typed-text.ts'
import { UserId } from '../domain/users.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** How long the reason of a pause may be. */
export const MAX_PAUSE_REASON = 200

/** What an administrator pauses: a channel, of one seller or of all. */
const PausedChannel = z.object({
  channel: Channel,
  /** The seller; null: all. */
  userId: UserId.nullable(),
})

/** A pause of a channel: nothing of it is sent, and what is to be sent waits. */
export const ChannelPause = PausedChannel.extend({
  /** For administrators: no seller reads it. */
  reason: z.string(),
  pausedAt: z.iso.datetime(),
  /** The administrator who paused it. */
  pausedBy: UserId,
})
export type ChannelPause = z.infer<typeof ChannelPause>

/** GET /api/admin/system/channels, and the answer of each change: all pauses, oldest first. */
export const ChannelPauses = z.object({ pauses: z.array(ChannelPause) })
export type ChannelPauses = z.infer<typeof ChannelPauses>

/** POST /api/admin/system/channels/pause. What is paused already keeps its reason. 404 for a seller who does not exist or is deleted. */
export const PauseChannelRequest = PausedChannel.extend({
  reason: z
    .string('Upišite razlog')
    .overwrite(oneLine)
    .min(3, 'Upišite razlog')
    .max(MAX_PAUSE_REASON, maxLengthMessage(MAX_PAUSE_REASON)),
})
export type PauseChannelRequest = z.infer<typeof PauseChannelRequest>

/** POST /api/admin/system/channels/resume. What is not paused stays so. */
export const ResumeChannelRequest = PausedChannel
export type ResumeChannelRequest = z.infer<typeof ResumeChannelRequest>

export const CHANNEL_PAUSE_MESSAGES = {
  unknownSeller: 'Takav prodavac ne postoji ili je njegov nalog obrisan.',
} as const

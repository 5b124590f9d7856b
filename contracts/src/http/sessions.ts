import { z } from 'zod'

/** An open session of one's own. */
export const SessionItem = z.object({
  id: z.string(),
  /** Where it was opened: „Chrome · Android“; of a caller that is no browser, its name for itself. */
  device: z.string(),
  /** The network that it was last renewed from: an IPv4 address, or the /64 of an IPv6 one. */
  network: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
})
export type SessionItem = z.infer<typeof SessionItem>

/** GET /api/auth/sessions: the newest seen first. */
export const SessionList = z.object({ items: z.array(SessionItem) })
export type SessionList = z.infer<typeof SessionList>

/** DELETE /api/auth/sessions/{id} */
export const SessionEnded = z.object({ success: z.literal(true) })

/** POST /api/auth/sessions/end-others: every session has ended; `token` carries this one on. */
export const OthersEnded = z.object({ token: z.string() })

export const SESSION_MESSAGES = { unknown: 'Ta prijava je već završena.' } as const

import { z } from 'zod'

/** An open session of the caller. */
export const SessionItem = z.object({
  id: z.string(),
  /** Where it was opened: „Chrome · Android“; for other programs their user agent. */
  device: z.string(),
  /** The network of its last renewal: an IPv4 address, or the /64 of an IPv6 one. */
  network: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
})
export type SessionItem = z.infer<typeof SessionItem>

/** GET /api/auth/sessions: the most recently used first. */
export const SessionList = z.object({ items: z.array(SessionItem) })
export type SessionList = z.infer<typeof SessionList>

/** DELETE /api/auth/sessions/{id} */
export const SessionEnded = z.object({ success: z.literal(true) })

/** POST /api/auth/sessions/end-others: ends every other session; `token` continues this one. */
export const OthersEnded = z.object({ token: z.string() })

export const SESSION_MESSAGES = { unknown: 'Ta prijava je već završena.' } as const

import { z } from 'zod'

/** GET /internal/users/{id}/mailbox: where notifier sends a user's mail. No topic carries the address. */
export const Mailbox = z.object({
  email: z.string(),
  firstName: z.string(),
  /** Nothing is sent to a deactivated user. */
  isActive: z.boolean(),
})
export type Mailbox = z.infer<typeof Mailbox>

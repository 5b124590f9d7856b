import { z } from 'zod'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { Role, UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** Who a user is, for the services that show or judge by it. No secret, no address. Key: user id. */
export const UserSnapshotV1 = event(
  'user.snapshot',
  1,
  z.object({
    userId: UserId,
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    isActive: z.boolean(),
    /** Public by nature: it stands in the seller's pages. */
    facebookPixelId: z.string().nullable(),
    consentBanner: z.boolean(),
    /** With `completed` the browser reports no Purchase; the server does. Snapshots of before it was told count as `ordered`. */
    purchaseOn: PurchaseOn.default('ordered'),
    deleted: z.boolean(),
  }),
)
export type UserSnapshotV1 = z.infer<typeof UserSnapshotV1>

export const userEvents = { 'user.snapshot.v1': UserSnapshotV1 } as const

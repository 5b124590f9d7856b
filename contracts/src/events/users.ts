import { z } from 'zod'
import { CallSettings } from '../domain/call-settings.ts'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { TraderProfile } from '../domain/trader.ts'
import { Role, UserId } from '../domain/users.ts'
import { event } from './envelope.ts'

/** A user's data that other services need, without secrets and the e-mail of the account. Key: user id. */
export const UserSnapshotV1 = event(
  'user.snapshot',
  1,
  z.object({
    userId: UserId,
    firstName: z.string(),
    lastName: z.string(),
    role: Role,
    isActive: z.boolean(),
    /** Public: it is in the seller's pages. */
    facebookPixelId: z.string().nullable(),
    consentBanner: z.boolean(),
    /** With `completed` the browser reports no Purchase; the server does. Absent in older snapshots, which means `ordered`. */
    purchaseOn: PurchaseOn.default('ordered'),
    /** Public: it stands under the seller's pages. Absent in older snapshots. */
    trader: TraderProfile.nullish(),
    /** How the seller's queue of calls works. Absent in older snapshots. */
    callSettings: CallSettings.optional(),
    /** Whether the client may only read their order desk. Absent in older snapshots. */
    deskReadOnly: z.boolean().optional(),
    deleted: z.boolean(),
  }),
)
export type UserSnapshotV1 = z.infer<typeof UserSnapshotV1>

export const userEvents = { 'user.snapshot.v1': UserSnapshotV1 } as const

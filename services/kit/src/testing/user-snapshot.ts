import type { UserSnapshotV1 } from '@izlog/contracts/events/users'
import { makeEvent } from '../bus/make-event.ts'

/** A seller's snapshot event; a test names only the fields that it needs. */
export const userSnapshot = (userId: number, version = 1, more: Partial<UserSnapshotV1['data']> = {}) =>
  makeEvent(
    'users',
    'user.snapshot.v1',
    { aggregateId: userId, aggregateVersion: version, at: new Date() },
    {
      userId,
      firstName: 'Ana',
      lastName: 'Žunić',
      role: 'client',
      isActive: true,
      facebookPixelId: null,
      consentBanner: false,
      purchaseOn: 'ordered',
      deleted: false,
      ...more,
    },
  )

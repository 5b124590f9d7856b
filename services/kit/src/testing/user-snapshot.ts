import { makeEvent } from '../bus/make-event.ts'

/** A seller's snapshot event, for tests of bus and outbox. */
export const userSnapshot = (userId: number, version = 1) =>
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
    },
  )

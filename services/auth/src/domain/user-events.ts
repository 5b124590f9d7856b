import { makeEvent, type OutboxEntry } from '@izlog/kit/bus/make-event'
import { emptied, type User } from './user.ts'

/** The last snapshot of a deleted user, with nothing personal in it. */
export const deletionEvents = (user: Pick<User, 'id' | 'role' | 'version'>, at: Date): OutboxEntry[] =>
  userSnapshots(emptied(user, at), at, true)

/** The snapshots after each change of a user: one for all services, and, for notifier alone, one with the integrations. */
export function userSnapshots(user: User, at: Date, deleted = false): OutboxEntry[] {
  const about = { aggregateId: user.id, aggregateVersion: user.version, at }
  return [
    makeEvent('users', 'user.snapshot.v1', about, {
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      isActive: user.isActive,
      facebookPixelId: user.facebookPixelId,
      consentBanner: user.consentBanner,
      purchaseOn: user.purchaseOn,
      trader: user.trader,
      callSettings: user.callSettings,
      deskReadOnly: user.deskReadOnly,
      deleted,
    }),
    makeEvent('integrations', 'integrations.snapshot.v1', about, {
      userId: user.id,
      telegramBotId: user.telegramBotId,
      telegramChatId: user.telegramChatId,
      googleSheetsId: user.googleSheetsId,
      facebookPixelId: user.facebookPixelId,
      metaAccessToken: user.metaAccessToken,
      metaTestEventCode: user.metaTestEventCode,
      purchaseOn: user.purchaseOn,
      consentBanner: user.consentBanner,
      trackifyApiKey: user.trackifyApiKey,
      trackifyApiKeySrb: user.trackifyApiKeySrb,
      dailySummary: user.dailySummary,
      firstSignInAt: user.firstSignInAt?.toISOString() ?? null,
      deleted,
    }),
  ]
}

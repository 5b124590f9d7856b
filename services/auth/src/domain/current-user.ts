import type { SealedField } from '@izlog/contracts/events/integrations'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { mask, open, type SecretKeys } from '@izlog/kit/security/secrets'
import type { DomainFields } from './account-domain.ts'
import type { User } from './user.ts'

/** A user as they see themselves: secrets masked, with the account's host. */
export function currentUserOf(user: User, keys: SecretKeys, domain: DomainFields): Omit<CurrentUser, 'secondFactor'> {
  const masked = (field: SealedField) => {
    const sealed = user[field]
    return sealed && mask(open(keys, user.id, field, sealed))
  }
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    isActive: user.isActive,
    companyName: user.companyName,
    phone: user.phone,
    telegramBotId: masked('telegramBotId'),
    telegramChatId: user.telegramChatId,
    facebookPixelId: user.facebookPixelId,
    googleSheetsId: user.googleSheetsId,
    trackifyApiKey: masked('trackifyApiKey'),
    trackifyApiKeySrb: masked('trackifyApiKeySrb'),
    metaAccessToken: masked('metaAccessToken'),
    metaTestEventCode: user.metaTestEventCode,
    consentBanner: user.consentBanner,
    purchaseOn: user.purchaseOn,
    dailySummary: user.dailySummary,
    callSettings: user.callSettings,
    deskReadOnly: user.deskReadOnly,
    trader: user.trader,
    ...domain,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}

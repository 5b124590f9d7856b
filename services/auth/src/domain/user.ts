import { type CallSettings, USUAL_CALL_SETTINGS } from '@izlog/contracts/domain/call-settings'
import type { PurchaseOn } from '@izlog/contracts/domain/purchase-on'
import type { TraderProfile } from '@izlog/contracts/domain/trader'
import type { Role } from '@izlog/contracts/domain/users'
import type { Sealed } from '@izlog/contracts/events/integrations'

/** docs/product/platform.md 3, users. Sealed fields hold ciphertext. */
export interface User {
  id: number
  version: number
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  role: Role
  isActive: boolean
  companyName: string | null
  phone: string | null
  notes: string | null
  telegramBotId: Sealed | null
  telegramChatId: string | null
  facebookPixelId: string | null
  metaAccessToken: Sealed | null
  metaTestEventCode: string | null
  purchaseOn: PurchaseOn
  consentBanner: boolean
  dailySummary: boolean
  callSettings: CallSettings
  /** Switched by administrators: the client may not change orders. */
  deskReadOnly: boolean
  trader: TraderProfile | null
  googleSheetsId: string | null
  trackifyApiKey: Sealed | null
  trackifyApiKeySrb: Sealed | null
  firstSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** The fields that make a new user; settings start empty. */
export type NewUser = Pick<User, 'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'role'> & Partial<User>

export function newUser(given: NewUser, now: Date): User {
  return {
    version: 1,
    isActive: true,
    companyName: null,
    phone: null,
    notes: null,
    telegramBotId: null,
    telegramChatId: null,
    facebookPixelId: null,
    metaAccessToken: null,
    metaTestEventCode: null,
    purchaseOn: 'ordered',
    consentBanner: false,
    dailySummary: false,
    callSettings: USUAL_CALL_SETTINGS,
    deskReadOnly: false,
    trader: null,
    googleSheetsId: null,
    trackifyApiKey: null,
    trackifyApiKeySrb: null,
    firstSignInAt: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  }
}

/** The user with some fields changed and the next version. */
export const changed = (user: User, fields: Partial<User>, now: Date): User => ({
  ...user,
  ...fields,
  version: user.version + 1,
  updatedAt: now,
})

/** What remains of a deleted user: their number and role, nothing personal, nothing unique. */
export const emptied = ({ id, role, version }: Pick<User, 'id' | 'role' | 'version'>, now: Date): User => ({
  ...newUser({ id, role, email: '', passwordHash: '', firstName: '', lastName: '' }, now),
  version,
  isActive: false,
})

import { z } from 'zod'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { Role, SignInEmail, UserId } from '../domain/users.ts'
import { DnsInstructions, DomainState } from './domains.ts'

/** POST /api/auth/login; platform spec 5. */
export const LoginRequest = z.object({
  email: SignInEmail,
  password: z.string('Lozinka je obavezna').min(1, 'Lozinka je obavezna').max(200, 'Lozinka je predugačka'),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** Platform spec 3, current user. Secrets come masked (`••••1234`), never whole. */
export const CurrentUser = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isActive: z.boolean(),
  companyName: z.string().nullable(),
  phone: z.string().nullable(),
  telegramBotId: z.string().nullable(),
  telegramChatId: z.string().nullable(),
  facebookPixelId: z.string().nullable(),
  googleSheetsId: z.string().nullable(),
  trackifyApiKey: z.string().nullable(),
  trackifyApiKeySrb: z.string().nullable(),
  metaAccessToken: z.string().nullable(),
  metaTestEventCode: z.string().nullable(),
  consentBanner: z.boolean(),
  purchaseOn: PurchaseOn,
  /** The account's own host, the one of /domain, verified or not; absent or null: none is connected. */
  customDomain: z.string().nullish(),
  /** Platform spec 3: pending also while there is none. */
  customDomainStatus: DomainState.default('pending'),
  customDomainDnsInstructions: DnsInstructions.nullish(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const LoginResponse = z.object({ user: CurrentUser, token: z.string() })
export type LoginResponse = z.infer<typeof LoginResponse>

/** GET /api/auth/me: null to nobody. */
export const MeResponse = CurrentUser.nullable()

/** POST /api/auth/logout */
export const LogoutResponse = z.object({ success: z.literal(true) })

export const AUTH_MESSAGES = {
  badCredentials: 'Neispravni podaci za prijavu',
  inactive: 'Vaš nalog je deaktiviran. Obratite se administratoru.',
  tooManyLogins: 'Previše pokušaja prijave. Sačekajte minut pa pokušajte ponovo.',
} as const

export { SIGNED_IN_COOKIE } from '../domain/signed-in-cookie.ts'
/** The HttpOnly session. */
export const SESSION_COOKIE = 'izlog_session'
/** 7 days */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

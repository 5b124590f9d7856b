import { z } from 'zod'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { Role, SignInEmail, UserId } from '../domain/users.ts'
import { DnsInstructions, DomainState } from './domains.ts'
import { ApiErrorBody } from './errors.ts'
import { Enrolment, SecondFactorCode } from './second-factor.ts'

/** POST /api/auth/login; platform spec 5. */
export const LoginRequest = z.object({
  email: SignInEmail,
  password: z.string('Lozinka je obavezna').min(1, 'Lozinka je obavezna').max(200, 'Lozinka je predugačka'),
  /** Of the second factor, where there is one: six digits, or a recovery code. */
  code: SecondFactorCode.optional(),
  /** Sets up the second factor that `login.enrol` asked for, with a first code of it. */
  enrolment: z.string().max(2000).optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>
export type LoginBody = z.input<typeof LoginRequest>

/** Platform spec 3, current user. Secrets come masked (`••••1234`), never whole. */
export const CurrentUser = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isActive: z.boolean(),
  /** Origin under which shoppers see pages, where the app has another. */
  pagesUrl: z.string().optional(),
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
  /** Whether signing in asks for a code too. */
  secondFactor: z.boolean().default(false),
  /** The account's own host, the one of /domain, verified or not; absent or null: none is connected. */
  customDomain: z.string().nullish(),
  /** Platform spec 3: pending also while there is none. */
  customDomainStatus: DomainState.default('pending'),
  customDomainDnsInstructions: DnsInstructions.nullish(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/**
 * `token` goes into the Authorization header. One given to a browser opens nothing without the HttpOnly cookie that is set with it; one given to any
 * other caller stands alone for SESSION_SECONDS.
 */
export const LoginResponse = z.object({
  user: CurrentUser,
  token: z.string(),
  /** Of a second factor that this call set up; shown this once. */
  recoveryCodes: z.array(z.string()).optional(),
})
export type LoginResponse = z.infer<typeof LoginResponse>

/**
 * How POST /api/auth/login refuses: `login.refused` and `login.inactive`; `login.code-required` and `login.code-wrong` where there is a second
 * factor; `login.enrol`, with what to set one up by, where there must be one.
 */
export const LoginRefusal = ApiErrorBody.extend({ enrolment: Enrolment.optional() })
export type LoginRefusal = z.infer<typeof LoginRefusal>

/** POST /api/auth/renew carries a session on, at most SESSION_IDLE_DAYS after its last token, for SESSION_DAYS in all; `token` as at sign-in. */
export const RenewResponse = LoginResponse.omit({ recoveryCodes: true })

/** GET /api/auth/me: null to nobody. */
export const MeResponse = CurrentUser.nullable()

/** POST /api/auth/logout */
export const LogoutResponse = z.object({ success: z.literal(true) })

export const AUTH_MESSAGES = {
  badCredentials: 'Neispravni podaci za prijavu',
  inactive: 'Vaš nalog je deaktiviran. Obratite se administratoru.',
  tooManyLogins: 'Previše pokušaja prijave. Sačekajte minut pa pokušajte ponovo.',
  codeRequired: 'Unesite kod iz aplikacije za potvrdu prijave.',
  codeWrong: 'Kod nije tačan ili je već iskorišćen. Unesite novi kod.',
  enrol: 'Administrator se prijavljuje i kodom sa telefona. Podesite ga sada.',
} as const

/** The sentence of a pause after wrong passwords, in whole minutes or seconds. */
export const pausedLogin = (seconds: number): string =>
  `Previše pogrešnih pokušaja za ovaj nalog. Pokušajte ponovo za ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`

export { SIGNED_IN_COOKIE } from '../domain/signed-in-cookie.ts'

const SESSION_COOKIE = 'izlog_session'
/** The HttpOnly session. Over https the prefix keeps a neighbouring host, and plain http, from setting it. */
export const sessionCookieOf = (secure: boolean): string => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)
/** Under this name sessions of before the prefix still lie in browsers. */
export const UNPREFIXED_SESSION_COOKIE = SESSION_COOKIE

/** How long a session's cookie, and a token that stands alone, opens it: 7 days. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60
/** So long after its last renewal a session may still be renewed, days. */
export const SESSION_IDLE_DAYS = 30
/** Older than this no session gets, days. */
export const SESSION_DAYS = 180

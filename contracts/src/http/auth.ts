import { z } from 'zod'
import { CallSettings, USUAL_CALL_SETTINGS } from '../domain/call-settings.ts'
import { DAY_S } from '../domain/durations.ts'
import { PurchaseOn } from '../domain/purchase-on.ts'
import { TraderProfile } from '../domain/trader.ts'
import { Role, SignInEmail, UserId } from '../domain/users.ts'
import { DnsInstructions, DomainState } from './domains.ts'
import { ApiErrorBody } from './errors.ts'
import { Enrolment, SecondFactorCode } from './second-factor.ts'

/** POST /api/auth/login; docs/product/platform.md 5. */
export const LoginRequest = z.object({
  email: SignInEmail,
  password: z.string('Lozinka je obavezna').min(1, 'Lozinka je obavezna').max(200, 'Lozinka je predugačka'),
  /** The second factor's code, if there is one: six digits, or a recovery code. */
  code: SecondFactorCode.optional(),
  /** Sets up the second factor that `login.enrol` required, with its first code. */
  enrolment: z.string().max(2000).optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>
export type LoginBody = z.input<typeof LoginRequest>

/** docs/product/platform.md 3, current user. Secrets come masked (`••••1234`), never whole. */
export const CurrentUser = z.object({
  id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isActive: z.boolean(),
  /** Origin of shoppers' pages, if it differs from the app's. */
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
  /** A mail each morning about the day before. */
  dailySummary: z.boolean().default(false),
  /** How the queue of calls works. */
  callSettings: CallSettings.default(USUAL_CALL_SETTINGS),
  /** Whether an administrator has switched the client's order desk to read-only. */
  deskReadOnly: z.boolean().default(false),
  /** The legal profile that shoppers see; null while none is given. */
  trader: TraderProfile.nullable().default(null),
  /** Whether signing in requires a code. */
  secondFactor: z.boolean().default(false),
  /** The account's own host, the one of /domain, verified or not; absent or null: none is connected. */
  customDomain: z.string().nullish(),
  /** docs/product/platform.md 3: pending also while there is none. */
  customDomainStatus: DomainState.default('pending'),
  customDomainDnsInstructions: DnsInstructions.nullish(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/**
 * `token` is for the Authorization header. A browser's token is valid only together with the HttpOnly cookie that is set with it; other callers'
 * tokens are valid by themselves for SESSION_SECONDS.
 */
export const LoginResponse = z.object({
  user: CurrentUser,
  token: z.string(),
  /** Recovery codes of a second factor that this call set up; returned only once. */
  recoveryCodes: z.array(z.string()).optional(),
})
export type LoginResponse = z.infer<typeof LoginResponse>

/**
 * The refusals of POST /api/auth/login: `login.refused` and `login.inactive`; with a second factor `login.code-required` and `login.code-wrong`;
 * `login.enrol`, with the data to set one up, if one is required and missing.
 */
export const LoginRefusal = ApiErrorBody.extend({ enrolment: Enrolment.optional() })
export type LoginRefusal = z.infer<typeof LoginRefusal>

/** POST /api/auth/renew extends a session, at most SESSION_IDLE_DAYS after its last token and for SESSION_DAYS in all; `token` as at sign-in. */
export const RenewResponse = LoginResponse.omit({ recoveryCodes: true })

/** GET /api/auth/me: null if not signed in. */
export const MeResponse = CurrentUser.nullable()

/** POST /api/auth/logout */
export const LogoutResponse = z.object({ success: z.literal(true) })

export const AUTH_MESSAGES = {
  badCredentials: 'Neispravni podaci za prijavu',
  inactive:
    'Vaš nalog je deaktivirao administrator, pa se Vaše stranice ne prikazuju kupcima. Ništa nije obrisano. Obratite se administratoru.',
  tooManyLogins: 'Previše pokušaja prijave. Sačekajte minut pa pokušajte ponovo.',
  codeRequired: 'Unesite kod iz aplikacije za potvrdu prijave.',
  codeWrong: 'Kod nije tačan ili je već iskorišćen. Unesite novi kod.',
  enrol: 'Administrator se prijavljuje i kodom sa telefona. Podesite ga sada.',
} as const

/** The message about a pause after wrong passwords, in whole minutes or seconds. */
export const pausedLogin = (seconds: number): string =>
  `Previše pogrešnih pokušaja za ovaj nalog. Pokušajte ponovo za ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`

export { SIGNED_IN_COOKIE } from '../domain/signed-in-cookie.ts'

const SESSION_COOKIE = 'izlog_session'
/** The HttpOnly session cookie. Over https the prefix prevents that another subdomain or plain http sets it. */
export const sessionCookieOf = (secure: boolean): string => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE)
/** The cookie's name before the prefix was introduced; browsers may still have it. */
export const UNPREFIXED_SESSION_COOKIE = SESSION_COOKIE

/** Lifetime of a session's cookie, and of an API token: 7 days. */
export const SESSION_SECONDS = 7 * DAY_S
/** How many days after its last renewal a session can be renewed. */
export const SESSION_IDLE_DAYS = 30
/** Maximum age of a session in days. */
export const SESSION_DAYS = 180

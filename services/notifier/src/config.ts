import { Channel } from '@izlog/contracts/domain/delivery'
import { jsonText } from '@izlog/contracts/domain/json-text'
import { baseEnv, limit } from '@izlog/kit/config'
import { mailEnv } from '@izlog/kit/mail/mailer'
import { secretKeys } from '@izlog/kit/security/secrets'
import { z } from 'zod'
import { TRACKING_PLACE } from './domain/tracking-url.ts'

/** Compose passes unset variables as empty strings. */
const orUnset = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()
const address = z.url().transform((url) => url.replace(/\/$/, ''))
const trackingTemplate = z
  .string()
  .regex(/^https?:\/\/[^/?#{\s]+[/?#]\S*\{tracking\}\S*$/, `expected a web address that contains ${TRACKING_PLACE}`)
const milliseconds = (preset: number) => z.coerce.number().int().positive().default(preset)

/** A service account's key file as downloaded from Google's console; line ends of the key may be written as `\n`. */
export const ServiceAccount = z.object({
  client_email: z.string().min(1),
  private_key: z.string().transform((pem) => pem.replaceAll('\\n', '\n')),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})
export type ServiceAccount = z.infer<typeof ServiceAccount>

export const NotifierEnv = z.object({
  ...baseEnv,
  ...mailEnv,
  PORT: z.coerce.number().int().default(3006),
  SECRETS_KEY: secretKeys,
  /** Answers a user's e-mail address. */
  AUTH_URL: z.url(),
  /** Which channels this process sends, so that each can be scaled by itself. */
  CHANNELS: orUnset(z.string().transform((list) => list.split(',').map((name) => name.trim())))
    .transform((names) => names ?? Channel.options)
    .pipe(z.array(Channel).min(1)),
  TELEGRAM_API_URL: orUnset(address).transform((url) => url ?? 'https://api.telegram.org'),
  GOOGLE_SHEETS_API_URL: orUnset(address).transform((url) => url ?? 'https://sheets.googleapis.com'),
  GOOGLE_SERVICE_ACCOUNT_JSON: orUnset(jsonText(ServiceAccount)),
  META_GRAPH_URL: orUnset(address).transform((url) => url ?? 'https://graph.facebook.com'),
  /** For the platform's own pixel. */
  META_ACCESS_TOKEN: orUnset(z.string()),
  PLATFORM_PIXEL_ID: orUnset(z.string()),
  TRACKIFY_ME_URL: orUnset(address),
  TRACKIFY_RS_URL: orUnset(address),
  /** Address of the courier's page for a parcel, with `{tracking}` in the place of its number. */
  COURIER_TRACKING_URL: orUnset(trackingTemplate),
  /** The platform's key pair for pushing to devices (VAPID), base64url; unset: no push. */
  VAPID_PUBLIC_KEY: orUnset(z.string()),
  VAPID_PRIVATE_KEY: orUnset(z.string()),
  /** Under which push services reach the operator; PUBLIC_URL if unset. */
  VAPID_SUBJECT: orUnset(z.string().regex(/^(mailto:|https:)\S+$/, 'must begin with mailto: or https:')),
  /** Tests of a courier key, a spreadsheet, a Telegram chat or a pixel, per seller. */
  LIMIT_TESTS_PER_MINUTE: limit(20),
  /** Looks for a chat in which a seller has written to their bot; a screen that waits makes 20 a minute. */
  LIMIT_CHAT_LOOKUPS_PER_MINUTE: limit(45),
  /** Test orders through all channels, per seller. */
  LIMIT_TEST_ORDERS_PER_MINUTE: limit(5),
  /** Messages to one chat; further orders are gathered into one message. */
  LIMIT_TELEGRAM_PER_MINUTE: limit(20),
  /** Reads of the platform's Google account, and as many writes. */
  LIMIT_SHEETS_CALLS_PER_MINUTE: limit(60),
  /** Wait before the second try, ms; each further wait is 3.6 times longer, so that ten tries take about a day. 0: no waits. */
  RETRY_FIRST_MS: z.coerce.number().int().nonnegative().default(2000),
  /** How long one request to an outside service may take, ms. */
  CALL_TIMEOUT_MS: milliseconds(10_000),
  /** How often a worker looks for due deliveries, ms; new deliveries wake it at once. */
  POLL_MS: milliseconds(1000),
})
export type NotifierConfig = z.infer<typeof NotifierEnv>

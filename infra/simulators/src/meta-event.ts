import { DAY_S } from '@izlog/contracts/domain/durations'
import { z } from 'zod'

const SEVEN_DAYS_S = 7 * DAY_S
/** Clocks differ, so Graph accepts events up to a minute in the future. */
const CLOCK_SKEW_S = 60

const HASHED = ['em', 'ph', 'fn', 'ln', 'ge', 'db', 'ct', 'st', 'zp', 'country'] as const
const IDENTIFYING = ['em', 'ph', 'external_id', 'fbp', 'fbc', 'subscription_id', 'lead_id', 'fb_login_id'] as const
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

const OneOrMore = z.union([z.string(), z.array(z.string())])
const ServerEvent = z.object({
  event_name: z.string().min(1),
  event_time: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
  action_source: z.enum([
    'email',
    'website',
    'app',
    'phone_call',
    'chat',
    'physical_store',
    'system_generated',
    'business_messaging',
    'other',
  ]),
  event_source_url: z.string().optional(),
  event_id: z.string().optional(),
  user_data: z.record(z.string(), z.union([OneOrMore, z.number(), z.null()])),
  custom_data: z.record(z.string(), z.unknown()).default({}),
})

/** A validated event of the Conversions API. */
export interface MetaEvent {
  name: string
  /** Unix seconds. */
  time: number
  source: string
  url: string | null
  eventId: string | null
  userData: Record<string, unknown>
  customData: Record<string, unknown>
}

/** Why Graph refuses a whole request: code 100, with the subcode when it is publicly documented. */
export interface MetaProblem {
  subcode?: number
  title: string
  message: string
}

/** Validates one element of data[] as of `now` (Unix seconds). */
export function readMetaEvent(raw: unknown, now: number): MetaEvent | { problem: MetaProblem } {
  const parsed = ServerEvent.safeParse(raw)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return problem('Invalid Parameter', `Param data[${issue?.path.join('.') ?? ''}]: ${issue?.message ?? 'invalid'}.`)
  }
  const event = parsed.data
  if (event.event_time < now - SEVEN_DAYS_S) {
    return problem(
      'Event Timestamp Too Old',
      'The timestamp for this event is too far in the past. Events need to be sent from your server within 7 days of when they occurred.',
      2804003,
    )
  }
  if (event.event_time > now + CLOCK_SKEW_S) {
    return problem(
      'Invalid Event Timestamp',
      'The timestamp for this event is in the future. Make sure it is in seconds and in GMT.',
    )
  }
  if (event.action_source === 'website' && !/^https?:\/\//.test(event.event_source_url ?? '')) {
    return problem(
      'Missing Event Source URL',
      'Website events need an event_source_url that begins with http:// or https://.',
    )
  }
  const badHash = HASHED.find((field) => !everyHashed(event.user_data[field]))
  if (badHash !== undefined) {
    return problem(
      'User Parameter Not Hashed',
      `The ${badHash} parameter isn’t hashed. Hash all user parameters as SHA256, except for client user agent, click ID, and browser ID. Any other user parameters that are not hashed are automatically rejected by Facebook.`,
      2804016,
    )
  }
  if (!enough(event.user_data)) {
    return problem(
      'You Haven’t Added Sufficient Customer Information Parameter Data For This Event',
      'This event doesn’t have any customer information parameters or it has a combination that is so broad that it’s unlikely to be effective for matching.',
      2804050,
    )
  }
  if (event.event_name === 'Purchase') {
    const { currency, value } = event.custom_data
    if (currency === undefined || currency === null || currency === '') {
      return problem(
        'Missing Currency for Purchase Event',
        'Your purchase event doesn’t include a currency parameter. Enter a currency parameter. For example: USD',
        2804010,
      )
    }
    if (typeof currency !== 'string' || !CURRENCIES.has(currency.toUpperCase())) {
      return problem('Invalid Currency for Purchase Event', `${String(currency)} is not an ISO 4217 currency code.`)
    }
    if (!isAmount(value))
      return problem(
        'Invalid Value for Purchase Event',
        'Your purchase event needs a value that is a number and not negative.',
      )
  }
  return {
    name: event.event_name,
    time: event.event_time,
    source: event.action_source,
    url: event.event_source_url ?? null,
    eventId: event.event_id ?? null,
    userData: event.user_data,
    customData: event.custom_data,
  }
}

const problem = (title: string, message: string, subcode?: number): { problem: MetaProblem } => ({
  problem: { title, message, ...(subcode === undefined ? {} : { subcode }) },
})

function everyHashed(field: unknown): boolean {
  const values = field === undefined || field === null ? [] : [field].flat()
  return values.every((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value))
}

/** True with one parameter that identifies a person, or with a browser's address and user agent. */
function enough(userData: Record<string, unknown>): boolean {
  const has = (field: string) => userData[field] !== undefined && userData[field] !== null && userData[field] !== ''
  return (
    IDENTIFYING.some(has) ||
    (has('client_ip_address') && has('client_user_agent')) ||
    (has('fn') && has('ln') && (has('ct') || has('zp')))
  )
}

const isAmount = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value)) &&
  Number(value) >= 0

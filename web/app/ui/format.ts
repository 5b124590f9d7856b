import { DAY_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { formatMoney, groupThousands } from '@izlog/contracts/domain/money'
import type { Forms } from '../../shared/plural.ts'

export { formatMoney }

const ZONE = 'Europe/Belgrade'
const inBelgrade = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sr-RS', { timeZone: ZONE, ...options })
const DATE = inBelgrade({ day: 'numeric', month: 'numeric', year: 'numeric' })
const TIME = inBelgrade({ hour: '2-digit', minute: '2-digit', hour12: false })
const TIME_WITH_SECONDS = inBelgrade({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })
const LONG_DATE = new Intl.DateTimeFormat('sr-Latn-RS', { timeZone: ZONE, dateStyle: 'long' })
const DAY_KEY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })

/** '21. 11. 2025.' in Belgrade; takes an ISO time. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso)).replace(/\s/g, '\u00a0')

/** '21. novembar 2025.' in Belgrade; takes an ISO time. */
export const formatLongDate = (iso: string): string => LONG_DATE.format(new Date(iso)).replace(/\s/g, '\u00a0')

/** '09:38' in Belgrade. */
export const formatTime = (iso: string): string => TIME.format(new Date(iso))

/** '09:38:07' in Belgrade. */
export const formatExactTime = (iso: string): string => TIME_WITH_SECONDS.format(new Date(iso))

/** The age of a time in its shortest form: 'pre 4 min', then the time of day, 'juče', then the date. */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS)
  if (minutes < 1) return 'upravo sada'
  if (minutes < 60) return `pre ${minutes}\u00a0min`
  const day = DAY_KEY.format(new Date(iso))
  if (day === DAY_KEY.format(now)) return formatTime(iso)
  if (day === DAY_KEY.format(new Date(now.getTime() - DAY_MS))) return 'juče'
  return formatDate(iso)
}

/** The day of a time in words or as a date; null for today. */
export function formatDay(iso: string, now: Date): string | null {
  const dayAt = (offset: number) => DAY_KEY.format(new Date(now.getTime() + offset * DAY_MS))
  const day = DAY_KEY.format(new Date(iso))
  if (day === dayAt(0)) return null
  if (day === dayAt(-1)) return 'juče'
  if (day === dayAt(1)) return 'sutra'
  return formatDate(iso)
}

/** 'u 09:44', 'sutra u 09:44', '19. 11. 2025. u 09:44'. */
export const formatDayTime = (iso: string, now: Date): string =>
  [formatDay(iso, now), `u\u00a0${formatTime(iso)}`].filter(Boolean).join(' ')

/** The same where it begins a line or stands by itself: 'Danas u 09:44', 'Juče u 09:44', '19. 11. 2025. u 09:44'. */
export function formatDayTimeAlone(iso: string, now: Date): string {
  const text = `${formatDay(iso, now) ?? 'danas'} u\u00a0${formatTime(iso)}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** '29. 11.', from a day such as '2026-11-29'. */
export const formatDayOfMonth = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return `${date}.\u00a0${month}.`
}

/** 1234 as '1.234'. */
export const formatNumber = groupThousands

/** An amount such as '4218.50', as the server sends revenues, formatted as '4.218,50 €'. */
export function formatRevenue(amount: string): string {
  const [whole = '0', cents = '00'] = amount.split('.')
  return `${formatNumber(Number(whole))},${cents}\u00a0€`
}

/** Sums in several currencies, '358.000 RSD + 25 €', without those that are 0; empty when all are. */
export const formatSums = (sums: readonly { currency: string; sum: number }[]): string =>
  sums
    .filter(({ sum }) => sum !== 0)
    .map(({ currency, sum }) => formatMoney(sum, currency === 'EUR' ? '€' : currency))
    .join(' + ')

export const ORDERS: Forms = ['porudžbina', 'porudžbine', 'porudžbina']
export const NEW_ORDERS: Forms = ['nova porudžbina', 'nove porudžbine', 'novih porudžbina']
export const PICTURES: Forms = ['slika', 'slike', 'slika']
export const ATTRIBUTES: Forms = ['osobina', 'osobine', 'osobina']
export const WEBSITES: Forms = ['website', 'website-a', 'website-ova']
export const ACTIVE: Forms = ['aktivan', 'aktivna', 'aktivnih']

import { DAY_MS } from '@izlog/contracts/domain/durations'
import { formatMoney } from '@izlog/contracts/domain/money'
import { type Notification, newNotification } from './notification.ts'

/** An order or an upsell; `currency` is null for those stored before sums were. */
export interface Sold {
  isOrder: boolean
  total: number
  currency: string | null
}

export interface Day {
  userId: number
  /** The day that is summed up, `2026-11-23`. */
  day: string
  sold: readonly Sold[]
  /** Deliveries that were given up that day. */
  dead: number
}

/** Mails that are older are not sent any more. */
const SENT_WITHIN_MS = DAY_MS

const PLURAL = new Intl.PluralRules('sr')
const inForm = (count: number, one: string, few: string, other: string): string =>
  ({ one, few, other })[PLURAL.select(count) as 'one' | 'few' | 'other'] ?? other

/** The summary of a day; undefined when nothing happened. The id names seller and day, so that each is sent once. */
export function dailySummary({ userId, day, sold, dead }: Day, at: Date): Notification | undefined {
  const orders = sold.filter(({ isOrder }) => isOrder).length
  if (sold.length === 0 && dead === 0) return undefined
  const [year = '', month = '', date = ''] = day.split('-')
  return newNotification({
    _id: `summary.daily:${userId}:${day}`,
    userId,
    type: 'summary.daily',
    title: `Izlog: pregled za ${Number(date)}. ${Number(month)}. ${year}.`,
    message: [orderedLine(orders, sold), ...(dead > 0 ? [deadLine(dead)] : [])].join('\n\n'),
    data: {},
    channels: ['email'],
    createdAt: at,
    expiresAt: new Date(at.getTime() + SENT_WITHIN_MS),
  })
}

function orderedLine(orders: number, sold: readonly Sold[]): string {
  if (sold.length === 0) return 'Juče nije bilo porudžbina.'
  const sums = sumsOf(sold)
  const upsells = sold.length - orders
  const count = `${orders} ${inForm(orders, 'porudžbinu', 'porudžbine', 'porudžbina')}`
  const added = upsells > 0 ? ` i ${upsells} ${inForm(upsells, 'dodatak', 'dodatka', 'dodataka')} uz porudžbine` : ''
  return `Juče ste dobili ${count}${added}${sums ? `, ukupno ${sums}` : ''}.`
}

/** '45.880 RSD i 120 €' */
function sumsOf(sold: readonly Sold[]): string {
  const sums = new Map<string, number>()
  for (const { total, currency } of sold) if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + total)
  return new Intl.ListFormat('sr-Latn').format([...sums].map(([currency, sum]) => formatMoney(sum, currency)))
}

const deadLine = (dead: number): string =>
  `${inForm(dead, 'Nije uspela', 'Nisu uspele', 'Nije uspelo')} ${dead} ${inForm(dead, 'isporuka', 'isporuke', 'isporuka')}. Na strani Isporuke piše zašto, i odatle može ponovo da se pošalje.`

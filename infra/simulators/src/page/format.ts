import { type Html, html } from './html.ts'

const NUMBER = new Intl.NumberFormat('sr-Latn-RS', { maximumFractionDigits: 2 })
const TIME = new Intl.DateTimeFormat('sr-Latn-RS', {
  timeZone: 'Europe/Belgrade',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const DAY = new Intl.DateTimeFormat('sr-Latn-RS', { timeZone: 'Europe/Belgrade', day: 'numeric', month: 'long' })
const PLURALS = new Intl.PluralRules('sr')

/** Formats 2990 as 2.990. */
export const number = (value: number) => NUMBER.format(value)

/** An amount with its currency, joined by a non-breaking space. */
export const money = (value: unknown, currency: unknown) => `${number(Number(value))}\u00a0${String(currency)}`

/** Pluralizes: 1 događaj, 2 događaja, 5 događaja. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count)
  return `${number(count)} ${form === 'one' ? one : form === 'few' ? few : many}`
}

/** Time of day in Belgrade, with the date when it is not today. */
export function when(iso: string): Html {
  const at = new Date(iso)
  const day = DAY.format(at)
  return html`<time datetime="${iso}">${day === DAY.format(new Date()) ? '' : `${day}, `}${TIME.format(at)}</time>`
}

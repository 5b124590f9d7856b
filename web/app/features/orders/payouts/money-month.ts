const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
const BELGRADE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade', year: 'numeric', month: '2-digit' })
const LABEL = new Intl.DateTimeFormat('sr-Latn-RS', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** The month of a time in Belgrade, `2026-11`. */
export const monthAt = (at: Date): string => BELGRADE.format(at)

/** The month that an address names; without one, or with nonsense, that of a time. */
export const monthIn = (text: string | null, now: Date): string => (text && MONTH.test(text) ? text : monthAt(now))

/** So many months later, or earlier. */
export function monthBy(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const at = new Date(Date.UTC(year, number - 1 + by, 1))
  return at.toISOString().slice(0, 7)
}

/** 'novembar 2026.' */
export const monthLabel = (month: string): string => LABEL.format(new Date(`${month}-01T00:00:00Z`))

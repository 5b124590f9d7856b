const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Belgrade', hour: 'numeric', hour12: false })

/** The greeting for this hour in Belgrade. */
export function greetingAt(now: Date): string {
  const hour = Number(HOUR.format(now))
  if (hour >= 4 && hour < 10) return 'Dobro jutro'
  return hour >= 10 && hour < 18 ? 'Dobar dan' : 'Dobro veče'
}

import { HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'

export interface CallTime {
  readonly label: string
  readonly at: Date
}

/** What is usually promised on the phone, each later than now: in an hour or two, this evening, tomorrow morning. By the seller's own clock. */
export function usualCallTimes(now: Date): CallTime[] {
  const at = (days: number, hour: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
  const soon = new Date(now.getTime() + 15 * MINUTE_MS)
  return [
    { label: 'Za sat vremena', at: new Date(now.getTime() + HOUR_MS) },
    { label: 'Za tri sata', at: new Date(now.getTime() + 3 * HOUR_MS) },
    { label: 'Večeras u 18', at: at(0, 18) },
    { label: 'Sutra u 10', at: at(1, 10) },
    { label: 'Sutra u 18', at: at(1, 18) },
  ].filter(({ at: time }) => time > soon)
}

/** The value of a date and time field, by the local clock: '2026-11-28T18:00'. */
export function fieldTime(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

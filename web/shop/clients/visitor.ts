import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { asRecord } from '../../shared/as-record.ts'
import { randomId } from '../../shared/random-id.ts'

/** What this browser calls itself on one page, for an hour: drawn at random, so that two tabs are one visitor and nobody is known by it. */
export function visitorOf(productId: number): string {
  const key = `izlog-visitor-${productId}`
  try {
    const { name, until } = asRecord(JSON.parse(localStorage.getItem(key) ?? '{}'))
    if (typeof name === 'string' && typeof until === 'number' && until > Date.now()) return name
  } catch {
    // Broken or switched off: a new name.
  }
  const name = randomId()
  try {
    localStorage.setItem(key, JSON.stringify({ name, until: Date.now() + HOUR_MS }))
  } catch {
    // Each opening is then a visitor of its own, for a minute.
  }
  return name
}

import { asRecord } from '@izlog/contracts/domain/as-record'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { randomId } from '../../shared/random-id.ts'

/** A random id of this browser for one page and one hour: two tabs count as one visitor, and it identifies nobody. */
export function visitorOf(productId: number): string {
  const key = `izlog-visitor-${productId}`
  try {
    const { name, until } = asRecord(JSON.parse(localStorage.getItem(key) ?? '{}'))
    if (typeof name === 'string' && typeof until === 'number' && until > Date.now()) return name
  } catch {
    // Storage is switched off or holds something else: a new id.
  }
  const name = randomId()
  try {
    localStorage.setItem(key, JSON.stringify({ name, until: Date.now() + HOUR_MS }))
  } catch {
    // Without storage each opening counts as another visitor, for a minute.
  }
  return name
}

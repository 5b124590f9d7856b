import { asRecord } from '@izlog/contracts/domain/as-record'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { parseJson } from '@izlog/contracts/domain/parse-json'

/** docs/product/builder.md 4: cached for 5 minutes. */
const KEPT_MS = 5 * MINUTE_MS
const KEY = 'izlog-me'

export interface SignedIn {
  readonly id: number
  readonly isAdmin: boolean
}

/** The signed-in user; null if nobody is, and if the request fails, which is not retried. */
export async function currentUser(now: number = Date.now()): Promise<SignedIn | null> {
  const kept = asRecord(parseJson(sessionStorage.getItem(KEY) ?? ''))
  if (typeof kept.at === 'number' && now - kept.at < KEPT_MS && now >= kept.at) return signedInOf(kept.user)
  const response = await fetch('/api/auth/me').catch(() => undefined)
  const user = signedInOf(response?.ok ? await response.json().catch(() => null) : null)
  sessionStorage.setItem(
    KEY,
    JSON.stringify({ at: now, user: user && { id: user.id, role: user.isAdmin ? 'admin' : '' } }),
  )
  return user
}

function signedInOf(value: unknown): SignedIn | null {
  const { id, role } = asRecord(value)
  return typeof id === 'number' ? { id, isAdmin: role === 'admin' } : null
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'

/** Allowed difference between the clocks of two installations, and so the time in which a request is accepted. */
export const SIGNATURE_WINDOW_MS = 5 * MINUTE_MS

export interface Signed {
  /** Unix time in milliseconds. */
  timestamp: string
  /** Unique; the receiver stores it and refuses a replay. */
  id: string
  path: string
  body: string
}

/** HMAC-SHA256 of all parts of a request, in hex. */
export const signatureOf = (key: string, { timestamp, id, path, body }: Signed): string =>
  createHmac('sha256', key).update([timestamp, id, path, body].join('\n')).digest('hex')

export type Verdict = 'good' | 'bad' | 'old'

export function judge(key: string, signed: Signed, signature: string, now: Date): Verdict {
  const expected = Buffer.from(signatureOf(key, signed), 'hex')
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad'
  return Math.abs(now.getTime() - Number(signed.timestamp)) <= SIGNATURE_WINDOW_MS ? 'good' : 'old'
}

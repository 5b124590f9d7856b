import { createHmac } from 'node:crypto'
import type { SecretKeys } from '@izlog/kit/security/secrets'

/** Where a seller writes the proof; orders end at column L. */
export const PROOF_CELL = 'N1'

/** A code that only this seller is shown. Whoever writes it into the spreadsheet has shown that they may edit it. */
export function sheetProof(keys: SecretKeys, userId: number, spreadsheetId: string): string {
  const [key] = keys.values()
  if (!key) throw new Error('There is no key to make a proof with')
  const code = createHmac('sha256', key).update(`sheet:${userId}:${spreadsheetId}`).digest('hex').slice(0, 10)
  return `IZLOG-${code.toUpperCase()}`
}

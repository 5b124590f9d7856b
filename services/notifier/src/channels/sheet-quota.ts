import type { TokenBucket } from '@izlog/kit/security/token-bucket'

/** Calls to the Sheets API; Google limits reads and writes separately. */
export interface SheetCalls {
  reads: number
  writes: number
}

/** The calls that the platform's Google account may still make, shared by all sellers. */
export interface SheetQuota {
  /** Reserves all of these calls, or none. Returns in how many ms there will be room; 0: they are reserved. */
  take(calls: SheetCalls): Promise<number>
  /** How many sends the quota allows now. */
  room(): Promise<number>
}

/** The most that one send makes: it reads header and codes, and writes header, rows and statuses. */
const MAX_CALLS: SheetCalls = { reads: 2, writes: 3 }
/** The smallest burst that the bucket must allow: with less a send could never reserve its calls. */
export const SHEET_CALLS_AT_ONCE = Math.max(MAX_CALLS.reads, MAX_CALLS.writes)

export function sheetQuota(bucket: TokenBucket, account: string): SheetQuota {
  const wanted = ({ reads, writes }: SheetCalls) => [
    { key: `${account}:reads`, min: reads, max: reads },
    { key: `${account}:writes`, min: writes, max: writes },
  ]
  return {
    async take(calls) {
      const { tokens, waitMs } = await bucket(wanted(calls))
      return tokens.some((taken) => taken > 0) ? 0 : waitMs
    },
    // In units of the largest send: otherwise smaller sends would use up the quota each time before a large one fits.
    async room() {
      const { left } = await bucket(wanted({ reads: 0, writes: 0 }))
      const [reads = 0, writes = 0] = left
      return Math.floor(Math.min(reads / MAX_CALLS.reads, writes / MAX_CALLS.writes))
    },
  }
}

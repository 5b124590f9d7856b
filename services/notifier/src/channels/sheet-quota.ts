import type { TokenBucket } from '@izlog/kit/security/token-bucket'

/** Calls to the Sheets API, which Google counts apart. */
export interface SheetCalls {
  reads: number
  writes: number
}

/** How many calls Google still takes of the platform's account. */
export interface SheetQuota {
  /** Counts calls that are about to be made, all of them or none. Answers in how many ms there is room for them; 0: they are counted. */
  take(calls: SheetCalls): Promise<number>
  /** For how many sends there is room now. */
  room(): Promise<number>
}

/** What a send makes at most: it reads header and numbers, and writes header, rows and statuses. */
const MAX_CALLS: SheetCalls = { reads: 2, writes: 3 }
/** So many calls may go at once, at least: fewer would never be enough for a send. */
export const SHEET_CALLS_AT_ONCE = Math.max(MAX_CALLS.reads, MAX_CALLS.writes)

export function sheetQuota(bucket: TokenBucket, account: string): SheetQuota {
  const wanted = ({ reads, writes }: SheetCalls) => [
    { key: `${account}:reads`, least: reads, most: reads },
    { key: `${account}:writes`, least: writes, most: writes },
  ]
  return {
    async take(calls) {
      const { tokens, waitMs } = await bucket(wanted(calls))
      return tokens.some((taken) => taken > 0) ? 0 : waitMs
    },
    // With less than a send may need, one that needs more would lose its turn to those that need little, again and again.
    async room() {
      const { left } = await bucket(wanted({ reads: 0, writes: 0 }))
      const [reads = 0, writes = 0] = left
      return Math.floor(Math.min(reads / MAX_CALLS.reads, writes / MAX_CALLS.writes))
    },
  }
}

import type { ShopperCounts } from '@izlog/contracts/http/track'
import { useEffect, useState } from 'react'

export const NO_COUNTS: ShopperCounts = { visitors: null, orders: null }

let counts = NO_COUNTS
const readers = new Set<(now: ShopperCounts) => void>()

/** The latest counts of this page's shoppers. */
export const countsNow = (): ShopperCounts => counts

export function tellCounts(now: ShopperCounts): void {
  counts = now
  for (const reader of readers) reader(now)
}

/** The counts as they change; none on the server and before hydration. */
export function useCounts(): ShopperCounts {
  const [now, setNow] = useState(NO_COUNTS)
  useEffect(() => {
    setNow(counts)
    readers.add(setNow)
    return () => void readers.delete(setNow)
  }, [])
  return now
}

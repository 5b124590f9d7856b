import type { ShopperCounts } from '@izlog/contracts/http/track'
import { useEffect, useState } from 'react'

export const NO_COUNTS: ShopperCounts = { visitors: null, orders: null }

let counts = NO_COUNTS
const subscribers = new Set<(now: ShopperCounts) => void>()

/** The latest counts of this page's shoppers. */
export const countsNow = (): ShopperCounts => counts

export function setCounts(now: ShopperCounts): void {
  counts = now
  for (const subscriber of subscribers) subscriber(now)
}

/** The counts as they change; none on the server and before hydration. */
export function useCounts(): ShopperCounts {
  const [now, setNow] = useState(NO_COUNTS)
  useEffect(() => {
    setNow(counts)
    subscribers.add(setNow)
    return () => void subscribers.delete(setNow)
  }, [])
  return now
}

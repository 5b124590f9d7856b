import type { Market } from '@izlog/contracts/domain/market-facts'
import { useCallback, useRef, useState } from 'react'
import { loadTowns, type Town } from '../towns/towns.ts'

/** The market's towns, fetched once, when `load` is first called; without an answer the list stays empty and any town can be typed. */
export function useTowns(market: Market): { readonly towns: readonly Town[]; readonly load: () => void } {
  const [towns, setTowns] = useState<readonly Town[]>([])
  const asked = useRef(false)
  const load = useCallback(() => {
    if (asked.current) return
    asked.current = true
    loadTowns(market)
      .then(setTowns)
      .catch(() => {
        asked.current = false
      })
  }, [market])
  return { towns, load }
}

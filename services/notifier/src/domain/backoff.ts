import { MAX_TRIES } from '@izlog/contracts/domain/delivery'

const FACTOR = 2.5
const JITTER = 0.2

/**
 * Wait in ms after `tries` failed tries: `firstMs`, then 2.5 times longer each time, give or take a fifth, so that those that failed
 * together do not come back together. From 30 s on, ten tries take about 21 hours. Null: given up. `random` is in [0, 1).
 */
export function waitAfter(tries: number, firstMs: number, random: number): number | null {
  if (tries >= MAX_TRIES) return null
  return Math.round(firstMs * FACTOR ** (tries - 1) * (1 - JITTER + 2 * JITTER * random))
}

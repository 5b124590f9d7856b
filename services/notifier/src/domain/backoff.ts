import { MAX_TRIES } from '@izlog/contracts/domain/delivery'

const FACTOR = 3.6
const JITTER = 0.2

/**
 * Wait in ms after `tries` failed tries: `firstMs`, then 3.6 times longer each time, with a fifth of jitter, so that deliveries that
 * failed together are not retried together. From 2 s on, ten tries take about 22 hours. Null: give up. `random` is in [0, 1).
 */
export function waitAfter(tries: number, firstMs: number, random: number): number | null {
  if (tries >= MAX_TRIES) return null
  return Math.round(firstMs * FACTOR ** (tries - 1) * (1 - JITTER + 2 * JITTER * random))
}

/** Delay (ms) before the next try after `tries` failures: doubles each time, up to `maxMs`. */
export const retryWait = (tries: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (tries - 1), maxMs)

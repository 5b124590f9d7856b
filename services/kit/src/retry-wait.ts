/** How long (ms) what has failed `tries` times waits for its next try: twice as long each time, up to `maxMs`. */
export const retryWait = (tries: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (tries - 1), maxMs)

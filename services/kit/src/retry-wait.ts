/** How long (ms) what has failed `tries` times waits for its next try: twice as long each time, up to `mostMs`. */
export const retryWait = (tries: number, { firstMs, mostMs }: { firstMs: number; mostMs: number }): number =>
  Math.min(firstMs * 2 ** (tries - 1), mostMs)

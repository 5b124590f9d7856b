/** How many orders come: a rate, and bursts on top of it, as after an advert. */
export interface Traffic {
  /** Orders a second. */
  orders: number
  /** Pages a second, and the share of them that no cache answers. */
  pages: number
  pastCache: number
  /** Orders a second in a burst instead of `orders`, how long one lasts, and how often one begins, in seconds. */
  burst?: { orders: number; seconds: number; every: number } | undefined
  /** How long they come, in seconds. */
  seconds: number
  /** Sellers that they are for; the second has half of the first's orders, the third a third (Zipf). */
  sellers: number
}

/** Orders a second at this moment. */
export function rateAt({ orders, burst, seconds }: Traffic, at: number): number {
  if (at >= seconds) return 0
  return burst && at % burst.every < burst.seconds ? burst.orders : orders
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How many come where `mean` are expected (Poisson; near the normal distribution where there are many). */
export function poisson(mean: number, next: () => number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = next(); product > limit; product *= next()) count += 1
  return count
}

/** Picks a seller's index by their share of the orders. */
export function sellerPicker(sellers: number, next: () => number): () => number {
  const upTo: number[] = []
  for (let rank = 1; rank <= sellers; rank += 1) upTo.push((upTo.at(-1) ?? 0) + 1 / rank)
  const total = upTo.at(-1) ?? 0
  return () => {
    const at = next() * total
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return low
  }
}

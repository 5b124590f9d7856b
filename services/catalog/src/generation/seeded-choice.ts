/** FNV-1a over UTF-16 code units: the same text always gives the same 32-bit number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}

/** Choices that look free but always fall the same way for the same seed; `about` keeps unlike choices independent. */
export interface Chooser {
  one<T>(about: string, from: readonly T[]): T
  /** That many different ones in an order of their own; all of them when there are fewer. */
  some<T>(about: string, from: readonly T[], count: number): T[]
  /** A whole number from `from` to `to`, both included. */
  number(about: string, from: number, to: number): number
}

export function chooserFor(seed: string): Chooser {
  const draw = (about: string) => hashOf(`${seed}|${about}`)
  return {
    one(about, from) {
      const chosen = from[draw(about) % from.length]
      if (chosen === undefined) throw new RangeError(`nothing to choose from for ${about}`)
      return chosen
    },
    some: (about, from, count) =>
      from
        .map((item, index) => ({ item, rank: draw(`${about}|${index}`) }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ item }) => item),
    number: (about, from, to) => from + (draw(about) % (to - from + 1)),
  }
}

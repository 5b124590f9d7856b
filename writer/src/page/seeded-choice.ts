/** FNV-1a over UTF-16 code units: the same text always gives the same 32-bit number. */
function hashOf(text: string): number {
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
  /** All of them in an order of their own; each further turn begins `step` later, so that neighbours take different ones. */
  inTurn<T>(about: string, from: readonly T[], step: number): T[]
  /** A whole number from `from` to `to`, both included. */
  number(about: string, from: number, to: number): number
}

/**
 * `turn` asks for another page of the same seed: each turn goes on to the next choice everywhere, and lists of one length
 * part ways after a round, so that title and hook meet in ever new pairs.
 */
export function chooserFor(seed: string, turn = 0): Chooser {
  const draw = (about: string) => hashOf(`${seed}|${about}`)
  const step = (about: string, length: number) => turn + Math.floor(turn / length) * (hashOf(about) % length)
  function inTurn<T>(about: string, from: readonly T[], by: number): T[] {
    const ranked = from
      .map((item, index) => ({ item, rank: draw(`${about}|${index}`) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
    const start = (turn * by) % Math.max(1, ranked.length)
    return [...ranked.slice(start), ...ranked.slice(0, start)]
  }
  return {
    one(about, from) {
      const chosen = from[(draw(about) + step(about, from.length)) % from.length]
      if (chosen === undefined) throw new RangeError(`nothing to choose from for ${about}`)
      return chosen
    },
    some: (about, from, count) => inTurn(about, from, count).slice(0, count),
    inTurn,
    number: (about, from, to) => from + ((draw(about) + turn) % (to - from + 1)),
  }
}

/** FNV-1a over UTF-16 code units: the same text always gives the same 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}

/** Choices that look random but are always the same for the same seed; different values of `about` make choices independent of each other. */
export interface Chooser {
  one<T>(about: string, from: readonly T[]): T
  /** Returns `count` different items in a shuffled order, or all items when there are fewer. */
  some<T>(about: string, from: readonly T[], count: number): T[]
  /** All items in a shuffled order. Each further turn starts `step` items later, so that consecutive turns use different items. */
  inTurn<T>(about: string, from: readonly T[], step: number): T[]
  /** A whole number from `from` to `to`, both included. */
  number(about: string, from: number, to: number): number
}

/**
 * `turn` selects another page of the same seed. Each turn moves every choice to its next item. After a full round, lists of equal length
 * shift by different amounts, so that the same title and hook do not always meet.
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

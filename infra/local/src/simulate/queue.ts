/** So many taken entries are removed at once. */
const FORGET_AFTER = 1000

/** Pieces of work that came at one moment, in seconds from the start. */
export interface Waiting {
  since: number
  count: number
  /** When the order behind it was accepted. */
  acceptedAt: number
}

/** Pieces of work in the order in which they came; fractions of a piece are kept. */
export class Queue {
  readonly #waiting: Waiting[] = []
  #first = 0
  /** How many wait. */
  size = 0
  longest = 0

  add(since: number, count: number, acceptedAt = since): void {
    if (count <= 0) return
    this.#waiting.push({ since, count, acceptedAt })
    this.size += count
    this.longest = Math.max(this.longest, this.size)
  }

  /** Takes up to so many, the oldest first. */
  take(count: number): Waiting[] {
    const taken: Waiting[] = []
    let missing = Math.min(count, this.size)
    for (;;) {
      const next = this.#waiting[this.#first]
      if (!next || missing <= 0) break
      const part = Math.min(missing, next.count)
      taken.push({ ...next, count: part })
      missing -= part
      next.count -= part
      this.size -= part
      if (next.count <= 1e-12) this.#first += 1
    }
    if (this.#first > FORGET_AFTER) {
      this.#waiting.splice(0, this.#first)
      this.#first = 0
    }
    return taken
  }
}

/** How long pieces of work waited, by how many waited so long. */
export class Waits {
  readonly #samples: { seconds: number; count: number }[] = []
  /** How many waited. */
  count = 0

  add(seconds: number, count: number): void {
    this.#samples.push({ seconds, count })
    this.count += count
  }

  /** The wait below which this share of all is found; 0 where nobody waited. */
  quantile(share: number): number {
    const sorted = this.#samples.toSorted((a, b) => a.seconds - b.seconds)
    let passed = 0
    for (const { seconds, count } of sorted) {
      passed += count
      if (passed >= share * this.count) return seconds
    }
    return sorted.at(-1)?.seconds ?? 0
  }
}

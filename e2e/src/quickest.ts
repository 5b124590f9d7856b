const GOES = 3

/**
 * The shortest duration (ms) of up to three runs, stopping at the first run within `enough`: a single run could measure a stall of the
 * machine. `act` does the work and resolves when its result is visible; `prepare` makes a further run possible.
 */
export async function quickest(
  enough: number,
  act: (go: number) => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let go = 1; go <= GOES && shortest > enough; go++) {
    if (go > 1) await prepare?.()
    const begun = performance.now()
    await act(go)
    shortest = Math.min(shortest, performance.now() - begun)
  }
  return shortest
}

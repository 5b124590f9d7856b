/** When a part of a page may be hydrated. */
export interface Turn {
  come: boolean
  readonly wait: Promise<void>
}

const AT_ONCE: Turn = { come: true, wait: Promise.resolve() }

/** The last turn in the queue; null while the page is not being hydrated. */
let last: Promise<void> | null = null

/** A turn after all taken before; at once unless the page is being hydrated. */
export function takeTurn(): Turn {
  if (!last) return AT_ONCE
  const turn: Turn = {
    come: false,
    wait: last.then(() =>
      inNextTask(() => {
        turn.come = true
      }),
    ),
  }
  last = turn.wait
  return turn
}

/** Hydrates a page, each part in a task of its own, so that a tap on a slow phone never waits for the whole page; resolves when all parts are hydrated. */
export async function hydrateInTurns<T>(hydrate: () => T): Promise<T> {
  last = Promise.resolve()
  const hydrated = hydrate()
  const all = last
  last = null
  await all
  return await inNextTask(() => hydrated)
}

export const inNextTask = <T>(work: () => T): Promise<Awaited<T>> =>
  new Promise((resolve) => setTimeout(() => resolve(work() as Awaited<T>)))

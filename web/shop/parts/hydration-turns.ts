/** When a part of a page may come to life. */
export interface Turn {
  come: boolean
  readonly wait: Promise<void>
}

const AT_ONCE: Turn = { come: true, wait: Promise.resolve() }

/** The last of those who wait; null while nobody has to. */
let last: Promise<void> | null = null

/** A turn after everybody who asked before; at once unless the page is just coming to life. */
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

/** Brings a page to life, its parts a task each, so that a tap on a slow phone never waits for all of it; done when all of them are there. */
export async function inTurns<T>(hydrate: () => T): Promise<T> {
  last = Promise.resolve()
  const hydrated = hydrate()
  const all = last
  last = null
  await all
  return await inNextTask(() => hydrated)
}

export const inNextTask = <T>(work: () => T): Promise<Awaited<T>> =>
  new Promise((resolve) => setTimeout(() => resolve(work() as Awaited<T>)))

/** A part of a page in the queue of those that are hydrated one after another. */
export interface QueuedPart {
  /** Whether it may be hydrated. */
  ready: boolean
  readonly wait: Promise<void>
}

const READY: QueuedPart = { ready: true, wait: Promise.resolve() }

/** Resolves with the last part of the queue; null while the page is not being hydrated. */
let last: Promise<void> | null = null

/** Queues a part behind all queued before; it is ready at once unless the page is being hydrated. */
export function queuePart(): QueuedPart {
  if (!last) return READY
  const part: QueuedPart = {
    ready: false,
    wait: last.then(() =>
      inNextTask(() => {
        part.ready = true
      }),
    ),
  }
  last = part.wait
  return part
}

/** Hydrates a page, each part in a task of its own, so that a tap on a slow phone never waits for the whole page; resolves when all parts are hydrated. */
export async function hydrateProgressively<T>(hydrate: () => T): Promise<T> {
  last = Promise.resolve()
  const hydrated = hydrate()
  const all = last
  last = null
  await all
  return await inNextTask(() => hydrated)
}

export const inNextTask = <T>(work: () => T): Promise<Awaited<T>> =>
  new Promise((resolve) => setTimeout(() => resolve(work() as Awaited<T>)))

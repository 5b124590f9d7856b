import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

/** Whether a condition comes to hold within so many milliseconds; an error of `look` counts as not yet. */
export async function eventually(
  look: () => boolean | Promise<boolean>,
  withinMs: number,
  everyMs: number = LOOK_EVERY_MS,
): Promise<boolean> {
  const end = Date.now() + withinMs
  for (;;) {
    try {
      if (await look()) return true
    } catch {
      // what is down answers with errors
    }
    if (Date.now() > end) return false
    await wait(everyMs)
  }
}

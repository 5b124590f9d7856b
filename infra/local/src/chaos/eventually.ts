import { setTimeout as wait } from 'node:timers/promises'

const LOOK_EVERY_MS = 250

/** True when the condition holds within this many milliseconds. An error thrown by `look` counts as not yet. */
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
      // a part that is down answers with errors
    }
    if (Date.now() > end) return false
    await wait(everyMs)
  }
}

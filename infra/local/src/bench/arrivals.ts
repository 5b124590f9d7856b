import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { System } from '../run/system.ts'

const CHANNELS = ['telegram', 'sheets', 'meta', 'trackify'] as const
const Counter = z.object({ items: z.number(), duplicates: z.number() })
const Counters = z.object({ telegram: Counter, sheets: Counter, meta: Counter, trackify: Counter })

/** How many orders each channel's simulator has received, in the order of CHANNELS. */
async function received({ simulatorsUrl }: System): Promise<number[]> {
  const counters = Counters.parse(await (await fetch(`${simulatorsUrl}/counters`)).json())
  return CHANNELS.map((channel) => counters[channel].items - counters[channel].duplicates)
}

const LOOK_EVERY_MS = 100
const PATIENCE_MS = 600_000

/** Starts counting. `all(count)` resolves when `count` further orders have arrived at every channel, and throws after ten minutes. */
export async function arrivalsFromNow(system: System): Promise<{ all(count: number): Promise<void> }> {
  const before = await received(system)
  return {
    all: async (count) => {
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const carried = Math.min(...(await received(system)).map((count, index) => count - (before[index] ?? 0)))
        if (carried >= count) return
        if (Date.now() > deadline) throw new Error(`${carried} of ${count} orders arrived at every channel in time`)
        await wait(LOOK_EVERY_MS)
      }
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { CHANNEL_SIMULATORS } from '../channel-simulators.ts'
import type { System } from '../run/system.ts'

type Simulated = Pick<System, 'simulatorsUrl'>

const SIMULATORS = Object.values(CHANNEL_SIMULATORS)
const Counter = z.object({ items: z.number(), duplicates: z.number() })
/** The simulators of other services have counters too. */
const Counters = z.record(z.string(), Counter)

/** How many orders each channel's simulator has received, in the order of SIMULATORS. */
async function received({ simulatorsUrl }: Simulated): Promise<number[]> {
  const counters = Counters.parse(await (await fetch(`${simulatorsUrl}/counters`)).json())
  return SIMULATORS.map((simulator) => {
    const { items, duplicates } = Counter.parse(counters[simulator])
    return items - duplicates
  })
}

const LOOK_EVERY_MS = 100
const PATIENCE_MS = 600_000

/** Starts counting. `all(count)` resolves when `count` further orders have arrived at every channel, and throws after ten minutes. */
export async function arrivalsFromNow(system: Simulated): Promise<{ all(count: number): Promise<void> }> {
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

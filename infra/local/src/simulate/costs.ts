import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../terminal.ts'

/** Processor time of one piece of work in each process, in ms; processes by their names in `System.processes`. */
const CpuMs = z.record(z.string(), z.number().nonnegative())
export type CpuMs = z.infer<typeof CpuMs>

/** What one order and one page cost, measured by `npm run simulate -- measure` under load. */
export const Costs = z.object({
  /** The commit that was measured, when (ISO 8601, UTC) and on what. */
  commit: z.string(),
  at: z.string(),
  machine: z.string(),
  /** An order until it is answered and counted in its seller's figures. */
  accept: CpuMs,
  /** The same order through four channels, and what came of it back to order. */
  carry: CpuMs,
  /** A page from the gateway's cache. */
  cachedPage: CpuMs,
  /** A page past the cache. */
  renderedPage: CpuMs,
  /** What each process uses in a second without any work. */
  idle: CpuMs,
  /** From an order's answer to the call to Telegram when nothing else is done, in ms. */
  aloneMs: z.number().nonnegative(),
  /** What an order leaves on disk, in bytes. */
  diskBytes: z.object({ store: z.number().nonnegative(), kafka: z.number().nonnegative() }),
})
export type Costs = z.infer<typeof Costs>

/** Processes that a real installation does not run: the outside services and those who order. */
const STAND_INS: ReadonlySet<string> = new Set(['simulators', 'load'])

const costsFile = join(import.meta.dirname, 'costs.json')

/** Throws a `Refusal` where nothing was measured yet. */
export function readCosts(): Costs {
  if (!existsSync(costsFile)) throw new Refusal('No costs are measured yet: npm run simulate -- measure')
  return Costs.parse(JSON.parse(readFileSync(costsFile, 'utf8')))
}

export const keepCosts = (costs: Costs): void => writeFileSync(costsFile, `${JSON.stringify(costs, null, 2)}\n`)

/** The cost without the stand-ins. */
export const ownCost = (cost: CpuMs): CpuMs =>
  Object.fromEntries(Object.entries(cost).filter(([name]) => !STAND_INS.has(name)))

import { setTimeout as wait } from 'node:timers/promises'
import { cpuSecondsOf } from '../proc.ts'
import type { System } from '../run/system.ts'
import { storeCallsIn } from './store-calls.ts'

/** Resources used since the start: processor seconds by process, calls to the store, documents written. */
export type Usage = { at: number; cpu: ReadonlyMap<string, number>; load: number; calls: number; writes: number }

/** The measured system, with the folder in which its services record their calls to the store. */
export type Measured = { system: System; callsDir: string }

export function usageOf({ system, callsDir }: Measured): Usage {
  const services = storeCallsIn(callsDir)
  const { user, system: kernel } = process.cpuUsage()
  return {
    at: performance.now() / 1000,
    cpu: new Map(system.processes.map(({ name, pid }) => [name, cpuSecondsOf(pid() ?? 0)])),
    load: (user + kernel) / 1e6,
    calls: services.reduce((sum, { calls }) => sum + calls, 0),
    writes: services.reduce((sum, { writes }) => sum + writes, 0),
  }
}

const minus = (after: Usage, before: Usage): Usage => ({
  at: after.at - before.at,
  cpu: new Map([...after.cpu].map(([name, seconds]) => [name, seconds - (before.cpu.get(name) ?? 0)])),
  load: after.load - before.load,
  calls: after.calls - before.calls,
  writes: after.writes - before.writes,
})

const timesOf = (usage: Usage, factor: number): Usage => ({
  at: usage.at * factor,
  cpu: new Map([...usage.cpu].map(([name, seconds]) => [name, seconds * factor])),
  load: usage.load * factor,
  calls: usage.calls * factor,
  writes: usage.writes * factor,
})

const IDLE_S = 8

/** Resources that an idle system uses per second; the load generator is idle too. */
export async function idleUsage(measured: Measured): Promise<Usage> {
  const before = usageOf(measured)
  await wait(IDLE_S * 1000)
  const used = minus(usageOf(measured), before)
  return { ...timesOf(used, 1 / used.at), load: 0 }
}

/** Resources that each of `count` orders has used since `before`, minus what the idle system would have used in the same time. */
export function usedByOne(measured: Measured, before: Usage, idle: Usage, count: number): Usage {
  const used = minus(usageOf(measured), before)
  return timesOf(minus(used, timesOf(idle, used.at)), 1 / count)
}

const QUIET_MS = 1500
/** The writes that services make occasionally without any work. */
const QUIET_WRITES = 2

/** Resolves when the system has finished its work: hardly anything is written for a while. Throws after ten minutes. */
export async function waitUntilQuiet(measured: Measured): Promise<void> {
  const deadline = Date.now() + 600_000
  for (;;) {
    const before = usageOf(measured)
    await wait(QUIET_MS)
    const { writes } = minus(usageOf(measured), before)
    if (writes <= QUIET_WRITES) return
    if (Date.now() > deadline) throw new Error(`${writes} documents are still written in ${QUIET_MS} ms`)
  }
}

const STAND_INS = 'simulators'
const ms = (seconds: number): number => seconds * 1000

/** Processor time of all processes except the simulators, in ms. */
export const cpuMs = ({ cpu }: Usage): number =>
  ms([...cpu].reduce((sum, [name, seconds]) => sum + (name === STAND_INS ? 0 : seconds), 0))

/** The processor time of each process in ms, the highest first. */
export function cpuByProcess({ cpu, load }: Usage): string {
  const own = [...cpu].filter(([name]) => name !== STAND_INS).sort(([, a], [, b]) => b - a)
  const apart = [...[...cpu].filter(([name]) => name === STAND_INS), ['load', load] as const]
  const list = (parts: readonly (readonly [string, number])[]) =>
    parts.map(([name, seconds]) => `${name} ${ms(seconds).toFixed(1)}`).join(', ')
  return `${list(own.filter(([, seconds]) => ms(seconds) >= 0.05))}; apart: ${list(apart)}`
}

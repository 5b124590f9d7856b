import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from './paths.ts'
import type { System } from './run/system.ts'

/** The state of a running `npm run up`, which other commands read. */
export type RunState = {
  pid: number
  url: string
  simulatorsUrl: string
  mongoUrl: string
  /** Where the store is FerretDB. */
  postgresUrl?: string
  kafkaBrokers: string
  redisUrl: string
  startedAt: string
  /** `readyUrl` answers with success while the process is ready; null for one that has no such address. */
  processes: { name: string; pid: number | null; readyUrl: string | null; restarts: number }[]
}

export const lockFile = join(localDir, 'up.lock')
/** Where a running `npm run up` takes requests of other commands. */
export const controlSocket = join(localDir, 'up.sock')
const stateFile = join(localDir, 'up.json')

export function writeState(system: System, startedAt: string): void {
  const processes = system.processes.map((process) => ({
    name: process.name,
    pid: process.pid() ?? null,
    readyUrl: process.readyUrl ?? null,
    restarts: process.restarts(),
  }))
  const { url, simulatorsUrl, stores } = system
  const { mongoUrl, postgresUrl, kafkaBrokers, redisUrl } = stores
  const state: RunState = {
    pid: process.pid,
    url,
    simulatorsUrl,
    mongoUrl,
    ...(postgresUrl ? { postgresUrl } : {}),
    kafkaBrokers,
    redisUrl,
    startedAt,
    processes,
  }
  mkdirSync(localDir, { recursive: true })
  writeFileSync(`${stateFile}.new`, JSON.stringify(state, null, 2))
  renameSync(`${stateFile}.new`, stateFile)
}

/** The state of the run with this pid; undefined while it is still starting. */
export function readState(pid: number): RunState | undefined {
  if (!existsSync(stateFile)) return undefined
  const state: RunState = JSON.parse(readFileSync(stateFile, 'utf8'))
  return state.pid === pid ? state : undefined
}

export const removeState = (): void => rmSync(stateFile, { force: true })

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endingWithUs, lastLines } from '../shell.ts'
import { Refusal } from '../terminal.ts'

export type ProcessSpec = {
  name: string
  command: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  logFile: string
  /** True when the process is ready for work; polled until then. */
  ready(): Promise<boolean>
  /** The address that answers with success while it is, where there is one. */
  readyUrl?: string
  stopSignal?: NodeJS.Signals
  /** Time from the stop signal until the process is killed; 20 s by default. */
  stopsWithinMs?: number
  /** The process that gets the stop signal, if that is not the child itself. */
  stopTarget?(): number | undefined
  /** True gives the process a lower priority, because nobody waits for its results immediately. */
  background?: boolean
  /** Called with a child that has a fourth stream, on which it reports. */
  extraPipe?(child: ChildProcess): void
}

/** Receives one line about an event, for a person to read. */
export type Log = (line: string) => void

export type ManagedProcess = {
  name: string
  /** Answers with success while the process is ready for work; undefined for what has no such address. */
  readyUrl: string | undefined
  /** Undefined while the process is down. */
  pid(): number | undefined
  /** How often the process was restarted after its death. */
  restarts(): number
  /** Sends a signal to simulate an accident; the process is then restarted. */
  kill(signal?: NodeJS.Signals): void
  /** True when the process is ready at this moment. */
  isReady(): Promise<boolean>
  /** Resolves once the process is ready, also after a restart. */
  whenReady(): Promise<void>
  /** Ends the process cleanly and does not restart it. */
  stop(): Promise<void>
  /** Ends the process cleanly and starts it again. */
  restart(): Promise<void>
}

const startTimeoutMs = 180_000
const stopTimeoutMs = 20_000
const firstPauseMs = 250
const longestPauseMs = 15_000
const calmAfterMs = 30_000

/** Starts a process, waits until it is ready, and restarts it whenever it dies, with increasing pauses. */
export async function startProcess(spec: ProcessSpec, onLine: Log): Promise<ManagedProcess> {
  let child: ChildProcess | undefined
  let wanted = false
  let restarts = 0
  let pause = firstPauseMs
  let readiness: Promise<void> = Promise.resolve()

  const launch = async (): Promise<void> => {
    const launched = spawnChild(spec)
    const since = Date.now()
    child = launched
    await untilReady(spec, launched)
    launched.once('exit', (code, signal) => {
      if (!wanted || child !== launched) return
      if (Date.now() - since > calmAfterMs) pause = firstPauseMs
      onLine(`${spec.name} ended (${signal ?? `exit code ${code}`}), starting it again`)
      readiness = revive()
      readiness.catch(() => undefined)
    })
  }

  const revive = async (): Promise<void> => {
    while (wanted) {
      await wait(pause)
      pause = Math.min(pause * 2, longestPauseMs)
      if (!wanted) return
      restarts += 1
      try {
        await launch()
        return onLine(`${spec.name} is ready again`)
      } catch (error) {
        if (wanted) onLine(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const start = async (): Promise<void> => {
    wanted = true
    readiness = launch()
    await readiness.catch((error: unknown) => {
      wanted = false
      throw error
    })
  }

  const stop = async (): Promise<void> => {
    wanted = false
    if (isRunning(child)) await end(spec, child)
  }

  await start()
  return {
    name: spec.name,
    readyUrl: spec.readyUrl,
    pid: () => (isRunning(child) ? child.pid : undefined),
    restarts: () => restarts,
    kill: (signal = 'SIGKILL') => {
      if (isRunning(child)) child.kill(signal)
    },
    isReady: async () => isRunning(child) && spec.ready().catch(() => false),
    whenReady: () => readiness,
    stop,
    restart: async () => {
      await stop()
      await start()
    },
  }
}

function spawnChild(spec: ProcessSpec): ChildProcess {
  mkdirSync(dirname(spec.logFile), { recursive: true })
  const log = openSync(spec.logFile, 'a')
  // The child gets its own process group. Then Ctrl-C reaches only this process, which stops the parts in order, and the whole group can be
  // killed so that no grandchild is left over.
  const child = spawn(...endingWithUs(spec.command, spec.args), {
    env: spec.env,
    detached: true,
    stdio: ['ignore', log, log, ...(spec.extraPipe ? (['pipe'] as const) : [])],
  })
  closeSync(log)
  child.once('exit', () => killGroup(child))
  child.on('error', () => undefined) // handled by the caller, which sees a child without a pid
  if (spec.background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  spec.extraPipe?.(child)
  return child
}

async function untilReady(spec: ProcessSpec, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const ready = await spec.ready().catch(() => false)
    if (!isRunning(child))
      throw new Refusal(`${spec.name} ${howEnded(spec, child)} before it was ready${logTail(spec)}`)
    if (ready) return
    if (Date.now() > deadline) {
      await end({ ...spec, stopSignal: 'SIGKILL' }, child)
      throw new Refusal(`${spec.name} was not ready within ${startTimeoutMs / 1000} s${logTail(spec)}`)
    }
    await wait(50)
  }
}

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null

/** Sends the stop signal and waits until the child has ended; kills it if that takes too long. */
async function end(
  { stopSignal = 'SIGTERM', stopTarget, stopsWithinMs = stopTimeoutMs }: ProcessSpec,
  child: ChildProcess,
): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setTimeout(() => killGroup(child), stopsWithinMs)
  const target = stopTarget?.() ?? child.pid
  try {
    if (target !== undefined) process.kill(target, stopSignal)
  } catch {
    killGroup(child) // the target has ended already, so the child is ending too
  }
  await ended
  clearTimeout(timer)
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // the group has no process left, which is the goal
  }
}

const howEnded = (spec: ProcessSpec, child: ChildProcess): string =>
  child.pid === undefined
    ? `(${spec.command}) could not be started`
    : `ended (${child.signalCode ?? `exit code ${child.exitCode}`})`

function logTail({ logFile }: ProcessSpec): string {
  const tail = existsSync(logFile) ? lastLines(readFileSync(logFile, 'utf8').slice(-8000), 20) : ''
  return `\n${tail.replace(/^/gm, '    ')}\n    (${logFile})`
}

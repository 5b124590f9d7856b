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
  /** True once the process does its work; asked again and again until it does. */
  ready(): Promise<boolean>
  stopSignal?: NodeJS.Signals
  /** How long it may take to end once it is asked, before it is killed; 20 s by default. */
  stopsWithinMs?: number
  /** The process to be asked to stop, where it is not the child itself. */
  stopTarget?(): number | undefined
  /** Nobody waits for it at once: where the processors are busy the others go before it. */
  background?: boolean
  /** A fourth stream on which the child reports. */
  extraPipe?(child: ChildProcess): void
}

/** Takes one line about something that happened, for a person to read. */
export type Log = (line: string) => void

export type ManagedProcess = {
  name: string
  /** Undefined while it is down. */
  pid(): number | undefined
  /** How often it was started again after it died. */
  restarts(): number
  /** Sends a signal as an accident would; the process is then started again. */
  kill(signal?: NodeJS.Signals): void
  /** Whether it does its work at this moment. */
  isReady(): Promise<boolean>
  /** Resolves once the process is ready, or ready again after its death. */
  whenReady(): Promise<void>
  /** Ends it cleanly, for good. */
  stop(): Promise<void>
  /** Stops it cleanly and starts it again. */
  restart(): Promise<void>
}

const startTimeoutMs = 180_000
const stopTimeoutMs = 20_000
const firstPauseMs = 250
const longestPauseMs = 15_000
const calmAfterMs = 30_000

/** Starts a process, waits until it is ready, and from then on starts it again whenever it dies, waiting longer each time. */
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
  // A group of its own: Ctrl-C reaches only us, who stop things in order, and no child of a dead process is left behind.
  const child = spawn(...endingWithUs(spec.command, spec.args), {
    env: spec.env,
    detached: true,
    stdio: ['ignore', log, log, ...(spec.extraPipe ? (['pipe'] as const) : [])],
  })
  closeSync(log)
  child.once('exit', () => killGroup(child))
  child.on('error', () => undefined) // seen as a child without a pid
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

/** Asks a process to end and waits for the child's end; what does not end in time is killed. */
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
    killGroup(child) // the target is gone, and the child about to be
  }
  await ended
  clearTimeout(timer)
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // nobody of the group is left, which is what was wanted
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

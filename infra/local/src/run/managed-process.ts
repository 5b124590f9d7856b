import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lastLines, which } from '../shell.ts'
import { Refusal } from '../terminal.ts'

export type ProcessSpec = {
  name: string
  command: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  logFile: string
  /** Resolves to true once the process does its work; asked again and again until it does. */
  ready(): Promise<boolean>
  /** The process to be asked to stop, where it is not the child itself. */
  stopTarget?(child: ChildProcess): number | undefined
  stopSignal?: NodeJS.Signals
  /** What comes before the child may be started again after its death, such as waiting for what it needs. */
  onSpawn?(child: ChildProcess): void
  extraPipe?: boolean
}

/** One line about something that happened to a process, for a person to read. */
export type Tell = (line: string) => void

export type ManagedProcess = {
  name: string
  pid(): number | undefined
  restarts(): number
  /** Sends a signal to the process as an accident would; it is then started again. */
  kill(signal?: NodeJS.Signals): void
  /** Resolves once the process is ready (again). */
  whenReady(): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
}

const startTimeoutMs = 60_000
const stopTimeoutMs = 20_000
const longestPauseMs = 15_000
const calmAfterMs = 30_000
const setpriv = which('setpriv')

/** Starts a process, waits until it is ready, and from then on starts it again whenever it dies, waiting longer each time. */
export async function startProcess(spec: ProcessSpec, tell: Tell): Promise<ManagedProcess> {
  let child: ChildProcess | undefined
  let wanted = false
  let restarts = 0
  let pause = 250
  let readiness: Promise<void> = Promise.resolve()

  const launch = (): ChildProcess => {
    mkdirSync(dirname(spec.logFile), { recursive: true })
    const log = openSync(spec.logFile, 'a')
    const stdio: StdioOptions = ['ignore', log, log, ...(spec.extraPipe ? (['pipe'] as const) : [])]
    // When whoever runs this is killed, the kernel asks its children to end; no orphan keeps a port.
    const command = setpriv ?? spec.command
    const args = setpriv ? ['--pdeathsig', 'TERM', spec.command, ...spec.args] : spec.args
    const launched = spawn(command, args, { env: spec.env, stdio })
    closeSync(log)
    launched.on('error', (error) => tell(`${spec.name} cannot be started: ${error.message}`))
    spec.onSpawn?.(launched)
    child = launched
    return launched
  }

  const hasEnded = (process: ChildProcess) =>
    process.pid === undefined || process.exitCode !== null || process.signalCode !== null

  const becomeReady = async (launched: ChildProcess): Promise<void> => {
    const deadline = Date.now() + startTimeoutMs
    while (!(await spec.ready().catch(() => false))) {
      if (hasEnded(launched)) throw died(spec, launched)
      if (Date.now() > deadline)
        throw new Refusal(`${spec.name} is not ready after ${startTimeoutMs / 1000} s\n${logTail(spec)}`)
      await wait(50)
    }
    if (hasEnded(launched)) throw died(spec, launched)
  }

  const keepAlive = (launched: ChildProcess, since: number): void => {
    launched.once('exit', async (code, signal) => {
      if (!wanted || child !== launched) return
      if (Date.now() - since > calmAfterMs) pause = 250
      tell(`${spec.name} ended (${signal ?? `exit code ${code}`}); starting it again`)
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
      const launched = launch()
      try {
        await becomeReady(launched)
        tell(`${spec.name} is ready again`)
        keepAlive(launched, Date.now())
        if (!hasEnded(launched)) return
      } catch (error) {
        if (!wanted) return
        tell(`${error instanceof Error ? error.message : error}`)
        if (!hasEnded(launched)) await end(launched, 'SIGKILL', launched.pid)
      }
    }
  }

  const start = async (): Promise<void> => {
    wanted = true
    const launched = launch()
    readiness = becomeReady(launched)
    try {
      await readiness
    } catch (error) {
      wanted = false
      if (!hasEnded(launched)) await end(launched, 'SIGKILL', launched.pid)
      throw error
    }
    keepAlive(launched, Date.now())
  }

  const stop = async (): Promise<void> => {
    wanted = false
    if (!child || hasEnded(child)) return
    await end(child, spec.stopSignal ?? 'SIGTERM', spec.stopTarget?.(child) ?? child.pid)
  }

  await start()
  return {
    name: spec.name,
    pid: () => (child && !hasEnded(child) ? child.pid : undefined),
    restarts: () => restarts,
    kill: (signal = 'SIGKILL') => child && !hasEnded(child) && child.kill(signal),
    whenReady: () => readiness,
    stop,
    start,
  }
}

/** Signals a process and waits for the child's end; what does not end in time is killed. */
async function end(child: ChildProcess, signal: NodeJS.Signals, target: number | undefined): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    if (target !== undefined) process.kill(target, signal)
  } catch {
    child.kill('SIGKILL') // the target is gone already, and the child with it or about to be
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await ended
  clearTimeout(timer)
}

const died = (spec: ProcessSpec, child: ChildProcess) =>
  new Refusal(
    `${spec.name} ended before it was ready (${child.signalCode ?? `exit code ${child.exitCode}`})\n${logTail(spec)}`,
  )

const logTail = (spec: ProcessSpec): string => {
  const tail = lastLines(readFileSync(spec.logFile, 'utf8').slice(-8000), 12)
  return `${tail.replace(/^/gm, '    ')}\n    (${spec.logFile})`
}

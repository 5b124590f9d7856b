import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

/** A service as a process of its own, that can be killed without being asked. */
export interface SpawnedService {
  port: number
  /** All that it has printed so far. */
  printed(): string
  /** SIGTERM. Resolves with the exit code once it has ended. */
  stop(): Promise<number | null>
  /** SIGKILL: no line of its code runs any more. */
  kill(): Promise<void>
}

/** Starts `services/<name>` on a port that the system gives it, and waits until it says that it is ready. Throws what it printed when it ends instead. */
export async function spawnService(
  name: string,
  env: Record<string, string>,
  logLevel: 'info' | 'debug' = 'info',
): Promise<SpawnedService> {
  const entry = fileURLToPath(new URL(`../../../${name}/src/main.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', '@izlog/kit/telemetry', entry], {
    env: { PATH: process.env.PATH, ...env, PORT: '0', LOG_LEVEL: logLevel },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (bytes: Buffer) => {
    complaint += bytes.toString()
  })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString()
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    until(() => /"port":(\d+).*"msg":"ready"/.exec(output)?.[1], 90_000),
    ended.then(() => Promise.reject(new Error(complaint || output))),
  ])
  return {
    port: Number(port),
    printed: () => output + complaint,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

/** A service in its own process, which can be killed. */
export interface SpawnedService {
  port: number
  /** Its output so far. */
  printed(): string
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL, so that none of its shutdown code runs. */
  kill(): Promise<void>
}

/** Starts `services/<name>` on a free port and waits until it logs that it is ready. If it exits instead, throws an error with its output. */
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
  let stderr = ''
  child.stderr.on('data', (bytes: Buffer) => {
    stderr += bytes.toString()
  })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString()
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    until(() => /"port":(\d+).*"msg":"ready"/.exec(output)?.[1], 90_000),
    ended.then(() => Promise.reject(new Error(stderr || output))),
  ])
  return {
    port: Number(port),
    printed: () => output + stderr,
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

/** A service as a process of its own, that can be killed without being asked. */
export interface SpawnedService {
  port: number
  /** SIGKILL: no line of its code runs any more. */
  kill(): Promise<void>
}

/** Starts `services/<name>` on a free port and waits until it is ready. Throws what it printed when it ends instead. */
export async function spawnService(name: string, env: Record<string, string>): Promise<SpawnedService> {
  const port = await freePort()
  const entry = fileURLToPath(new URL(`../../../${name}/src/main.ts`, import.meta.url))
  const child = spawn(process.execPath, ['--import', '@izlog/kit/telemetry', entry], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (bytes: Buffer) => {
    complaint += bytes.toString()
  })
  const ended = once(child, 'exit')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(complaint)
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  }, 30_000)
  return {
    port,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

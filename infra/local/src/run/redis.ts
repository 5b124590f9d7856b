import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { redisAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = { server: string; dataDir: string; logDir: string; port: number }

/** Redis without any default configuration file: every write goes to the append-only file, and no key is evicted. */
export async function startRedis({ server, dataDir, logDir, port }: Options, onLine: Log): Promise<ManagedProcess> {
  const folder = join(dataDir, 'redis')
  mkdirSync(folder, { recursive: true })
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
    loglevel: 'warning',
  }
  return startProcess(
    {
      name: 'Redis',
      command: server,
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      env: process.env,
      logFile: join(logDir, 'redis.log'),
      ready: () => redisAnswers(port),
    },
    onLine,
  )
}

export const redisUrl = (port: number): string => `redis://127.0.0.1:${port}`

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreParts } from '../provision/stack.ts'
import { accepts, mongoAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'
import { startPostgres } from './postgres.ts'

type Options = {
  parts: StoreParts['mongo']
  dataDir: string
  logDir: string
  ports: { mongo: number; postgres: number }
  /** The port through which FerretDB connects to PostgreSQL, when a proxy is in front of it. */
  postgresProxy?: number | undefined
}

/** The store for the MongoDB protocol: `mongod` if the machine has it, otherwise FerretDB on DocumentDB. */
export async function startMongo(
  { parts, dataDir, logDir, ports, postgresProxy = ports.postgres }: Options,
  onLine: Log,
): Promise<ManagedProcess[]> {
  const url = mongoUrl(ports.mongo)
  const logFile = (name: string) => join(logDir, `${name}.log`)
  const ready = async () => (await accepts(ports.mongo)) && (await mongoAnswers(url))

  if ('mongod' in parts) {
    const folder = join(dataDir, 'mongod')
    mkdirSync(folder, { recursive: true })
    const args = [
      '--dbpath',
      folder,
      '--port',
      String(ports.mongo),
      '--bind_ip',
      '127.0.0.1',
      '--wiredTigerCacheSizeGB',
      '0.25',
    ]
    const spec = { name: 'MongoDB', command: parts.mongod, args, env: process.env, logFile: logFile('mongodb'), ready }
    return [await startProcess(spec, onLine)]
  }
  if ('url' in parts) return []

  const { postgresRoot, ferretdb } = parts
  const root = join(postgresRoot, 'root')
  const folder = join(dataDir, 'postgres')
  const postgres = await startPostgres(
    { root, dataDir: folder, port: ports.postgres, logFile: logFile('postgresql') },
    onLine,
  )
  const state = join(dataDir, 'ferretdb')
  mkdirSync(state, { recursive: true })
  const env = {
    ...process.env,
    POSTGRESQL_URL: postgresUrl(postgresProxy),
    LISTEN: `127.0.0.1:${ports.mongo}`,
    STATE_DIR: state,
  }
  try {
    const spec = { name: 'FerretDB', command: ferretdb, args: [], env, logFile: logFile('ferretdb'), ready }
    return [postgres, await startProcess(spec, onLine)]
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

export const postgresUrl = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`

export const mongoUrl = (port: number): string => `mongodb://127.0.0.1:${port}/`

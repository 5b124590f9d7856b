import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { holderOfPort } from '../proc.ts'
import { Refusal } from '../terminal.ts'

export type StorePorts = { mongo: number; postgres: number; kafka: number; kafkaController: number; redis: number }

/** The ports of the embedded stores of `npm run up`. */
export const defaultStorePorts: StorePorts = {
  mongo: 27117,
  postgres: 27118,
  kafka: 29092,
  kafkaController: 29093,
  redis: 26379,
}

/** A listening server, or the error code that prevented it: EADDRINUSE, EACCES … */
const listen = (port: number, host: string): Promise<Server | string> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => resolve(server))
  })

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** Ports in the range below to which browsers and fetch refuse to connect (Fetch standard, 'bad port'). */
const REFUSED_BY_BROWSERS: readonly number[] = [
  2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]

/** The reason why a port cannot be used; undefined when it can. */
async function obstacle(port: number): Promise<string | undefined> {
  if (REFUSED_BY_BROWSERS.includes(port)) return 'is one that no browser opens'
  const server = await listen(port, '0.0.0.0')
  if (server === 'EADDRINUSE') return `is taken by ${holderOfPort(port) ?? 'another program'}`
  if (typeof server === 'string') return `cannot be opened by this user (${server})`
  await close(server)
}

/** Whether a process can listen there now. */
export const isFree = async (port: number): Promise<boolean> => (await obstacle(port)) === undefined

/** Above the ports of `npm run up`, and below those that the system assigns to outgoing connections (32768 and up on Linux). */
const FREE = { from: 11_000, below: 26_000 }

/**
 * Finds different ports on which nobody listens, except those in `except`, which are reserved for other processes. Ports from `listen(0)`
 * are unsuitable: an outgoing connection could take one before its process starts or while it restarts.
 */
export async function freePorts(count: number, except: readonly number[] = []): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(FREE.from, FREE.below)
    if (!except.includes(port) && !(await obstacle(port))) ports.add(port)
  }
  return [...ports]
}

export async function freeStorePorts(): Promise<StorePorts> {
  const [mongo = 0, postgres = 0, kafka = 0, kafkaController = 0, redis = 0] = await freePorts(5)
  return { mongo, postgres, kafka, kafkaController, redis }
}

/**
 * Throws a `Refusal` that lists each unavailable port, the part that needs it and the process that has it. `patienceMs` allows the
 * processes of a killed run to end first.
 */
export async function requirePorts(wanted: Readonly<Record<string, number>>, patienceMs = 0): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const taken: string[] = []
    for (const [part, port] of Object.entries(wanted)) {
      const why = await obstacle(port)
      if (why) taken.push(`Port ${port}, wanted by ${part}, ${why}`)
    }
    if (taken.length === 0) return
    if (Date.now() >= deadline) throw new Refusal(`${taken.join('\n')}\nStop what holds it, or choose another port.`)
    await wait(250)
  }
}

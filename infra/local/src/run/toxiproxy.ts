import { join } from 'node:path'
import { httpAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

/** A proxied connection: whoever connects to `listen` reaches `upstream`. Both are ports of this machine. */
export type ProxyRoute = { listen: number; upstream: number }

/** Disturbances of all connections of a route. Each lasts until `restore`. */
export type Link = {
  /** Ends open connections and refuses new ones. */
  cut(): Promise<void>
  /** Delays every answer by about this many milliseconds. */
  slow(latencyMs: number): Promise<void>
  /** Delivers requests but no answers; both sides see an open connection. */
  halfOpen(): Promise<void>
  /** Ends the disturbance. Connections that were half-open are closed. */
  restore(): Promise<void>
}

/** Combines several links into one that applies each disturbance to all of them. */
export const together = (links: readonly Link[]): Link => {
  const all = async (act: (link: Link) => Promise<void>) => void (await Promise.all(links.map(act)))
  return {
    cut: () => all((link) => link.cut()),
    slow: (latencyMs) => all((link) => link.slow(latencyMs)),
    halfOpen: () => all((link) => link.halfOpen()),
    restore: () => all((link) => link.restore()),
  }
}

export type Toxiproxy<Name extends string> = { process: ManagedProcess; links: Record<Name, Link> }

type Options<Name extends string> = {
  binary: string
  logDir: string
  /** The port of Toxiproxy's own API. */
  port: number
  routes: Record<Name, ProxyRoute>
}

/** Starts Toxiproxy with a proxy for each route; the upstream may start later. */
export async function startToxiproxy<Name extends string>(
  { binary, logDir, port, routes }: Options<Name>,
  onLine: Log,
): Promise<Toxiproxy<Name>> {
  const url = `http://127.0.0.1:${port}`
  const process = await startProcess(
    {
      name: 'Toxiproxy',
      command: binary,
      args: [],
      env: { ...globalThis.process.env, LISTEN: `127.0.0.1:${port}` },
      logFile: join(logDir, 'toxiproxy.log'),
      ready: () => httpAnswers(`${url}/version`),
    },
    onLine,
  )
  try {
    const names = Object.keys(routes) as Name[]
    const links = await Promise.all(names.map(async (name) => [name, await linkOf(url, name, routes[name])] as const))
    return { process, links: Object.fromEntries(links) as Record<Name, Link> }
  } catch (error) {
    await process.stop()
    throw error
  }
}

async function linkOf(url: string, name: string, { listen, upstream }: ProxyRoute): Promise<Link> {
  const ask = async (method: 'POST' | 'DELETE', path: string, body?: unknown) => {
    const response = await fetch(`${url}/proxies${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`Toxiproxy answered ${response.status} to ${method} ${path}: ${text}`)
  }
  const toxics = new Set<string>()
  const add = async (type: string, attributes: Record<string, number>) => {
    await ask('POST', `/${name}/toxics`, { name: type, type, stream: 'downstream', attributes })
    toxics.add(type)
  }
  await ask('POST', '', { name, listen: `127.0.0.1:${listen}`, upstream: `127.0.0.1:${upstream}`, enabled: true })
  return {
    cut: () => ask('POST', `/${name}`, { enabled: false }),
    slow: (latencyMs) => add('latency', { latency: latencyMs, jitter: Math.round(latencyMs / 3) }),
    halfOpen: () => add('timeout', { timeout: 0 }),
    async restore() {
      for (const type of toxics) await ask('DELETE', `/${name}/toxics/${type}`)
      toxics.clear()
      await ask('POST', `/${name}`, { enabled: true })
    },
  }
}

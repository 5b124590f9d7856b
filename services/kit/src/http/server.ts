import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Express } from 'express'

export interface HttpServer {
  port: number
  /** Accepts no new requests and waits for running ones: a second for streams and for connections that never sent one, `withinMs` for others. */
  stop(withinMs?: number): Promise<void>
}

/** How long (ms) the gateway waits for an answer (proxy_read_timeout). */
export const REQUEST_ENDS_WITHIN_MS = 30_000
const ENDLESS_END_WITHIN_MS = 1000
const CHECK_EVERY_MS = 50

/** Listens on a port; 0 takes a free one. Throws if the port is in use. */
export async function listen(app: Express, port: number): Promise<HttpServer> {
  const server: Server = createServer(app)
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 130_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const answering = new Set<ServerResponse>()
  server.on('request', (_req, res) => {
    answering.add(res)
    res.once('close', () => answering.delete(res))
  })
  // Node does not count a connection as idle before its first request, so one that a client opened in advance would delay `stop` to its end.
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  const cutEndless = () => {
    for (const res of answering) if (isStream(res)) res.destroy()
    for (const socket of unused) socket.destroy()
  }
  const stop = (withinMs = REQUEST_ENDS_WITHIN_MS) =>
    new Promise<void>((resolve) => {
      // Idle keep-alive connections would keep the server open.
      const idle = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS)
      const streams = setTimeout(cutEndless, ENDLESS_END_WITHIN_MS)
      const all = setTimeout(() => server.closeAllConnections(), withinMs)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(streams)
        clearTimeout(all)
        resolve()
      })
    })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return { port: address.port, stop }
}

/** Whether an answer is a stream of events, which ends when its reader leaves. */
export const isStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream')

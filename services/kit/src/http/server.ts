import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

export interface HttpServer {
  port: number
  /** Takes no new request, lets the running ones end, cuts what still lasts (streams) after a second. */
  stop(): Promise<void>
}

/** Listens; port 0 takes a free one. Throws when the port is taken. */
export async function listen(app: Express, port: number): Promise<HttpServer> {
  const server: Server = createServer(app)
  server.keepAliveTimeout = 65_000
  server.requestTimeout = 130_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 1000).unref()
    })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return { port: address.port, stop }
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from './until.ts'

/** A server that answers only when the test makes it answer, to test slow calls. */
export async function slowServer() {
  const unanswered: ServerResponse[] = []
  let asked = 0
  const server = createServer((_req, res) => {
    asked += 1
    unanswered.push(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many requests have arrived. */
    asked: () => asked,
    /** Waits for a request and returns a function that answers it with JSON. */
    async request() {
      const res = await until(() => unanswered.shift())
      return (json: unknown) =>
        void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

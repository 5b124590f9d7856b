import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Asks the gateway as a browser does that was led to it by that name; `fetch` would not let the name be chosen. */
export const onHost =
  (url: string, name: string) =>
  (path: string, { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const sent = {
        Host: `${name}:${port}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json', Origin: `http://${name}:${port}` }),
        ...headers,
      }
      const method = body === undefined ? 'GET' : 'POST'
      const req = request({ hostname, port, path, method, headers: sent, agent: false, timeout: 30_000 }, (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('error', reject)
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(parts).toString() }),
        )
      })
      req.on('timeout', () => req.destroy(new Error(`${name}${path} does not answer`)))
      req.on('error', reject)
      req.end(body === undefined ? undefined : JSON.stringify(body))
    })

import { type IncomingHttpHeaders, request } from 'node:http'
import { until } from '@izlog/kit/testing/until'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}
interface Asking {
  headers?: Record<string, string>
  /** Sent as JSON by POST; without a body the request is a GET. */
  body?: unknown
}

/**
 * Sends a request to the gateway under this host name; `fetch` cannot set the Host header. After a 503 it repeats the request with the same
 * key, as browsers do.
 */
export const onHost =
  (url: string, name: string) =>
  (path: string, asking: Asking = {}): Promise<Answer> =>
    until(async () => {
      const answer = await ask(url, name, path, asking)
      return answer.status !== 503 && answer
    })

function ask(url: string, name: string, path: string, { headers = {}, body }: Asking): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const host = `${name}:${port}`
  const json = body === undefined ? {} : { 'Content-Type': 'application/json', Origin: `http://${host}` }
  const options = { hostname, port, path, method: body === undefined ? 'GET' : 'POST', agent: false, timeout: 30_000 }
  return new Promise((resolve, reject) => {
    const req = request({ ...options, headers: { Host: host, ...json, ...headers } }, (res) => {
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
}

import type { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { TLSSocket } from 'node:tls'

export interface SecureAnswer {
  status: number
  location: string | undefined
  text: string
  certificate: X509Certificate
}

/** Sends an https request for this host to the gateway, and trusts only the directory's root certificates. Rejects when the handshake fails. */
export const overHttps = (
  { port, roots }: { port: number; roots: string },
  host: string,
  path: string,
): Promise<SecureAnswer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: host, port, path, ca: readFileSync(roots), agent: false as const }
    const req = request({ ...options, headers: { Host: `${host}:${port}` }, timeout: 30_000 }, (res) => {
      const certificate = res.socket instanceof TLSSocket ? res.socket.getPeerX509Certificate() : undefined
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('error', reject)
      res.on('end', () => {
        if (!certificate) return reject(new Error(`${host} came without a certificate`))
        const text = Buffer.concat(parts).toString()
        resolve({ status: res.statusCode ?? 0, location: res.headers.location, text, certificate })
      })
    })
    req.on('timeout', () => req.destroy(new Error(`${host}${path} does not answer`)))
    req.on('error', reject)
    req.end()
  })

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { CertificateList, ServedCertificate } from '@izlog/contracts/http/certificates'
import type { Domain } from '@izlog/contracts/http/domains'
import { internalClient } from '@izlog/kit/internal-client'
import { until } from '@izlog/kit/testing/until'
import { pebbleBinary } from '@izlog/local/provision/pebble'
import { pebbleAddress, pebbleRoots, pebbleTrust, startPebble } from '@izlog/local/run/pebble'
import { freePorts } from '@izlog/local/run/ports'
import { freshHost, freshSeller, startDomains } from './start.ts'

/** What Pebble takes the first time, with everything to be fetched. */
export const PROVISIONING_MS = 400_000

/** The address at which a directory reaches a host; the test chooses the instance behind it. */
async function startFrontDoor() {
  let open = 0
  let hold: ((req: IncomingMessage) => void) | undefined
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    if (hold) return hold(req)
    const passed = request({ port: open, path: req.url ?? '/', headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    passed.on('error', () => res.writeHead(502).end())
    passed.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port: number) {
      hold = undefined
      open = port
    },
    /** Keeps the directory's next request waiting. Resolves when it has come. */
    keepWaiting: () =>
      new Promise<void>((came) => {
        hold = () => came()
      }),
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/**
 * The domain service with a real directory: Pebble, which looks names up at the test's name server and comes in by its front
 * door. With `issuing: false` certificates are left to processes that the test starts with `issuingEnv`.
 */
export async function startCertificates({ issuing = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-pebble-'))
  const door = await startFrontDoor()
  const [port = 0] = await freePorts(1)
  const directory = {
    ACME_DIRECTORY_URL: pebbleAddress(port),
    CERTIFICATES_KEY: `k1:${randomBytes(32).toString('base64')}`,
  }
  const domains = await startDomains({ INGRESS_IPS: '127.0.0.1', ...(issuing ? directory : {}) })
  door.leadTo(domains.port)
  const pebble = await startPebble(
    {
      binary: await pebbleBinary(),
      stateDir: folder,
      logDir: folder,
      port,
      httpPort: door.port,
      dnsServer: domains.dns.address,
    },
    () => {},
  )
  // This process asks the directory, and fetch takes what node trusts.
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(pebbleTrust(folder), 'utf8')])
  const ask = internalClient({ SERVICE_KEY: domains.env.SERVICE_KEY, ANSWER_WITHIN_MS: 20_000 }, 'tls-sync')
  const url = `http://127.0.0.1:${domains.port}`

  return {
    ...domains,
    pebble,
    door,
    /** The environment of a process that issues, and trusts the directory. */
    issuingEnv: { ...domains.env, ...directory, NODE_EXTRA_CA_CERTS: pebbleTrust(folder) },
    /** The root by which certificates are trusted. */
    roots: () => readFileSync(pebbleRoots(folder), 'utf8'),
    /** Orders of certificates that the directory has filled. */
    issued: () => readFileSync(join(folder, 'pebble.log'), 'utf8').match(/Issued certificate serial/g)?.length ?? 0,
    /** A verified host of a new seller, whose apex, and www where said, lead to us. */
    async leading({ apex = true, www = true } = {}) {
      const seller = freshSeller()
      const host = freshHost()
      if (apex) domains.dns.set(host, 'A', '127.0.0.1')
      if (www) domains.dns.set(`www.${host}`, 'A', '127.0.0.1')
      const { id } = await domains.verified(host, seller)
      return { id, host, seller, certificate: async () => certificateOf(await domains.list(seller), id) }
    },
    /** The certificates as gateways read them. */
    list: async () => (await ask('domain', url, '/internal/certificates', CertificateList))?.items ?? [],
    served: (id: number) => ask('domain', url, `/internal/certificates/${id}`, ServedCertificate),
    until: async (state: Domain['certificate']['state'], checkDns: () => Promise<Domain['certificate']>) =>
      until(async () => {
        const certificate = await checkDns()
        return certificate.state === state && certificate
      }, 60_000),
    async stop() {
      await domains.stop()
      await pebble.stop()
      await door.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type Certificates = Awaited<ReturnType<typeof startCertificates>>

function certificateOf(domains: readonly Domain[], id: number): Domain['certificate'] {
  const domain = domains.find((one) => one.id === id)
  if (!domain) throw new Error(`No domain ${id}`)
  return domain.certificate
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { readConfig } from '@izlog/kit/config'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../../../gateway/test/start-gateway.ts'
import { TlsSyncEnv } from '../../../gateway/tls-sync/config.ts'
import { startTlsSync } from '../../../gateway/tls-sync/start.ts'
import { type Certificates, PROVISIONING_MS, startCertificates } from './certificates-start.ts'

let world: Certificates
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  world = await startCertificates()
}, PROVISIONING_MS)
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(() => world.stop())

/** A gateway with its own folder of certificates, and the process beside it. */
async function startSecureGateway(folder = mkdtempSync(join(tmpdir(), 'izlog-tls-'))) {
  const gateway = await startGateway({ tlsDir: folder })
  const domainUrl = `http://127.0.0.1:${world.port}`
  const sync = await startTlsSync(readConfig(TlsSyncEnv, { ...world.env, TLS_DIR: folder, DOMAIN_URL: domainUrl }))
  stops.push(async () => {
    await sync.stop()
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, gateway, sync, serving: (host?: string) => handshake(gateway.tlsPort, host) }
}

/** Fingerprint of the certificate that a host is served with, trusted by the directory's root; undefined: the handshake fails. */
const handshake = (port: number, servername = ''): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, ca: world.roots(), ALPNProtocols: ['h2'] }, () => {
      const found = socket.authorized && socket.alpnProtocol === 'h2' ? socket.getPeerX509Certificate() : undefined
      socket.destroy()
      resolve(found?.fingerprint256.replaceAll(':', '').toLowerCase())
    })
    socket.on('error', () => resolve(undefined))
  })

/** The gateway serves this host with the certificate that domain has of it. */
const follows = (serving: (host: string) => Promise<string | undefined>, id: number, host: string) =>
  until(async () => {
    const expected = (await world.served(id))?.fingerprint
    return expected !== undefined && (await serving(host)) === expected
  }, 60_000)

it('serves a certificate as soon as it is issued, its renewal without a reload, and none once the host is gone', {
  timeout: 180_000,
}, async () => {
  const { folder, serving } = await startSecureGateway()
  const other = await world.leading({ www: false })
  const { id, host, seller, certificate } = await world.leading()
  await world.until('active', certificate)
  await follows(serving, id, host)
  await follows(serving, id, `www.${host}`)
  expect(statSync(join(folder, `${host}.pem`)).mode & 0o777).toBe(0o640)

  const first = await serving(host)
  await world.backdate(id, { certificateAt: new Date() })
  await until(async () => (await world.served(id))?.fingerprint !== first, 60_000)
  await follows(serving, id, host)

  await world.http.as(seller).delete(`/api/domains/${host}`)
  await until(async () => (await serving(host)) === undefined && (await serving(`www.${host}`)) === undefined, 60_000)
  await follows(serving, other.id, other.host)
})

it('serves nothing to a name that has no certificate, and no other’s', { timeout: 180_000 }, async () => {
  const { folder, serving } = await startSecureGateway()
  const { id, host } = await world.leading({ www: false })
  await follows(serving, id, host)
  for (const name of ['nepoznat.rs', `www.${host}`, host.replace('.rs', '.me'), '..', `${host}/../${host}`, undefined])
    expect(await serving(name), name).toBeUndefined()
  expect(readdirSync(folder)).toContain(`${host}.pem`)
})

it('a fresh gateway beside the first serves all of them; what lay in its folder and is served no more goes', {
  timeout: 180_000,
}, async () => {
  const first = await startSecureGateway()
  const { id, host } = await world.leading({ www: false })
  await follows(first.serving, id, host)
  const folder = mkdtempSync(join(tmpdir(), 'izlog-tls-'))
  writeFileSync(join(folder, 'uklonjen.rs.pem'), readFileSync(join(first.folder, `${host}.pem`)))
  writeFileSync(join(folder, '.pola.rs.new'), 'half')
  mkdirSync(join(folder, 'strano'))
  const second = await startSecureGateway(folder)
  await follows(second.serving, id, host)
  const listed = (await world.list()).flatMap(({ names }) => names.map((name) => `${name}.pem`))
  // They are written one after the other.
  await until(() => readdirSync(folder).length === listed.length)
  expect(readdirSync(folder).toSorted()).toEqual(listed.toSorted())
  expect(await second.serving('uklonjen.rs')).toBeUndefined()
})

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log, ManagedProcess } from './managed-process.ts'
import { startNode } from './node-process.ts'
import { pebbleAddress, pebbleTrust, startPebble } from './pebble.ts'
import type { Surroundings } from './services.ts'

/** What custom domains need besides the services: a name server, an ACME directory, and the process that writes certificates for nginx. */
export type CustomDomains = {
  /** The binary of the ACME directory; without it there are no certificates. */
  pebble?: string | undefined
  /** True to run a local name server; false to use the real DNS. */
  ownDns: boolean
}

export type CustomDomainPorts = { tls: number; tlsSync: number; dns: number; pebble: number }
export const defaultCustomDomainPorts: CustomDomainPorts = { tls: 8443, tlsSync: 3010, dns: 8053, pebble: 14000 }

export const portsOfCustomDomains = (
  { pebble, ownDns }: CustomDomains,
  ports: CustomDomainPorts,
): Record<string, number> => ({
  'gateway (https)': ports.tls,
  'tls-sync': ports.tlsSync,
  ...(ownDns ? { 'the name server': ports.dns } : {}),
  ...(pebble ? { Pebble: ports.pebble } : {}),
})

type Options = { custom: CustomDomains; ports: CustomDomainPorts; httpPort: number; dataDir: string; logDir: string }

/** The folder in which Pebble stores its certificates. */
export const pebbleFolder = (dataDir: string): string => join(dataDir, 'pebble')

/** Starts Pebble if its binary is available; everything else also works without it. Returns the services' settings. */
export async function startDirectory(
  { custom, ports, httpPort, dataDir, logDir }: Options,
  onLine: Log,
): Promise<{ settings: NonNullable<Surroundings['custom']>; process?: ManagedProcess }> {
  const dnsServer = custom.ownDns ? `127.0.0.1:${ports.dns}` : undefined
  if (!custom.pebble) return { settings: { dnsServer } }
  const stateDir = pebbleFolder(dataDir)
  const lookedUpAt = dnsServer ?? withPort(process.env.DNS_SERVERS?.split(',')[0] ?? '')
  try {
    const options = { binary: custom.pebble, stateDir, logDir, port: ports.pebble, httpPort, dnsServer: lookedUpAt }
    const process = await startPebble(options, onLine)
    return {
      settings: { dnsServer, directory: { url: pebbleAddress(ports.pebble), trustedBy: pebbleTrust(stateDir) } },
      process,
    }
  } catch (error) {
    onLine(`No certificates for custom domains: ${error instanceof Error ? error.message : error}`)
    return { settings: { dnsServer } }
  }
}

const withPort = (server: string) => (/:\d+$/.test(server) || server === '' ? server : `${server}:53`)

/** A folder in memory if the machine has one, because the private keys are stored there unencrypted. */
export function certificatesFolder(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const folder = existsSync('/dev/shm') ? `/dev/shm/izlog-tls-${name}` : join(dataDir, 'tls')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}
export const removeCertificates = (dataDir: string): void =>
  rmSync(certificatesFolder(dataDir), { recursive: true, force: true })

type SyncOptions = { port: number; dataDir: string; logDir: string; domainUrl: string; env: Record<string, string> }

/** Starts the process that writes certificates for nginx. */
export const startTlsSync = (
  { port, dataDir, logDir, domainUrl, env }: SyncOptions,
  onLine: Log,
): Promise<ManagedProcess> =>
  startNode(
    {
      name: 'tls-sync',
      main: 'gateway/tls-sync/main.ts',
      port,
      env: { ...env, DOMAIN_URL: domainUrl, TLS_DIR: certificatesFolder(dataDir) },
      logDir,
      ready: '/readyz',
    },
    onLine,
  )

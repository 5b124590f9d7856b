import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accepts } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  binary: string
  /** Folder of the certificates that clients must trust. */
  stateDir: string
  logDir: string
  port: number
  /** Port on which hosts are asked for their challenge. */
  httpPort: number
  /** address:port of the name server that resolves sellers' hosts. */
  dnsServer: string
}

/** What a client of the directory needs: its address, and the file of certificates with which it can trust the directory's https. */
export const pebbleAddress = (port: number): string => `https://localhost:${port}/dir`
export const pebbleTrust = (stateDir: string): string => join(stateDir, 'trusted.pem')
/** The roots of all certificates that Pebble has issued, including those of earlier runs. */
export const pebbleRoots = (stateDir: string): string => join(stateDir, 'roots.pem')

/** Pebble, Let's Encrypt's ACME server for tests. It loses orders and accounts when it ends, and creates a new root certificate at every start. */
export async function startPebble(options: Options, onLine: Log): Promise<ManagedProcess> {
  const { binary, stateDir, logDir, port, httpPort, dnsServer } = options
  mkdirSync(stateDir, { recursive: true })
  const pebble = await startProcess(
    {
      name: 'Pebble',
      command: binary,
      args: [],
      env: {
        ...process.env,
        LISTEN: `127.0.0.1:${port}`,
        HTTP_PORT: String(httpPort),
        DNS_SERVER: dnsServer,
        STATE_DIR: stateDir,
        PEBBLE_VA_NOSLEEP: '1',
      },
      logFile: join(logDir, 'pebble.log'),
      ready: () => accepts(port),
    },
    onLine,
  )
  const trusted = process.env.NODE_EXTRA_CA_CERTS
  const files = [...(trusted && existsSync(trusted) ? [trusted] : []), join(stateDir, 'directory.pem')]
  writeFileSync(pebbleTrust(stateDir), files.map((file) => readFileSync(file, 'utf8')).join('\n'))
  return pebble
}

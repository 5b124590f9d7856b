import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accepts } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  binary: string
  /** Keeps what the directory and its certificates are trusted by. */
  stateDir: string
  logDir: string
  port: number
  /** Where hosts are asked for their challenge. */
  httpPort: number
  /** address:port of the name server that resolves sellers' hosts. */
  dnsServer: string
}

/** What a client of the directory needs: its address, and the certificate that its own https is trusted by beside what this process trusts. */
export const pebbleAddress = (port: number): string => `https://localhost:${port}/dir`
export const pebbleTrust = (stateDir: string): string => join(stateDir, 'trusted.pem')
/** The roots of every certificate it has issued, also before it was last started. */
export const pebbleRoots = (stateDir: string): string => join(stateDir, 'roots.pem')

/** Pebble, the directory of Let's Encrypt's tests: it forgets orders and accounts when it ends, and signs by a new root when it starts. */
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

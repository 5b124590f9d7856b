import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gatewayPackages, loadPackages, provisionStores } from '../provision/stack.ts'
import type { Scale } from '../run/scale.ts'
import { type System, startSystem } from '../run/system.ts'
import { freeSystemPorts } from '../run/system-ports.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'

const COUNTING = pathToFileURL(join(import.meta.dirname, 'count-store-calls.ts')).href
const LIMITS_OFF = {
  LIMIT_ORDERS_PER_MINUTE: '0',
  LIMIT_TELEGRAM_PER_MINUTE: '0',
  LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
  LIMIT_UPLOADS_PER_MINUTE: '0',
}

/** What `start` starts: a system to be measured, on data of its own in `dataDir`, which the caller removes. */
export interface UnlimitedSystem {
  namespace: string
  dataDir: string
  /** The folder in which its services record their calls to the store. */
  callsDir: string
  start(): Promise<System>
}

/** Prepares a system without limits, whose calls to the store are counted; `start` can be called again once it was stopped. */
export async function unlimitedSystem(scale: Scale = {}): Promise<UnlimitedSystem> {
  await buildWeb()
  const namespace = `b${randomBytes(4).toString('hex')}`
  const dataDir = join(freshFolder(), namespace)
  const parts = await provisionStores(process.env, [...gatewayPackages, ...loadPackages])
  const ports = await freeSystemPorts()
  const callsDir = join(dataDir, 'store-calls')
  mkdirSync(callsDir, { recursive: true })
  const env = {
    NAMESPACE: namespace,
    LOG_LEVEL: 'warn',
    ...LIMITS_OFF,
    NODE_OPTIONS: `--import ${COUNTING}`,
    STORE_CALLS_DIR: callsDir,
  }
  const start = () => startSystem({ parts, dataDir, ports, scale, env, patienceMs: 10_000, onLine: () => undefined })
  return { namespace, dataDir, callsDir, start }
}

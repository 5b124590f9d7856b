import { join, resolve } from 'node:path'
import { keyOf } from '@izlog/backup/settings'
import { tryLock } from '../lock.ts'
import { localDir } from '../paths.ts'
import { provisionStores } from '../provision/stack.ts'
import { restoreSystem } from '../restore-system.ts'
import { environmentOf } from '../run/services.ts'
import { startStores } from '../run/stores.ts'
import { defaultPorts } from '../run/system-ports.ts'
import { lockFile } from '../run-state.ts'
import { print, Refusal, step } from '../terminal.ts'
import { refusing } from './backup.ts'
import { surroundingsOf } from './ops.ts'

/** `npm run restore -- FILE [--replace]`: puts a backup into a stopped or fresh Izlog, then makes topics, projections and figures anew from it. */
export async function restore(options: readonly string[]): Promise<void> {
  const file = options.find((option) => !option.startsWith('--'))
  if (!file) throw new Refusal('npm run restore -- FILE [--replace]')
  const lock = tryLock(lockFile)
  if (!lock) throw new Refusal('Izlog is running: stop it first with `npm run down`.')
  try {
    await refusing(() => restoreFrom(resolve(file), options.includes('--replace')))
  } finally {
    lock.release()
  }
}

async function restoreFrom(file: string, replace: boolean): Promise<void> {
  const key = keyOf(process.env)
  const dataDir = join(localDir, 'data')
  const ports = defaultPorts()
  const parts = await provisionStores()
  const logDir = join(localDir, 'logs')
  const stores = await step('Stores', () =>
    startStores({ parts, dataDir, ports: ports.stores, logDir, patienceMs: 10_000 }, print),
  )
  const state = {
    ...stores,
    url: `http://localhost:${ports.gateway}`,
    simulatorsUrl: `http://localhost:${ports.simulators}`,
  }
  try {
    await restoreSystem({
      ...{ file, key, replace, dataDir, print },
      mongoUrl: stores.mongoUrl,
      namespace: process.env.NAMESPACE || 'izlog',
      secretsDir: join(localDir, 'secrets'),
      environmentOf: (service, secrets) => environmentOf(service, surroundingsOf(state, secrets)),
    })
  } finally {
    await step('Stopping', () => stores.stop())
  }
  print('Restored: `npm run up` starts it.')
}

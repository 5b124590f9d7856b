import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockedBy } from '../lock.ts'
import { localDir } from '../paths.ts'
import { lockFile } from '../run-state.ts'
import { print, Refusal } from '../terminal.ts'

/** Removes all data, secrets and logs of `npm run up`; provisioned programs are kept. */
export async function reset(): Promise<void> {
  if (lockedBy(lockFile) !== undefined) throw new Refusal('Izlog is running: stop it first with `npm run down`.')
  for (const name of ['data', 'secrets', 'logs', 'up.json']) {
    const path = join(localDir, name)
    if (!existsSync(path)) continue
    rmSync(path, { recursive: true })
    print(`Removed .local/${name}`)
  }
  print('The next `npm run up` begins anew.')
}

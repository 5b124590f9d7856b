import { setTimeout as wait } from 'node:timers/promises'
import { lockedBy } from '../lock.ts'
import { lockFile, readState } from '../run-state.ts'
import { print, step } from '../terminal.ts'

/** Answers a second start with the address of the running Izlog, and ends with 0: what was asked for is there. */
export function printRunning(): void {
  const pid = lockedBy(lockFile)
  const state = pid === undefined ? undefined : readState(pid)
  const where = state ? ` at ${state.url}` : ', still starting'
  print(`Izlog is already running${where} (pid ${pid ?? 'unknown'}).`)
  print('`npm run status` shows its parts, `npm run down` stops it.')
}

/** Stops a running `up`, detached or in the foreground of another terminal. */
export async function down(): Promise<void> {
  const pid = lockedBy(lockFile)
  if (pid === undefined) return print('Izlog is not running.')
  await step('Stopping Izlog', async () => {
    process.kill(pid, 'SIGTERM')
    while (lockedBy(lockFile) === pid) await wait(100)
  })
}

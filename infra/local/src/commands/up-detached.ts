import { spawn } from 'node:child_process'
import { createReadStream, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockedBy } from '../lock.ts'
import { localDir } from '../paths.ts'
import { scaleIn } from '../run/scale.ts'
import { lockFile, readState } from '../run-state.ts'
import { Refusal } from '../terminal.ts'
import { printRunning } from './down.ts'

const logFile = join(localDir, 'logs/up.log')

/** Starts `up` in the background, shows its progress, and returns once everything is ready. */
export async function upDetached(options: readonly string[]): Promise<void> {
  scaleIn(options) // refuses a wrong one here, not in a log
  if (lockedBy(lockFile) !== undefined) return printRunning()
  mkdirSync(join(localDir, 'logs'), { recursive: true })
  const log = openSync(logFile, 'w')
  const cli = join(import.meta.dirname, '../cli.ts')
  const child = spawn(process.execPath, [cli, 'up', ...options.filter((option) => option !== '--detach')], {
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  let shown = 0
  const showNews = async () => {
    const { size } = statSync(logFile)
    if (size <= shown) return
    for await (const chunk of createReadStream(logFile, { start: shown, end: size - 1 })) process.stdout.write(chunk)
    shown = size
  }
  while (child.pid !== undefined && readState(child.pid) === undefined) {
    await wait(200)
    await showNews()
    if (child.exitCode !== null || child.signalCode !== null) {
      await showNews()
      throw new Refusal(`It ended before it was ready; its output is in ${logFile}`)
    }
  }
  await wait(200)
  await showNews()
}

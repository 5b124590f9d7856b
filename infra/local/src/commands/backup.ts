import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BackupError } from '@izlog/backup/backup-error'
import { backupName, removeLeftovers } from '@izlog/backup/backup-name'
import { makeBackup } from '@izlog/backup/make-backup'
import { keyLines, newBackupKey } from '@izlog/backup/new-key'
import { openMoment } from '@izlog/backup/open-moment'
import { recipientsOf } from '@izlog/backup/settings'
import { backupLines } from '@izlog/backup/summary'
import { folderFileStore } from '@izlog/catalog/adapters/files/folder-file-store'
import { lockedBy } from '../lock.ts'
import { localDir } from '../paths.ts'
import { sealingFingerprints, secretsFile, secretsIn } from '../run/secrets.ts'
import { lockFile, readState } from '../run-state.ts'
import { print, Refusal } from '../terminal.ts'

/** `npm run backup [-- FILE]`: writes everything of the running Izlog into one encrypted file; `-- --new-key` makes the keys for it. */
export async function backup([file]: readonly string[]): Promise<void> {
  if (file === '--new-key') return keyLines(await newBackupKey()).forEach(print)
  const pid = lockedBy(lockFile)
  const state = pid === undefined ? undefined : readState(pid)
  if (!state) throw new Refusal('Izlog is not running here: start it with `npm run up`. It is backed up while it runs.')
  const target = file ? resolve(file) : join(localDir, 'backups', backupName(new Date()))
  await refusing(async () => {
    const recipients = recipientsOf(process.env)
    const { mongoUrl, postgresUrl } = state
    const moment = await openMoment({ mongoUrl, postgresUrl, namespace: process.env.NAMESPACE || 'izlog' })
    try {
      const files = folderFileStore(join(localDir, 'data/uploads'))
      const secretsDir = join(localDir, 'secrets')
      const keyFingerprints = sealingFingerprints(secretsIn(secretsDir), process.env)
      const keys = readFileSync(secretsFile(secretsDir), 'utf8')
      const folder = dirname(target)
      if (existsSync(folder))
        for (const left of removeLeftovers(folder, new Date())) print(`${relative(process.cwd(), left)}: removed`)
      const made = await makeBackup({ moment, files, keys, keyFingerprints }, target, recipients)
      backupLines(relative(process.cwd(), target), made).forEach(print)
    } finally {
      await moment.end()
    }
  })
}

/** Shows what an operator did wrong in one line. */
export async function refusing(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    throw error instanceof BackupError ? new Refusal(error.message, { cause: error }) : error
  }
}

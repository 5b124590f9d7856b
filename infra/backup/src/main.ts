import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SERVICES_END_WITHIN_MS } from '@izlog/kit/store/unfinished-restore'
import { afterRestore, type RunCommand } from './after-restore.ts'
import { BackupError } from './backup-error.ts'
import { backupName, backupsIn, removeLeftovers, removeOldBackups } from './backup-name.ts'
import type { Manifest } from './contents.ts'
import { requireSameKeys, requireSealingKeys, writeKeys } from './keys-file.ts'
import { makeBackup } from './make-backup.ts'
import { keyLines, newBackupKey } from './new-key.ts'
import { openMoment } from './open-moment.ts'
import { restoreData } from './restore-data.ts'
import { fingerprintsOf, keyFoldersOf, keyOf, recipientsOf, storesOf } from './settings.ts'
import { backupLines, FINISHED_LINE, restoreLine } from './summary.ts'
import { verifyBackup } from './verify-backup.ts'

/**
 * Backups in containers: `backup FOLDER` makes one and removes old ones, `restore FILE` (or the newest of a folder) puts data back while no
 * service runs, `restore-keys FILE` the keys, before anything is started; `new-key` makes the pair for both. `--replace` removes what is there.
 */
const USAGE =
  'node infra/backup/src/main.ts new-key | backup FOLDER | restore-keys FILE [--replace] | restore FILE [--replace]'

/** Where compose and Kubernetes mount keys; `all` holds those of the installation, where it is mounted. */
const KEYS = '/keys'
const ALL_KEYS = `${KEYS}/all/secrets.json`
const KEPT = 14

const [verb = '', place = '', ...flags] = process.argv.slice(2)
const replace = flags.includes('--replace')
const print = (line: string) => void process.stdout.write(`${line}\n`)

const verbs: Record<string, () => Promise<void>> = {
  'new-key': async () => keyLines(await newBackupKey()).forEach(print),
  async backup() {
    const { files, ...stores } = await storesOf(process.env)
    const keyFingerprints = fingerprintsOf(process.env)
    for (const left of removeLeftovers(place, new Date())) print(`${left}: removed`)
    const moment = await openMoment(stores)
    const file = join(place, backupName(new Date()))
    const keys = existsSync(ALL_KEYS) ? readFileSync(ALL_KEYS, 'utf8') : undefined
    try {
      const made = await makeBackup({ moment, files, keys, keyFingerprints }, file, recipientsOf(process.env))
      backupLines(file, made).forEach(print)
    } finally {
      await moment.end()
    }
    for (const old of removeOldBackups(place, Number(process.env.BACKUPS_KEPT || KEPT))) print(`${old}: removed`)
  },
  async 'restore-keys'() {
    const { keys } = await verifyBackup(fileAt(place), keyOf(process.env))
    if (keys === undefined) throw new BackupError('The backup holds no keys')
    if (!replace) requireSameKeys(ALL_KEYS, keys)
    writeKeys(ALL_KEYS, keys)
    print(`${ALL_KEYS}: restored`)
  },
  async restore() {
    const { mongoUrl, namespace, files } = await storesOf(process.env)
    const checkKeys = ({ keyFingerprints }: Manifest, keys: string | undefined) => {
      requireSameKeys(ALL_KEYS, keys)
      requireSealingKeys(keyFingerprints, fingerprintsOf(process.env))
    }
    const wanted = { file: fileAt(place), key: keyOf(process.env), replace }
    const servicesEndWithinMs = SERVICES_END_WITHIN_MS
    const restored = await restoreData({ mongoUrl, namespace, files, checkKeys, servicesEndWithinMs }, wanted)
    if (!restored) return print(FINISHED_LINE)
    print(restoreLine(restored))
    await afterRestore(runCommand)
    await restored.finish()
    print('Restored: start the services')
  },
}

/** A file, or the newest backup of a folder. */
function fileAt(path: string): string {
  const file = existsSync(path) && statSync(path).isDirectory() ? backupsIn(path).at(-1) : path
  if (!file || !existsSync(file)) throw new BackupError(`There is no backup at ${path}`)
  return file
}

/** Runs a service's command as that service: with its own user of the stores, which is in its keys. */
const runCommand: RunCommand = (service, script, ...args) => {
  const { MONGO_URL: _, BACKUP_KEY: __, ...env } = process.env
  const command = [
    ...keyFoldersOf(service).map((name) => `--env-file-if-exists=${KEYS}/${name}/keys.env`),
    `services/${service}/src/${script}.ts`,
    ...args,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { env: { LOG_LEVEL: 'error', ...env }, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${service} ${script} failed; run the restore again`)),
    )
  })
}

const run = verbs[verb]
if (!run || (verb !== 'new-key' && place === '')) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}

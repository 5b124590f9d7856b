import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BackupError } from './backup-error.ts'

/** Throws where an installation has other keys than its backup, by which the sellers' secrets in it could not be read. */
export function requireSameKeys(file: string, keys: string | undefined): void {
  if (keys !== undefined && existsSync(file) && readFileSync(file, 'utf8') !== keys)
    throw new BackupError(`${file} holds other keys than the backup`)
}

/** Throws where an installation lacks a key that may have sealed something in the backup, by the keys' fingerprints. */
export function requireSealingKeys(backup: readonly string[], here: readonly string[]): void {
  const missing = backup.filter((fingerprint) => !here.includes(fingerprint))
  if (missing.length === 0) return
  const names = missing.map((fingerprint) => fingerprint.split(':', 2).join(' '))
  throw new BackupError(
    `The backup was made with keys that this installation does not have, so that secrets in it could not be read: ${names.join(', ')}. Restore the keys first (docs/operations.md, Restore)`,
  )
}

/** Writes the keys of a backup for their owner alone to read. */
export function writeKeys(file: string, keys: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, keys, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

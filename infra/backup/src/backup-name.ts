import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^izlog-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.age$/

/** The name of a backup of a moment; names sort by time. */
export const backupName = (at: Date): string => `izlog-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.age`

/** The backups in a folder, oldest first. */
export const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name))

/** Removes all but the newest backups of a folder, and returns what it removed. */
export function removeOldBackups(folder: string, kept: number): string[] {
  const old = backupsIn(folder).slice(0, -kept)
  for (const file of old) rmSync(file)
  return old
}

import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@izlog/contracts/domain/durations'

const NAME = /^izlog-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.age$/
/** What a backup is written into until it is complete. */
const PARTIAL = '.partial'
/** A backup that runs writes all the time; MongoDB keeps its moment no longer than this (docs/operations.md). */
const LEFT_AFTER_MS = HOUR_MS

export const partialOf = (file: string): string => `${file}${PARTIAL}`

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

/** Removes what killed backups have left in a folder, and nothing of one that runs; returns what it removed. */
export function removeLeftovers(folder: string, now: Date): string[] {
  const left = readdirSync(folder)
    .filter((name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length)))
    .map((name) => join(folder, name))
    .filter((file) => now.getTime() - statSync(file).mtimeMs > LEFT_AFTER_MS)
  for (const file of left) rmSync(file, { force: true })
  return left
}

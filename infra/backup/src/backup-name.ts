import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR_MS } from '@izlog/contracts/domain/durations'

const NAME = /^izlog-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.age$/
/** How the names end of what backups are written into until they are complete. */
const PARTIAL = /\.izlog-[0-9a-f-]{36}\.partial$/
/** A backup that runs writes all the time; MongoDB keeps its moment no longer than this (docs/operations.md). */
const LEFT_AFTER_MS = HOUR_MS

/** What a backup is written into until it is complete; another one each time, as two may be made of one name at once. */
export const newPartialOf = (file: string): string => `${file}.izlog-${randomUUID()}.partial`

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
    .filter((name) => PARTIAL.test(name))
    .map((name) => join(folder, name))
    .filter((file) => now.getTime() - statSync(file).mtimeMs > LEFT_AFTER_MS)
  for (const file of left) rmSync(file, { force: true })
  return left
}

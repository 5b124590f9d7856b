import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backupName, newPartialOf, removeLeftovers, removeOldBackups } from './backup-name.ts'

const now = new Date('2026-11-30T03:17:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, at: Date) => {
  writeFileSync(join(folder, name), 'x')
  utimesSync(join(folder, name), at, at)
  return name
}

it('removes what killed backups have left, and nothing of one that runs, of whole ones or of other programs', () => {
  const left = [backupName(ago(24 * HOUR_MS)), 'mine.age'].map((name) => write(newPartialOf(name), ago(24 * HOUR_MS)))
  const kept = [
    write(newPartialOf(backupName(ago(2 * HOUR_MS))), ago(MINUTE_MS)),
    write(backupName(ago(24 * HOUR_MS)), ago(24 * HOUR_MS)),
    write('video.partial', ago(24 * HOUR_MS)),
  ]
  expect(removeLeftovers(folder, now).sort()).toEqual(left.map((name) => join(folder, name)).sort())
  expect(readdirSync(folder).sort()).toEqual(kept.sort())
})

it('keeps the newest backups alone', () => {
  const names = [4, 3, 2, 1].map((days) => write(backupName(ago(days * 24 * HOUR_MS)), now))
  removeOldBackups(folder, 2)
  expect(readdirSync(folder).sort()).toEqual(names.slice(-2))
})

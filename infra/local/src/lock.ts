import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identityOf, isAlive } from './proc.ts'

/** `stale`: the lock was left over from a process that was killed. */
export type Lock = { release(): void; stale: boolean }

const holderOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The pid of the running process that has the lock; undefined when there is none. */
export function lockedBy(path: string): number | undefined {
  const holder = holderOf(path)
  return holder !== undefined && isAlive(holder) ? Number.parseInt(holder, 10) : undefined
}

/** Takes a lock immediately, or returns undefined when another running process has it. The lock of a dead process is taken over. */
export function tryLock(path: string): Lock | undefined {
  mkdirSync(dirname(path), { recursive: true })
  const mine = identityOf(process.pid) ?? String(process.pid)
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, mine)
  try {
    const stale = removeIfDead(path)
    linkSync(draft, path) // link is atomic; opening the lock itself for writing could let others read a half-written file
    return { stale, release: () => holderOf(path) === mine && rmSync(path, { force: true }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function removeIfDead(path: string): boolean {
  const holder = holderOf(path)
  if (holder === undefined || isAlive(holder)) return false
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return false
  }
  if (readFileSync(aside, 'utf8') === holder) rmSync(aside)
  else renameSync(aside, path) // another process took the lock over after it was read above, so it must be restored
  return true
}

/** Runs one at a time across processes. Calls `onWait` once if another process has the lock. */
export async function withLock<T>(path: string, onWait: () => void, run: () => Promise<T>): Promise<T> {
  let lock = tryLock(path)
  if (!lock) onWait()
  while (!lock) {
    await wait(250)
    lock = tryLock(path)
  }
  try {
    return await run()
  } finally {
    lock.release()
  }
}

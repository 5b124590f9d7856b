import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identityOf, isAlive } from './proc.ts'

/** `stale`: the lock was left behind by a process that was killed. */
export type Lock = { release(): void; stale: boolean }

const holderOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The pid of the living process that holds a lock. */
export function lockedBy(path: string): number | undefined {
  const holder = holderOf(path)
  return holder !== undefined && isAlive(holder) ? Number.parseInt(holder, 10) : undefined
}

/** Takes a lock at once, or returns undefined when a living process holds it. A dead holder's lock is taken over. */
export function tryLock(path: string): Lock | undefined {
  mkdirSync(dirname(path), { recursive: true })
  const mine = identityOf(process.pid) ?? String(process.pid)
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, mine)
  try {
    const stale = removeIfDead(path)
    linkSync(draft, path) // link is atomic and, unlike opening for writing, never shows others a half-written lock
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
  else renameSync(aside, path) // somebody else took it over between the two looks: give it back
  return true
}

/** Runs one at a time across processes; `onWait` is called once when another process holds the lock. */
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

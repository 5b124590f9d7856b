import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockedBy, tryLock, withLock } from './lock.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-lock-'))
  path = join(folder, 'part.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a lock', () => {
  it('is held by one at a time and can be had again after it is released', () => {
    const first = tryLock(path)
    expect(first?.stale).toBe(false)
    expect(lockedBy(path)).toBe(process.pid)
    expect(tryLock(path)).toBeUndefined()
    first?.release()
    expect(lockedBy(path)).toBeUndefined()
    expect(tryLock(path)).toBeDefined()
  })

  it('is taken over from a process that was killed', () => {
    writeFileSync(path, '999999999@1')
    expect(lockedBy(path)).toBeUndefined()
    expect(tryLock(path)?.stale).toBe(true)
    expect(lockedBy(path)).toBe(process.pid)
  })

  it('makes the second wait for the first', async () => {
    const order: string[] = []
    let finishFirst = () => {}
    const firstMayEnd = new Promise<void>((resolve) => {
      finishFirst = resolve
    })
    const first = withLock(
      path,
      () => order.push('first waits'),
      async () => {
        order.push('first begins')
        await firstMayEnd
        order.push('first ends')
      },
    )
    const second = withLock(path, finishFirst, async () => order.push('second'))
    await Promise.all([first, second])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
  })
})

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderOf, type Part, provisioned } from './cached.ts'

let cache: string
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'izlog-cache-'))
})
afterEach(() => rmSync(cache, { recursive: true }))

const part = (build: Part['build'], recipe = '1'): Part => ({ name: 'thing', title: 'A thing', recipe, build })

describe('a provisioned part', () => {
  it('is built once, also when two ask for it at the same time', async () => {
    let builds = 0
    const once = part(async (folder) => {
      builds += 1
      writeFileSync(join(folder, 'made'), 'whole')
    })
    const [one, two] = await Promise.all([provisioned(once, cache), provisioned(once, cache)])
    await provisioned(once, cache)
    expect(builds).toBe(1)
    expect(one).toBe(two)
    expect(readFileSync(join(one, 'made'), 'utf8')).toBe('whole')
  })

  it('leaves nothing half made, and is built afresh the next time', async () => {
    const broken = part(async (folder) => {
      writeFileSync(join(folder, 'half'), '')
      throw new Error('the network went away')
    })
    await expect(provisioned(broken, cache)).rejects.toThrow('the network went away')
    expect(existsSync(folderOf(broken, cache))).toBe(false)

    const folder = await provisioned(
      part(async (aside) => writeFileSync(join(aside, 'made'), '')),
      cache,
    )
    expect(readdirSync(folder)).toEqual(['made'])
  })

  it('is another folder for another recipe, beside the old one that others may run from', async () => {
    const old = await provisioned(
      part(async () => {}),
      cache,
    )
    const next = await provisioned(
      part(async () => {}, '2'),
      cache,
    )
    expect(next).not.toBe(old)
    expect(existsSync(old)).toBe(true)
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive.ts'
import { newBackupKey } from './new-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'izlog-archive-'))
const file = join(folder, 'a.age')
const big = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251))
let pair: { recipient: string; key: string }

async function* entries(): AsyncGenerator<Entry> {
  yield { name: 'first', bytes: Buffer.from('prvi') }
  yield { name: 'folder/big', bytes: big }
}
/** The entries, of which the second waits. */
async function* entriesOnce(opened: Promise<void>): AsyncGenerator<Entry> {
  for await (const entry of entries()) {
    yield entry
    await opened
  }
}
const read = async (path: string, key: string): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  await readArchive(path, key, async ({ name, bytes }) => {
    found[name] = Buffer.from(bytes).toString('hex')
  })
  return found
}

beforeAll(async () => {
  pair = await newBackupKey()
  await writeArchive(file, [pair.recipient], entries())
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('an archive', () => {
  it('holds what was put into it, for its owner alone, and shows none of it', async () => {
    expect(await read(file, pair.key)).toEqual({
      first: Buffer.from('prvi').toString('hex'),
      'folder/big': big.toString('hex'),
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).includes('first')).toBe(false)
    await expect(writeArchive(file, [pair.recipient], entries())).rejects.toThrow('exists already')
  })

  it('is read by no other key', async () => {
    await expect(read(file, (await newBackupKey()).key)).rejects.toThrow('was made for another key')
    await expect(read(file, 'lozinka')).rejects.toThrow('BACKUP_KEY')
  })

  it.each(['cut short', 'changed', 'something else'])('is refused when it is %s', async (how) => {
    const other = join(folder, `${how}.age`)
    const bytes = readFileSync(file)
    if (how === 'changed') bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100)
    writeFileSync(other, how === 'something else' ? 'nije kopija' : bytes)
    if (how === 'cut short') truncateSync(other, bytes.length - 50)
    await expect(read(other, pair.key)).rejects.toThrow('damaged, cut short or no backup')
  })

  it('gives on what its reader throws, and not what the streams make of it', async () => {
    const failing = async () => {
      throw Object.assign(new Error('the store is away'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
    }
    await expect(readArchive(file, pair.key, failing)).rejects.toThrow(/^the store is away$/)
  })

  it('is whole where another was begun under its name: that one is refused, and leaves nothing behind', async () => {
    const twice = join(folder, 'twice.age')
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const made = writeArchive(twice, [pair.recipient], entriesOnce(first.promise))
    const refused = expect(writeArchive(twice, [pair.recipient], entriesOnce(second.promise))).rejects.toThrow(
      'exists already',
    )
    await until(() => readdirSync(folder).filter((name) => name.startsWith('twice')).length === 2)
    first.resolve()
    await made
    expect(Object.keys(await read(twice, pair.key))).toEqual(['first', 'folder/big'])
    second.resolve()
    await refused
    expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual(['twice.age'])
  })

  it('leaves nothing behind when it cannot be completed', async () => {
    const failing = async function* (): AsyncGenerator<Entry> {
      yield { name: 'first', bytes: big }
      throw new Error('the store is away')
    }
    const unfinished = join(folder, 'unfinished.age')
    await expect(writeArchive(unfinished, [pair.recipient], failing())).rejects.toThrow('the store is away')
    expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([])
  })
})

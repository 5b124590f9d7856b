import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tcpProxy } from '@izlog/kit/testing/tcp-proxy'
import { until } from '@izlog/kit/testing/until'
import { afterEach, describe, expect, it } from 'vitest'
import { folderFileStore } from './folder-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'izlog-files-'))
  ends.push(() => rmSync(path, { recursive: true }))
  return path
}

/** A stub of S3 with the commands in use; refuses unsigned requests. */
async function bucket(name: string) {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (req, res) => {
    const { pathname: path, searchParams } = new URL(req.url ?? '', 'http://s3')
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=kljuc/')) return res.writeHead(403).end()
    if (req.method === 'PUT') objects.set(path, Buffer.concat(await req.toArray()))
    if (searchParams.has('list-type')) {
      const within = `/${name}/${searchParams.get('prefix')}`
      const keys = [...objects.keys()].filter((key) => key.startsWith(within)).map((key) => key.slice(name.length + 2))
      res.writeHead(200, { 'content-type': 'application/xml' })
      return res.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
      )
    }
    const object = objects.get(path)
    if (object) return res.writeHead(200).end(req.method === 'GET' ? object : undefined)
    res.writeHead(404, { 'content-type': 'application/xml' })
    return res.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  return { objects, port, place: { url: `http://127.0.0.1:${port}`, bucket: name, key: 'kljuc', secret: 'tajna' } }
}

describe.each([
  ['a folder', async () => folderFileStore(folder())],
  ['S3', async () => s3FileStore((await bucket('izlog')).place)],
])('files in %s', (_where, open) => {
  it('are read as they were saved, once or twice', async () => {
    const files = await open()
    await files.save('a-320.webp', Buffer.from('bytes'))
    await files.save('a-320.webp', Buffer.from('bytes'))
    expect(Buffer.from((await files.read('a-320.webp')) ?? '').toString()).toBe('bytes')
    expect(await files.has('a-320.webp')).toBe(true)
    expect(await files.read('b-320.webp')).toBeUndefined()
    expect(await files.has('b-320.webp')).toBe(false)
    await files.save('c-320.webp', Buffer.from('others'))
    expect((await Array.fromAsync(files.names())).sort()).toEqual(['a-320.webp', 'c-320.webp'])
  })
})

it('a folder lists what it holds, and none of the folders in it', async () => {
  const path = folder()
  const files = folderFileStore(path)
  mkdirSync(join(path, 'thumbnails'))
  await files.save('a-320.webp', Buffer.from('bytes'))
  expect(await Array.fromAsync(files.names())).toEqual(['a-320.webp'])
})

it('a folder holds nothing half written', async () => {
  const path = folder()
  const files = folderFileStore(path)
  await Promise.all(['a', 'b', 'a'].map((name) => files.save(name, Buffer.from(name))))
  expect(readdirSync(path).sort()).toEqual(['a', 'b'])
})

it('S3 keeps pictures under images/ of the bucket, and says when it cannot be read', async () => {
  const { objects, place } = await bucket('izlog')
  const files = await s3FileStore(place)
  await files.save('a-320.webp', Buffer.from('bytes'))
  expect([...objects.keys()]).toEqual(['/izlog/images/a-320.webp'])
  await expect((await s3FileStore({ ...place, key: 'tudj' })).read('a-320.webp')).rejects.toThrow()
})

it('S3 is not waited for over a connection that is half open, and is read again over a new one', async () => {
  const { port, place } = await bucket('izlog')
  const proxy = await tcpProxy(port)
  ends.push(() => void proxy.stop())
  const files = await s3FileStore({ ...place, url: `http://127.0.0.1:${proxy.port}` }, 200)
  await files.save('a-320.webp', Buffer.from('bytes'))
  proxy.goSilent()
  await expect(files.read('a-320.webp')).rejects.toMatchObject({ kind: 'unavailable' })
  proxy.heal()
  expect(await until(() => files.read('a-320.webp'))).toHaveLength(5)
})

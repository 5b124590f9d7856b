import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { OTHER_SELLER, SELLER } from '@izlog/kit/testing/client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog({ LIMIT_UPLOADS_PER_MINUTE: '20' })
})
afterAll(() => catalog.stop())

const file = async (name: string) => {
  const response = await fetch(`http://127.0.0.1:${catalog.port}${name}`)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('POST /api/images/upload', () => {
  it('keeps a photo upright, without what the camera wrote, in widths up to its own', async () => {
    const taken = await photo(1000, 600)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await catalog.upload(taken)
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, width: 600, height: 1000 } })
    const { imageUrl } = body as { imageUrl: string }
    expect(imageUrl).toMatch(/^\/uploads\/images\/[0-9a-f]{64}-600\.webp$/)

    for (const [name, width] of [
      [imageUrl, 600],
      [imageUrl.replace('/uploads/images/', '/api/object-storage/'), 600],
      [imageUrl.replace('-600.webp', '-320.webp'), 320],
    ] as const) {
      const { status, headers, bytes } = await file(name)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const metadata = await sharp(bytes).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width })
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined))
    }
    expect((await file(imageUrl.replace('-600.webp', '-640.webp'))).status).toBe(404)
  })

  it('gives the same name to the same bytes', async () => {
    const taken = await photo().png().toBuffer()
    const [one, two] = await Promise.all([catalog.upload(taken), catalog.upload(taken, OTHER_SELLER)])
    expect(one.body).toEqual(two.body)
  })

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>',
  )
  it.each([
    ['a text', Buffer.from('nije slika'), 'beleska.txt', 'text/plain'],
    ['a text that says it is a picture', Buffer.from('nije slika'), 'slika.png', 'image/png'],
    ['a drawing with script in it', svg, 'crtez.svg', 'image/svg+xml'],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'slika.jpg', 'image/jpeg'],
  ])('refuses %s', async (_what, bytes, name, type) => {
    expect(await catalog.upload(bytes, SELLER, name, type)).toMatchObject({
      status: 415,
      body: { message: CATALOG_MESSAGES.notAnImage, error: CATALOG_MESSAGES.notAnImage },
    })
  })

  it('says that an empty file is no picture', async () => {
    expect(await catalog.upload(Buffer.alloc(0))).toMatchObject({
      status: 422,
      body: { message: CATALOG_MESSAGES.imageMissing },
    })
  })

  it('refuses a line, one pixel wide and higher than any kept picture', async () => {
    expect(await catalog.upload(await photo(1, 20_000).png().toBuffer())).toMatchObject({ status: 415 })
  })

  it('mends a picture whose files were lost when it is sent again', async () => {
    const taken = await photo().png().toBuffer()
    const { imageUrl } = (await catalog.upload(taken)).body as { imageUrl: string }
    rmSync(catalog.env.UPLOADS_DIR, { recursive: true })
    mkdirSync(catalog.env.UPLOADS_DIR)
    expect((await file(imageUrl)).status).toBe(404)
    await catalog.upload(taken)
    expect((await file(imageUrl)).status).toBe(200)
  })

  it('takes 5 MB and no byte more', async () => {
    const taken = await photo(64, 64).png().toBuffer()
    const padded = (size: number) => Buffer.concat([taken, Buffer.alloc(size - taken.length)])
    expect((await catalog.upload(padded(5 * 1024 * 1024), SELLER, 'slika.png', 'image/png')).status).toBe(200)
    expect((await catalog.upload(padded(5 * 1024 * 1024 + 1), SELLER, 'slika.png', 'image/png')).status).toBe(413)
  })

  it('refuses 6 MB', async () => {
    expect(await catalog.upload(randomBytes(6 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { message: 'Slika je prevelika. Maksimalna veličina je 5MB.' },
    })
  })

  it('refuses a small file that unpacks to a hundred million pixels', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await catalog.upload(bomb, SELLER, 'bomba.png', 'image/png')).toMatchObject({ status: 413 })
  })

  it('refuses a form without a picture, a form cut short, and nobody', async () => {
    const form = new FormData()
    form.append('other', 'x')
    expect((await catalog.http.as(SELLER).post('/api/images/upload', form)).status).toBe(422)
    const cut = await catalog.http
      .as(SELLER)
      .post('/api/images/upload', '--x\r\nContent-Disposition: form-data; name="image"', {
        'content-type': 'multipart/form-data; boundary=x',
      })
    expect(cut.status).toBe(400)
    expect((await catalog.http.post('/api/images/upload', new FormData())).status).toBe(401)
  })

  it('asks a seller who sends too many to wait', async () => {
    const taken = await photo(8, 8).png().toBuffer()
    const user = { userId: 77, role: 'client' } as const
    for (let uploads = 0; uploads < 20; uploads++)
      expect(await catalog.upload(taken, user)).toMatchObject({ status: 200 })
    const refused = await catalog.upload(taken, user)
    expect(refused).toMatchObject({ status: 429, body: { message: CATALOG_MESSAGES.tooManyUploads } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    '/uploads/images/nema.webp',
    '/api/object-storage/nema.webp',
    '/uploads/images/..%2f..%2fetc%2fpasswd',
    `/uploads/images/${'a'.repeat(64)}-320.webp`,
  ])('has nothing at %s', async (name) => {
    expect((await file(name)).status).toBe(404)
  })
})

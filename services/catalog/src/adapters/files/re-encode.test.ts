import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { NotAPicture, reEncode, TooManyPixels } from './re-encode.ts'

/** Reproducible noise, which does not compress to almost nothing. */
const noise = (width: number, height: number) => {
  let seed = 7
  const bytes = Buffer.alloc(width * height * 3)
  for (let at = 0; at < bytes.length; at++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    bytes[at] = seed >> 16
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const
const made = await Promise.all(FORMATS.map((format) => noise(64, 48).toFormat(format).toBuffer()))

/** Either a re-encoded picture, or one of the two errors that a seller may get. */
const outcome = async (bytes: Buffer) =>
  reEncode(bytes).then(
    ({ files }) => files.length > 0,
    (error: unknown) => error instanceof NotAPicture || error instanceof TooManyPixels || error,
  )

describe('whatever is sent for a picture', () => {
  it.each(FORMATS.map((format, index) => [format, made[index] ?? Buffer.alloc(0)] as const))(
    'is one or is refused: %s, cut at every length and with bytes changed',
    async (_format, whole) => {
      for (let part = 0; part <= 16; part++)
        expect(await outcome(whole.subarray(0, Math.round((whole.length * part) / 16)))).toBe(true)
      for (let at = 1; at < whole.length; at += Math.ceil(whole.length / 24)) {
        const bent = Buffer.from(whole)
        bent[at] = (bent[at] ?? 0) ^ 0xff
        expect(await outcome(bent)).toBe(true)
      }
    },
  )

  it('gives of an animation the first frame', async () => {
    const frames = await Promise.all([1, 2, 3].map(() => noise(32, 32).png().toBuffer()))
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await reEncode(animation)).toMatchObject({ width: 32, height: 32 })
  })

  it('is refused for its size in pixels before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    await expect(reEncode(bomb)).rejects.toThrow(TooManyPixels)
  })

  it('is opened for nobody who has gone, also when their turn comes later', async () => {
    const picture = await noise(800, 600).png().toBuffer()
    const left = new AbortController()
    const before = Array.from({ length: 4 }, () => reEncode(picture))
    const late = reEncode(picture, left.signal)
    left.abort(new Error('otišao'))
    await expect(late).rejects.toThrow('otišao')
    expect(await Promise.all(before)).toHaveLength(4)
  })

  it('keeps nothing of what hides behind a picture or before it', async () => {
    const [jpeg = Buffer.alloc(0)] = made
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004')
    const { files } = await reEncode(Buffer.concat([jpeg, script]))
    for (const { bytes } of files) expect(bytes.includes('script')).toBe(false)
    expect(await outcome(Buffer.concat([script, jpeg]))).toBe(true)
    await expect(reEncode(Buffer.from(`${'GIF89a/*'.padEnd(400, '*')}*/=1;alert(1)`))).rejects.toThrow(NotAPicture)
    await expect(reEncode(Buffer.from('%PDF-1.7\n'))).rejects.toThrow(NotAPicture)
  })
})

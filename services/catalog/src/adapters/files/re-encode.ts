import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { widthsFor } from '../../domain/pictures.ts'

/** The formats that are accepted. libvips supports more, but every decoder is an attack surface. */
const ACCEPTED_FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff']

/** libvips takes 20 MB, so it is loaded with the first picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ACCEPTED_FORMATS.map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
type Sharp = Awaited<ReturnType<typeof loadSharp>>
let loaded: ReturnType<typeof loadSharp> | undefined
const openSharp = () => {
  loaded ??= loadSharp()
  return loaded
}

/** Enough for the largest phone photos; a small file with more pixels is a decompression bomb. */
const MAX_PIXELS = 64_000_000
/** Seconds, enforced by libvips: some small files take very long to decode. */
const DECODE_TIMEOUT_S = 15
/** Decoding takes up to 256 MB and a whole core: at most two at a time, and one core stays free for requests. */
const limitDecoding = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)))

export class NotAPicture extends Error {}
export class TooManyPixels extends Error {}

export interface EncodedPicture {
  width: number
  height: number
  /** WebP in several widths, narrowest first. */
  files: { width: number; bytes: Buffer }[]
}

/**
 * Re-encodes a picture: rotated upright, without metadata, as WebP in several widths, never upscaled; of an animation the first frame.
 * Throws `NotAPicture` (also when decoding takes too long), `TooManyPixels`, and the abort reason of `signal`.
 */
export const reEncode = (bytes: Buffer, signal?: AbortSignal): Promise<EncodedPicture> =>
  limitDecoding(() => encode(bytes, signal))

async function encode(bytes: Buffer, signal: AbortSignal | undefined): Promise<EncodedPicture> {
  signal?.throwIfAborted()
  const sharp = await openSharp()
  const size = await sizeOf(sharp, bytes)
  const widths = widthsFor(size)
  const widest = widths.at(-1) ?? size.width
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_TIMEOUT_S })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(asNotAPicture)
  const { width, height, channels } = info
  const files: EncodedPicture['files'] = []
  for (const wanted of widths) {
    signal?.throwIfAborted()
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: wanted })
      .webp({ quality: 80, effort: 3 })
      .toBuffer()
      // A picture so narrow and tall that it exceeds WebP's maximum height at a width of one pixel.
      .catch(asNotAPicture)
    files.push({ width: wanted, bytes: encoded })
  }
  return { width, height, files }
}

/** The size after rotation, from the header alone, before anything is decoded. */
async function sizeOf(sharp: Sharp, bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await Promise.try(() =>
    sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata(),
  ).catch(asNotAPicture)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS) throw new TooManyPixels(`${width} × ${height}`)
  return { width, height }
}

function asNotAPicture(cause: unknown): never {
  throw new NotAPicture(String(cause), { cause })
}

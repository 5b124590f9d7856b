import { createHash } from 'node:crypto'
import { reEncode } from '../adapters/files/re-encode.ts'
import { fileNameOf, type KeptPicture } from '../domain/pictures.ts'
import type { Ports } from './ports.ts'

/** Makes a picture our own and keeps it; the same bytes again are the picture that is kept already. Throws `NotAPicture`, `TooManyPixels`, and the signal's reason. */
export async function keepPicture(
  { pictures, files }: Pick<Ports, 'pictures' | 'files'>,
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<KeptPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const known = await pictures.find(hash)
  // A record without its files (a folder that was lost) is mended by sending the picture again.
  if (known && (await files.has(fileNameOf(hash, known.width)))) return known
  const encoded = await reEncode(bytes, signal)
  await Promise.all(encoded.files.map(({ width, bytes: file }) => files.save(fileNameOf(hash, width), file)))
  const picture = {
    hash,
    width: encoded.width,
    height: encoded.height,
    widths: encoded.files.map(({ width }) => width),
  }
  await pictures.remember(picture)
  return picture
}

import { createHash } from 'node:crypto'
import { reEncode } from '../adapters/files/re-encode.ts'
import { fileNameOf, type KeptPicture } from '../domain/pictures.ts'
import type { Ports } from './ports.ts'

/** Re-encodes a picture and stores it under its hash; the same bytes return the picture that is already stored. Throws `NotAPicture`, `TooManyPixels`, and the abort reason of `signal`. */
export async function keepPicture(
  { pictures, files }: Pick<Ports, 'pictures' | 'files'>,
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<KeptPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const known = await pictures.find(hash)
  // When the files behind a record are lost, uploading the picture again restores them.
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

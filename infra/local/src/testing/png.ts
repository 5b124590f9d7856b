import { crc32 } from 'node:zlib'

interface PngParts {
  readonly width: number
  readonly height: number
  /** Deflated rows: of each pixel 8 bits of red, green and blue, in front of each row the byte of its filter. */
  readonly pixels: Buffer
  /** A comment inside the file, which makes files of equal pixels differ. */
  readonly comment?: string
}

/** The file of a PNG picture. */
export function pngOf({ width, height, pixels, comment }: PngParts): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(comment === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${comment}`))]),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

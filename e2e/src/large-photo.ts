import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 2240
const HEIGHT = 1680

/** A photo as phones make them today, above 8 MB: a PNG of soft colours with the noise of a camera, which does not compress. */
export function largePhoto(): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  let seed = 1
  for (let at = 0; at < rows.length; at += 1) {
    const column = at % (1 + WIDTH * 3)
    // The first byte of a row is its filter: none.
    if (column === 0) continue
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const [red, green, blue] = [200, 150 + (80 * at) / rows.length, 110 + (70 * column) / (WIDTH * 3)]
    const colour = [blue, red, green][column % 3] ?? 0
    rows[at] = colour + ((seed >> 16) % 24) - 12
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // 8 bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))]
  return { name: 'IMG_4711.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

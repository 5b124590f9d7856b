import { deflateSync } from 'node:zlib'
import { pngOf } from '@izlog/local/testing/png'

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
  const buffer = pngOf({ width: WIDTH, height: HEIGHT, pixels: deflateSync(rows, { level: 1 }) })
  return { name: 'IMG_4711.png', mimeType: 'image/png', buffer }
}

import type { Picture } from '@izlog/contracts/domain/picture'

/** Widths (px) in which a picture is stored. */
const WIDTHS = [320, 640, 960, 1440] as const
/** Pixels. WebP allows 16383; a picture that would be taller than this is stored narrower. */
const MAX_HEIGHT = 8000

/** A stored picture; the hash is the sha256 of the bytes as they were received. */
export interface KeptPicture {
  hash: string
  /** Width in pixels of the widest file. */
  width: number
  height: number
  widths: number[]
}

/** The widths in which to store a picture of this size: the standard ones below its own, and its own up to the widest standard one; never upscaled. */
export function widthsFor(size: { width: number; height: number }): number[] {
  const widest = Math.max(1, Math.min(size.width, WIDTHS[3], Math.floor((size.width * MAX_HEIGHT) / size.height)))
  return [...WIDTHS.filter((width) => width < widest), widest]
}

const FOLDER = '/uploads/images/'
const FILE_NAME = /^([0-9a-f]{64})-(\d{1,5})\.webp$/

export const fileNameOf = (hash: string, width: number): string => `${hash}-${width}.webp`

export const isFileName = (name: string): boolean => FILE_NAME.test(name)

export const pictureOf = ({ hash, width, height, widths }: KeptPicture): Picture => ({
  url: `${FOLDER}${fileNameOf(hash, width)}`,
  width,
  height,
  widths,
})

/** The hash of one of our own pictures, from its path or absolute URL; undefined for a foreign address. */
export function hashOfOwn(address: string, publicUrl: string): string | undefined {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (!path.startsWith(FOLDER)) return undefined
  return FILE_NAME.exec(path.slice(FOLDER.length))?.[1]
}

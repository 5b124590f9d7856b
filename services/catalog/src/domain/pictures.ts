import type { Picture } from '@izlog/contracts/domain/picture'

/** Widths (px) a picture is kept in. */
const WIDTHS = [320, 640, 960, 1440] as const
/** WebP goes to 16383; a picture taller than this is kept narrower. */
const MAX_HEIGHT = 8000

/** A picture that we keep; the hash is the sha256 of the bytes it came as. */
export interface KeptPicture {
  hash: string
  /** Of the widest. */
  width: number
  height: number
  widths: number[]
}

/** The widths to keep of a picture of this size: ours below its own, and its own up to the widest; never more than it has. */
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

/** The hash of one of our own pictures, from its path or from its whole address; undefined for anybody else's. */
export function hashOfOwn(address: string, publicUrl: string): string | undefined {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (!path.startsWith(FOLDER)) return undefined
  return FILE_NAME.exec(path.slice(FOLDER.length))?.[1]
}

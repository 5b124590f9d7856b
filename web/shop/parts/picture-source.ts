import type { Picture } from '@izlog/contracts/domain/picture'

const inWidth = (url: string, width: number): string => url.replace(/-\d+\.webp$/, `-${width}.webp`)

/** The `srcset` of a picture's stored widths; undefined for a picture on another host. */
export function srcSetOf({ url, widths }: Picture): string | undefined {
  if (widths.length === 0) return undefined
  return widths.map((width) => `${inWidth(url, width)} ${width}w`).join(', ')
}

/** The address of a picture's smallest width, for blurred backgrounds. */
export const smallestOf = ({ url, widths }: Picture): string =>
  widths.length === 0 ? url : inWidth(url, Math.min(...widths))

import type { Picture } from '@izlog/contracts/domain/picture'

const inWidth = (url: string, width: number): string => url.replace(/-\d+\.webp$/, `-${width}.webp`)

/** The addresses of a picture in each width that we keep of it; none for a picture that lies elsewhere. */
export function srcSetOf({ url, widths }: Picture): string | undefined {
  if (widths.length === 0) return undefined
  return widths.map((width) => `${inWidth(url, width)} ${width}w`).join(', ')
}

/** The address of the smallest that we keep of a picture, for where nobody sees it sharp. */
export const smallestOf = ({ url, widths }: Picture): string =>
  widths.length === 0 ? url : inWidth(url, Math.min(...widths))

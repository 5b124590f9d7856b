import type { Picture } from '@izlog/contracts/domain/website'

/** The addresses of a picture in each width that we keep of it; none for a picture that lies elsewhere. */
export function srcSetOf({ url, widths }: Picture): string | undefined {
  if (widths.length === 0) return undefined
  return widths.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.webp`)} ${width}w`).join(', ')
}

import type { Picture } from '@izlog/contracts/domain/picture'

/** The address of the smallest stored width of at least `px`; the picture's own address if there is none. */
export function srcAt({ url, widths }: Picture, px: number): string {
  const width = widths.filter((each) => each >= px).sort((a, b) => a - b)[0]
  return width === undefined ? url : url.replace(/-\d+(?=\.webp$)/, `-${width}`)
}

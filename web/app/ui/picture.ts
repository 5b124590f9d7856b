import type { Picture } from '@izlog/contracts/domain/picture'

/** The address of a picture at the smallest width we keep that is at least `px` wide; its own address when there is none. */
export function srcAt({ url, widths }: Picture, px: number): string {
  const width = widths.filter((each) => each >= px).sort((a, b) => a - b)[0]
  return width === undefined ? url : url.replace(/-\d+(?=\.webp$)/, `-${width}`)
}

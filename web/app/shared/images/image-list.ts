/** The pictures of a page in order; the first is the main picture. */
export type ImageList = readonly string[]

export const withImage = (images: ImageList, url: string): string[] =>
  images.includes(url) ? [...images] : [...images, url]

export const withoutImage = (images: ImageList, url: string): string[] => images.filter((each) => each !== url)

/** Moves a picture; a position outside the list means its nearest end. */
export function movedImage(images: ImageList, url: string, to: number): string[] {
  if (!images.includes(url)) return [...images]
  const rest = withoutImage(images, url)
  const place = Math.min(Math.max(0, to), rest.length)
  return [...rest.slice(0, place), url, ...rest.slice(place)]
}

/** Replaces a picture by another; if the other is already in the list, nothing changes. */
export const replacedImage = (images: ImageList, url: string, by: string): string[] =>
  images.includes(by) ? [...images] : images.map((each) => (each === url ? by : each))

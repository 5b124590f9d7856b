/** The pictures of a page in their order; the first is the main one. */
export type ImageList = readonly string[]

export const withImage = (images: ImageList, url: string): string[] =>
  images.includes(url) ? [...images] : [...images, url]

export const withoutImage = (images: ImageList, url: string): string[] => images.filter((each) => each !== url)

/** The picture moved to another place; a place outside the list is its nearest end. */
export function movedImage(images: ImageList, url: string, to: number): string[] {
  if (!images.includes(url)) return [...images]
  const rest = withoutImage(images, url)
  const place = Math.min(Math.max(0, to), rest.length)
  return [...rest.slice(0, place), url, ...rest.slice(place)]
}

/** Another picture in the place of this one; a picture that is in the list already stays where it is. */
export const replacedImage = (images: ImageList, url: string, by: string): string[] =>
  images.includes(by) ? [...images] : images.map((each) => (each === url ? by : each))

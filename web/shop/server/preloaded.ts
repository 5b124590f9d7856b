import type { Picture } from '@izlog/contracts/domain/picture'
import { srcSetOf } from '../parts/picture-source.ts'
import type { PreloadedImage } from './document.ts'

/** The picture that a page shows first, fetched before its markup is read. */
export const preloaded = (picture: Picture | null | undefined, sizes: string): PreloadedImage | null =>
  picture ? { href: picture.url, srcSet: srcSetOf(picture), sizes } : null

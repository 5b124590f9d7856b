import type { Picture } from '@izlog/contracts/domain/picture'
import { srcSetOf } from '../parts/picture-source.ts'
import type { PreloadedImage } from './document.ts'

/** The preload of a page's first picture. */
export const preloaded = (picture: Picture | null | undefined, sizes: string): PreloadedImage | null =>
  picture ? { href: picture.url, srcSet: srcSetOf(picture), sizes } : null

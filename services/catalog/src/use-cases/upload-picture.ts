import type { Picture } from '@izlog/contracts/domain/picture'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/http/session'
import { pictureOf } from '../domain/pictures.ts'
import { NotAPicture, TooManyPixels } from '../files/re-encode.ts'
import type { CatalogDeps } from './deps.ts'
import { keepPicture } from './keep-picture.ts'

/**
 * Keeps a picture that a seller sends; `receive` reads it, which takes memory and therefore waits for a place.
 * Throws `limited`, `unsupported` for what is no picture and `too_large` for one that unpacks to too much.
 */
export const uploadPicture = (
  deps: Pick<CatalogDeps, 'uploads' | 'pictures' | 'files'>,
  { userId }: Caller,
  receive: () => Promise<Buffer>,
  signal: AbortSignal,
): Promise<Picture> =>
  deps.uploads(userId, async () => {
    const bytes = await receive()
    try {
      return pictureOf(await keepPicture(deps, bytes, signal))
    } catch (error) {
      if (error instanceof NotAPicture)
        throw new AppError('unsupported', 'image.not-an-image', CATALOG_MESSAGES.notAnImage, { cause: error })
      if (error instanceof TooManyPixels)
        throw new AppError('too_large', 'image.too-large', CATALOG_MESSAGES.imageTooLarge, { cause: error })
      throw error
    }
  })

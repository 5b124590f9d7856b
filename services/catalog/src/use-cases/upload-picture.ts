import type { Picture } from '@izlog/contracts/domain/picture'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { NotAPicture, TooManyPixels } from '../adapters/files/re-encode.ts'
import { pictureOf } from '../domain/pictures.ts'
import { keepPicture } from './keep-picture.ts'
import type { Ports } from './ports.ts'

export type UploadPictureDeps = Pick<Ports, 'uploads' | 'pictures' | 'files'>

/**
 * Keeps a picture that a seller sends; `receive` reads it, which takes memory and therefore waits for a place.
 * Throws `limited`, `unsupported` for what is no picture and `too_large` for one that unpacks to too much.
 */
export const uploadPicture = (
  deps: UploadPictureDeps,
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

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
 * Stores a picture that a seller uploads. `receive` reads the body only once a slot is free, since it takes memory.
 * Throws `limited`, `unsupported` for what is not a picture, and `too_large` for one with too many pixels.
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

import { CATALOG_MESSAGES, IMAGE_MAX_BYTES } from '@izlog/contracts/http/catalog'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'

const FIELD = 'image'
const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 5, fieldSize: 1000, parts: 6 },
  fileFilter(_req, { mimetype }, done) {
    if (mimetype.startsWith('image/')) done(null, true)
    else done(new AppError('unsupported', 'image.not-an-image', CATALOG_MESSAGES.notAnImage))
  },
}).single(FIELD)

/** Reads the multipart field `image`: at most 5 MB with an image content type. Throws `AppError` otherwise. */
export async function receivePicture(req: Request, res: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    receive(req, res, (error: unknown) => (error === undefined ? resolve() : reject(refusal(error))))
  })
  if (!req.file?.size) throw invalid([{ path: FIELD, message: CATALOG_MESSAGES.imageMissing }])
  return req.file.buffer
}

/** Every other multer error is a malformed form. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new AppError('too_large', 'image.too-large', CATALOG_MESSAGES.imageTooLarge)
  return new AppError('malformed', 'malformed', MESSAGES.malformed, { cause: error })
}

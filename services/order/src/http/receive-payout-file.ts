import { MESSAGES } from '@izlog/contracts/http/errors'
import { PAYOUT_FILE_MAX_BYTES, PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'

const FIELD = 'file'
const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: PAYOUT_FILE_MAX_BYTES, files: 1, fields: 5, fieldSize: 20_000, parts: 6 },
}).single(FIELD)

/** Reads the multipart field `file`, at most 5 MB; the other fields are then in `req.body`. Throws `AppError` otherwise. */
export async function receivePayoutFile(req: Request, res: Response): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    receive(req, res, (error: unknown) => (error === undefined ? resolve() : reject(refusal(error))))
  })
  if (!req.file?.size) throw invalid([{ path: FIELD, message: PAYOUT_MESSAGES.missing }])
  return req.file.buffer
}

/** Every other multer error is a malformed form. */
function refusal(error: unknown): AppError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new AppError('too_large', 'payouts.too-large', PAYOUT_MESSAGES.tooLarge)
  return new AppError('malformed', 'malformed', MESSAGES.malformed, { cause: error })
}

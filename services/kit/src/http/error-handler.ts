import { type ApiErrorBody, ERROR_STATUS, type ErrorKind, MESSAGES } from '@izlog/contracts/http/errors'
import type { ErrorRequestHandler } from 'express'
import { isDependencyError } from '../dependency-errors.ts'
import { AppError, unavailable } from '../errors.ts'
import { withoutCodes } from '../loggable.ts'
import type { Logger } from '../logger.ts'

/** The last handler: answers known errors with their status; logs unexpected ones in full and answers 500 without details. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (err, req, res, next) => {
    if (res.headersSent) return next(err)
    const known = asAppError(err)
    const path = withoutCodes(req.path)
    if (!known) log.error({ err, method: req.method, path }, 'request failed')
    else if (known.kind === 'unavailable') log.warn({ err: known.cause ?? known, path }, 'dependency away')
    const { code, message, issues, details } = known ?? { code: 'internal', message: MESSAGES.internal }
    const body: ApiErrorBody = { ...details, code, message, error: message, ...(issues ? { issues } : {}) }
    if (known?.retryAfter !== undefined) res.setHeader('Retry-After', known.retryAfter)
    res.status(known ? ERROR_STATUS[known.kind] : 500).json(body)
  }

/** Maps AppErrors, the body parser's errors, undecodable paths and errors of dependencies; undefined for any other, which is a bug. */
export function asAppError(err: unknown): AppError | undefined {
  if (err instanceof AppError) return err
  if (!(err instanceof Error)) return undefined
  const parser = 'type' in err ? PARSER_ERRORS[String(err.type)] : undefined
  if (parser) return new AppError(parser, parser, PARSER_SENTENCES[parser] ?? MESSAGES.malformed)
  if (err instanceof URIError) return new AppError('malformed', 'malformed', MESSAGES.malformed)
  if (isDependencyError(err)) return unavailable(err)
  return undefined
}

/** By `type` of body-parser's errors. */
const PARSER_ERRORS: Record<string, ErrorKind> = {
  'entity.parse.failed': 'malformed',
  'request.size.invalid': 'malformed',
  'request.aborted': 'malformed',
  'entity.too.large': 'too_large',
  'encoding.unsupported': 'unsupported',
  'charset.unsupported': 'unsupported',
}
const PARSER_SENTENCES: Partial<Record<ErrorKind, string>> = {
  malformed: MESSAGES.malformed,
  too_large: MESSAGES.tooLarge,
  unsupported: MESSAGES.unsupported,
}

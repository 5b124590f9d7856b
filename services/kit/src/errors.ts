import type { ErrorKind } from '@izlog/contracts/http/errors'
import { MESSAGES } from '@izlog/contracts/http/errors'
import type { z } from 'zod'

export interface Issue {
  path: string
  message: string
}

/** A refusal that a person can act on. `code` is for machines, `message` a Serbian sentence; only the HTTP edge knows its status. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly issues: Issue[] | undefined
  /** Seconds, for `limited` and `unavailable`. */
  readonly retryAfter: number | undefined
  /** Further fields of the answer's body that the endpoint's contract names. */
  readonly details: Record<string, unknown> | undefined

  constructor(
    kind: ErrorKind,
    code: string,
    message: string,
    more: { issues?: Issue[]; retryAfter?: number; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.issues = more.issues
    this.retryAfter = more.retryAfter
    this.details = more.details
  }
}

/** 422 with an issue per field; the first sentence is the message. */
export function invalid(issues: Issue[]): AppError {
  return new AppError('invalid', 'invalid', issues[0]?.message ?? MESSAGES.invalid, { issues })
}

/** Where a contract has no sentence of its own, zod would speak English. */
const IN_SERBIAN = { error: () => 'Neispravna vrednost' }

/** Parses what comes through a door. Throws `invalid`. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value, IN_SERBIAN)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** A dependency is down: ask again. */
export function unavailable(cause?: unknown, message: string = MESSAGES.unavailable): AppError {
  return new AppError('unavailable', 'unavailable', message, { retryAfter: 2, cause })
}

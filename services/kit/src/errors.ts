import type { ErrorKind } from '@izlog/contracts/http/errors'
import { MESSAGES } from '@izlog/contracts/http/errors'
import type { z } from 'zod'

export interface Issue {
  path: string
  message: string
}

/** An error that is answered to the caller. `code` is for programs, `message` a Serbian sentence for people; only `http/` maps `kind` to a status. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly issues: Issue[] | undefined
  /** Seconds until a retry makes sense, for `limited` and `unavailable`. */
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

/** Makes an `invalid` error with an issue per field; the first issue's sentence is its message. */
export function invalid(issues: Issue[]): AppError {
  return new AppError('invalid', 'invalid', issues[0]?.message ?? MESSAGES.invalid, { issues })
}

/** For rules whose contract has no message: zod's own are English. */
const IN_SERBIAN = { error: () => 'Neispravna vrednost' }

/** Parses untrusted input. Throws `invalid` with an issue per field. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value, IN_SERBIAN)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** Makes an `unavailable` error: a dependency is down, and the caller may retry after 2 seconds. */
export function unavailable(cause?: unknown, message: string = MESSAGES.unavailable): AppError {
  return new AppError('unavailable', 'unavailable', message, { retryAfter: 2, cause })
}

const UUID_OR_CODE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[A-Z\d]{4}(?:-[A-Z\d]{4}){2}/gi
const CODE_LENGTH = 14

/** Removes order codes, since a code gives access to its order. Removes everything that looks like one, except inside a UUID. */
export const withoutCodes = (text: string): string =>
  text.replaceAll(UUID_OR_CODE, (found) => (found.length === CODE_LENGTH ? '…' : found))

/** Parts of error messages in which MongoDB, the JSON parser and Mongoose quote user input. */
const QUOTED: readonly [RegExp, string][] = [
  [/dup key: \{.*\}/gs, 'dup key: {…}'],
  [/, ?"[^\n]*" is not valid JSON/g, ', … is not valid JSON'],
  [/"[^\n]*" is not valid JSON/g, '… is not valid JSON'],
  [/failed for value [^\n]* \(type/g, 'failed for value … (type'],
]
const EMAIL = /[^\s@"'<>:,;]+@[^\s@"'<>:,;]+\.[a-z]{2,}/gi
/** Begins with + or 0, has at least eight digits, and is not part of a longer word or number. */
const PHONE = /(?<![\w.:-])(?:\+|0)(?:[\d()][ /()-]?){7,}\d(?![\w:])/g

/** Removes order codes, e-mails, phones and quoted user input from a text that is logged. */
export function loggable(text: string): string {
  const unquoted = QUOTED.reduce((rest, [quoted, short]) => rest.replaceAll(quoted, short), text)
  return withoutCodes(unquoted).replaceAll(EMAIL, '…@…').replaceAll(PHONE, '…')
}

/** How deep nested causes are logged. */
const MAX_CAUSES = 5

/**
 * An error in a form that may be logged. Other fields are left out: MongoDB's errors contain the documents that were written, Redis' the
 * arguments of the command, and both may contain orders.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? loggable(error) : typeof error
  const { name, message, stack, cause } = error
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? { code: error.code } : {}
  return {
    type: name,
    message: loggable(message),
    ...(stack ? { stack: loggable(stack) } : {}),
    ...code,
    ...(cause !== undefined && depth < MAX_CAUSES ? { cause: loggableError(cause, depth + 1) } : {}),
  }
}

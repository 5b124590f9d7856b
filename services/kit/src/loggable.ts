const UUID_OR_CODE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[A-Z\d]{4}(?:-[A-Z\d]{4}){2}/gi
const CODE_LENGTH = 14

/** An order's code opens the order, so no log shows it; whatever looks like one is taken for one, but for the middle of a UUID. */
export const withoutCodes = (text: string): string =>
  text.replaceAll(UUID_OR_CODE, (found) => (found.length === CODE_LENGTH ? '…' : found))

/** What the store, the parser of JSON and Mongoose quote in their messages: that is what people have typed. */
const QUOTED: readonly [RegExp, string][] = [
  [/dup key: \{.*\}/gs, 'dup key: {…}'],
  [/, ?"[^\n]*" is not valid JSON/g, ', … is not valid JSON'],
  [/"[^\n]*" is not valid JSON/g, '… is not valid JSON'],
  [/failed for value [^\n]* \(type/g, 'failed for value … (type'],
]
const EMAIL = /[^\s@"'<>:,;]+@[^\s@"'<>:,;]+\.[a-z]{2,}/gi
/** Begins with + or 0, has at least eight digits, and stands for itself. */
const PHONE = /(?<![\w.:-])(?:\+|0)(?:[\d()][ /()-]?){7,}\d(?![\w:])/g

/** A text as a log may show it: no order's code, e-mail or phone, and nothing that an error quotes of what was given. */
export function loggable(text: string): string {
  const unquoted = QUOTED.reduce((rest, [quoted, short]) => rest.replaceAll(quoted, short), text)
  return withoutCodes(unquoted).replaceAll(EMAIL, '…@…').replaceAll(PHONE, '…')
}

/** Causes of causes are logged so far. */
const MAX_CAUSES = 5

/**
 * An error as a log may show it. Of its own fields only these: the store adds the documents that were written, Redis the arguments of its
 * command, and both hold orders.
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

const UNSAFE = /[<>\u2028\u2029]/g

/** JSON for a script element in HTML: cannot close the element, and escapes the line separators that older parsers reject. */
export const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const UNSAFE = /[<>\u2028\u2029]/g

/** JSON for a data block inside HTML: can neither end the script element nor break a line of an old parser. */
export const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const UNSAFE = /[<>\u2028\u2029]/g

/** JSON for a data block inside HTML: can neither end the script element nor break a line of an old parser. */
export const serialise = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute in double quotes, or between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

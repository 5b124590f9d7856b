const bare = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')

/** The form that /domain sends: no surrounding spaces, scheme or trailing slash, in lower case (docs/product/platform.md 5). */
export const readAccountDomain = (typed: string): string => bare(typed).replace(/\/$/, '')

/** The form that /domains sends: no surrounding spaces, scheme or 'www.', in lower case (docs/product/platform.md 5). */
export const readListedHost = (typed: string): string => bare(typed).replace(/^www\./, '')

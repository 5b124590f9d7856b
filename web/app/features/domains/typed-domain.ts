const bare = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')

/** As /domain sends it: without surrounding space, scheme and trailing slash, in lower case (docs/product/platform.md 5). */
export const readAccountDomain = (typed: string): string => bare(typed).replace(/\/$/, '')

/** As /domains sends it: without surrounding space, scheme and 'www.', in lower case (docs/product/platform.md 5). */
export const readListedHost = (typed: string): string => bare(typed).replace(/^www\./, '')

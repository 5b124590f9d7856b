/**
 * The gateway caches public pages, per encoding (docs/gateway.md). nginx counts whole seconds, so a page that may be kept for one is asked for
 * again before two have passed: by then shoppers see what was published.
 */
export const PAGE_CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=1', Vary: 'Accept-Encoding' } as const

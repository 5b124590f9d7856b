/** The gateway caches public pages for two seconds, per encoding (docs/gateway.md). */
export const PAGE_CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=2', Vary: 'Accept-Encoding' } as const

/** How the gateway keeps what anybody may see: two seconds, per encoding (gateway/README.md). */
export const PAGE_CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=2', Vary: 'Accept-Encoding' } as const

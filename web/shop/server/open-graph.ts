import type { Market } from '@izlog/contracts/domain/market-facts'
import type { Picture } from '@izlog/contracts/domain/picture'

export type OpenGraph = readonly (readonly [property: string, content: string])[]

/** Open Graph's locale of each market. */
export const LOCALES: Readonly<Record<Market, string>> = { Serbia: 'sr_RS', Bosnia: 'sr_BA', Montenegro: 'sr_ME' }

/** The smallest width that link previews show large. */
const SHARED_WIDTH = 1200

/** The tags of a link preview's picture, absolute, in the smallest width that is large enough; none without a picture. */
export function openGraphImage(picture: Picture | null | undefined, alt: string, publicUrl: string): OpenGraph {
  if (!picture) return []
  const { url, width, height, widths } = picture
  const absolute = (path: string) => new URL(path, `${publicUrl}/`).href
  const fit = widths.find((one) => one >= SHARED_WIDTH) ?? width
  if (widths.length === 0 || width === 0)
    return [
      ['og:image', absolute(url)],
      ['og:image:alt', alt],
    ]
  return [
    ['og:image', absolute(url.replace(/-\d+\.webp$/, `-${fit}.webp`))],
    ['og:image:type', 'image/webp'],
    ['og:image:width', String(fit)],
    ['og:image:height', String(Math.round((height * fit) / width))],
    ['og:image:alt', alt],
  ]
}

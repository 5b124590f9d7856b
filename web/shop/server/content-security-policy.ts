import { createHash } from 'node:crypto'

const META = 'https://www.facebook.com'

const hashes = new Map<string, string>()

/** The CSP source of an inline style element. Hashes are remembered: there are few sheets. */
function styleHash(css: string): string {
  const known = hashes.get(css)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
  if (hashes.size > 1000) hashes.clear()
  hashes.set(css, hash)
  return hash
}

/** What a page may load: its own scripts and the pixel's, its inline sheets by hash, pictures from anywhere by https. */
export function contentSecurityPolicy(styles: readonly string[], pixelScriptUrl: string | null): string {
  const pixel = pixelScriptUrl ? ` ${new URL(pixelScriptUrl).origin} ${META}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${pixel}`,
    `style-src ${styles.map(styleHash).join(' ')}`,
    `img-src 'self' data: https:${pixel}`,
    "font-src 'self'",
    `connect-src 'self'${pixel}`,
    `frame-src${pixel || " 'none'"}`,
    `form-action 'self'${pixel}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

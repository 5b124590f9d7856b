import { existsSync } from 'node:fs'
import type { GatewayVars } from './render.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Lines that depend on this machine: brotli files where Debian's module is installed, and workers that may read what root may when root starts nginx. */
export function linesOfThisMachine(): Pick<GatewayVars, 'MAIN_LINES' | 'HTTP_LINES'> {
  const brotli = existsSync(BROTLI)
  const main = [...(brotli ? [`load_module ${BROTLI};`] : []), ...(process.getuid?.() === 0 ? ['user root;'] : [])]
  return { MAIN_LINES: main.join('\n'), HTTP_LINES: brotli ? 'brotli_static on;' : '' }
}

/** `TLS_LINES` for Debian's nginx 1.22, where HTTP/2 is a parameter of `listen`. */
export const tlsLinesOfThisMachine = (listen: string): string => `listen ${listen} ssl http2 default_server;`

import type { Encoding } from '../adapters/page-renderer/encoding.ts'

/** The best encoding that a browser takes; the gateway asks for exactly one. */
export function encodingFor(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

import { fileURLToPath } from 'node:url'

/** Aliases that compile React components against Preact, for browser and server; longer names must come first. */
export const asPreact = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('./parts/light-icon.tsx', import.meta.url)),
  },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
]

interface BuildLog {
  readonly code?: string
}

/** Icons carry the directive "use client", which the bundler would warn about. */
export function quiet<Level, Log extends BuildLog>(
  level: Level,
  log: Log,
  pass: (level: Level, log: Log) => void,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log)
}

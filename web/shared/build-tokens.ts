import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TOKEN = /(--(?:color|shadow)-[\w-]+):\s*([^;]+);/g
const USE = /var\((--(?:color|shadow)-[\w-]+)\)/g

/**
 * Writes a colour or shadow of the tokens in place of its name in the sheets that pages carry: no page gives one another value,
 * and a document has to fit the first packets of a connection. What a design does change, as a radius, stays a variable.
 */
export function inlineTokens(): Plugin {
  const tokens = new Map(
    Array.from(
      readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(TOKEN),
      ([, name = '', value = '']) => [name, shortHex(value)],
    ),
  )
  const written = (css: string): string => css.replace(USE, (use, name) => written(tokens.get(name) ?? '') || use)
  return {
    name: 'inline-tokens',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.css?inline')
        ? { code: written(code).replace(/:root,:host\{[^}]*\}/g, withoutTokens), map: null }
        : undefined,
  }
}

const shortHex = (value: string): string => value.replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')

const withoutTokens = (root: string): string => root.replace(/--(?:color|shadow)-[\w-]+:[^;}]+;?/g, '')

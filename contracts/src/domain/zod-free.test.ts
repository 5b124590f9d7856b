import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const IMPORT = /^(?:import|export) (?!type )[^'\n]*?from '([^']+)'/gms

/** Every package that a module of this folder pulls in when it runs, through whatever it imports. */
function packagesOf(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const source = readFileSync(fileURLToPath(new URL(module, import.meta.url)), 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, from = '']) =>
    from.startsWith('./') ? packagesOf(from, seen) : [from],
  )
}

it.each([
  './offers.ts',
  './money.ts',
  './market-facts.ts',
  './quantity-data.ts',
  './categories.ts',
  './product-search.ts',
  './storefront-address.ts',
  './sellers-storefront.ts',
  './price-changes.ts',
  './editor-messages.ts',
  './image-upload.ts',
  './signed-in-cookie.ts',
  './typed-phone.ts',
  './order-progress.ts',
  './review-text.ts',
  './unfinished-forms.ts',
])('keeps %s free of packages, since shoppers download it', (module) => expect(packagesOf(module)).toEqual([]))

it('sees a package where there is one', () => expect(packagesOf('./website.ts')).toContain('zod'))

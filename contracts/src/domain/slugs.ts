import { z } from 'zod'
import { foldText } from './fold-text.ts'
import { LEGAL_TEXTS } from './legal-texts.ts'

const MIN_LENGTH = 2
const MAX_LENGTH = 60

/** First path segments of all routes, which no new page may use. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'builder',
  'create',
  'create-website',
  'dashboard',
  'deliveries',
  'domain',
  'domains',
  'edit',
  'healthz',
  'hvala',
  'hvala-simple',
  'hvala-success',
  'hvala-upsell',
  'internal',
  'login',
  'metrics',
  'nova-lozinka',
  'orders',
  'readyz',
  'settings',
  'storefront',
  'sync',
  'sync-setup',
  'thank-you-success',
  'uploads',
  'zaboravljena-lozinka',
  ...LEGAL_TEXTS,
])

/** True for a first segment that is never a page: a reserved word, or any name with a dot. */
export const isReservedSlug = (slug: string): boolean => slug.includes('.') || RESERVED_SLUGS.has(slug.toLowerCase())

/** The address of a page under the platform's host, stored in lower case (docs/product/builder.md 5). */
export const CustomUrl = z
  .string('URL je obavezan')
  .trim()
  .toLowerCase()
  .min(1, { error: 'URL je obavezan', abort: true })
  .refine((slug) => !isReservedSlug(slug) || slug.includes('.'), {
    error: 'Ovaj URL je rezervisan. Izaberite drugi.',
    abort: true,
  })
  .min(MIN_LENGTH, 'URL mora imati bar 2 znaka')
  .max(MAX_LENGTH, 'URL može imati najviše 60 znakova')
  .regex(/^[a-z0-9-]+$/, 'URL sme da sadrži samo slova a–z, cifre i crticu')
  .regex(/[a-z0-9]/, 'URL mora imati bar jedno slovo ili cifru')
export type CustomUrl = z.infer<typeof CustomUrl>

/** The address of a page that there may be: pages from before the legal texts may have theirs. */
export const ExistingUrl = z.enum(LEGAL_TEXTS).or(CustomUrl)

/** Suggests an address for a product name, in whole words: 'Jastuk „Mirna noć"' becomes 'jastuk-mirna-noc'. Empty if no usable character is left. */
export function slugify(text: string): string {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const fitting = words.filter((_, place) => words.slice(0, place + 1).join('-').length <= MAX_LENGTH)
  return fitting.length > 0 ? fitting.join('-') : (words[0] ?? '').slice(0, MAX_LENGTH)
}

import { z } from 'zod'

/** Why an address was not read, with the message for the seller. */
export const LINK_REFUSALS = {
  'not-a-link': 'Mora biti validan link, na primer https://prodavnica.rs/jastuk',
  scheme: 'Čitamo samo adrese koje počinju sa http:// ili https://',
  credentials: 'Adresa sadrži korisničko ime ili lozinku. Upišite je bez njih.',
  port: 'Ova adresa ne vodi na prodavnicu. Upišite je bez broja iza dvotačke.',
  private: 'Ova adresa nije na javnom internetu, pa je ne otvaramo. Upišite link koji svako može da otvori.',
  'unknown-host': 'Nema sajta na ovoj adresi. Proverite da li je dobro upisana.',
  redirects:
    'Sajt nas stalno šalje na druge adrese. Otvorite link u pregledaču i upišite adresu na kojoj ste završili.',
  refused: 'Sajt nije dozvolio da pročitamo stranicu ili ona više ne postoji. Podatke upišite sami.',
  'too-large': 'Stranica je prevelika za čitanje. Podatke upišite sami.',
  slow: 'Sajt nije odgovorio na vreme. Pokušajte ponovo ili podatke upišite sami.',
  unreachable: 'Sajt trenutno nije dostupan. Pokušajte ponovo ili podatke upišite sami.',
  'not-a-page': 'Na ovoj adresi nije stranica proizvoda, već datoteka. Upišite link stranice.',
  unreadable: 'Stranica je zapisana tako da ne možemo da je pročitamo. Podatke upišite sami.',
} as const
export const LinkRefusal = z.enum(Object.keys(LINK_REFUSALS) as [keyof typeof LINK_REFUSALS])
export type LinkRefusal = keyof typeof LINK_REFUSALS

export const MAX_LINK_IMAGES = 8

/** 'Materijal: memorijska pena'. */
export const ProductFact = z.object({
  name: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(120),
})
export type ProductFact = z.infer<typeof ProductFact>

/** The facts about a product on a shop's page; null if the page does not have them. */
export const LinkFacts = z.object({
  name: z.string().nullable(),
  /** Whole units of `currency`. */
  price: z.int().positive().nullable(),
  /** Only if it is higher than `price`. */
  originalPrice: z.int().positive().nullable(),
  /** ISO 4217, as on the page: 'RSD', 'BAM', 'EUR'. */
  currency: z.string().nullable(),
  /** Absolute http(s) addresses, the main picture first. */
  images: z.array(z.string()).max(MAX_LINK_IMAGES),
  description: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type LinkFacts = z.infer<typeof LinkFacts>

/** POST /api/websites/product-link: reads the facts on a shop's page without storing anything. 429 after LIMIT_LINKS_PER_MINUTE. */
export const ReadProductLinkRequest = z.object({ productLink: z.string(LINK_REFUSALS['not-a-link']).trim().max(2000) })

/** The result. A page that cannot or must not be read is a result, not an error: the form continues without it. */
export const ReadProductLinkResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), facts: LinkFacts }),
  z.object({ state: z.literal('nothing') }),
  z.object({ state: z.literal('refused'), reason: LinkRefusal, message: z.string() }),
])
export type ReadProductLinkResponse = z.infer<typeof ReadProductLinkResponse>

export const TOO_MANY_LINKS = 'Previše linkova odjednom. Sačekajte minut pa pokušajte ponovo.'

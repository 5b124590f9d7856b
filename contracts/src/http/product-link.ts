import { z } from 'zod'

/** Why an address was not read, each with the sentence that a seller is told. */
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

/** What a shop's page says of its product; null where it says nothing. */
export const LinkFacts = z.object({
  name: z.string().nullable(),
  /** Whole units of `currency`. */
  price: z.int().positive().nullable(),
  /** Only where it is higher than `price`. */
  originalPrice: z.int().positive().nullable(),
  /** ISO 4217, as the page says it: 'RSD', 'BAM', 'EUR'. */
  currency: z.string().nullable(),
  /** Absolute http(s) addresses, the main picture first. */
  images: z.array(z.string()).max(MAX_LINK_IMAGES),
  description: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type LinkFacts = z.infer<typeof LinkFacts>

/** POST /api/websites/product-link: asks for the facts on a shop's page; nothing is stored. 429 after LIMIT_LINKS_PER_MINUTE. */
export const ReadProductLinkRequest = z.object({ productLink: z.string(LINK_REFUSALS['not-a-link']).trim().max(2000) })

/** What came of it. A page that cannot or must not be read is a result, not an error: the form goes on without it. */
export const ReadProductLinkResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), facts: LinkFacts }),
  z.object({ state: z.literal('nothing') }),
  z.object({ state: z.literal('refused'), reason: LinkRefusal, message: z.string() }),
])
export type ReadProductLinkResponse = z.infer<typeof ReadProductLinkResponse>

export const TOO_MANY_LINKS = 'Previše linkova odjednom. Sačekajte minut pa pokušajte ponovo.'

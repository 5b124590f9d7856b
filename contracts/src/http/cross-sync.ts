import { z } from 'zod'
import { Market } from '../domain/markets.ts'
import { TypedMoney } from '../domain/money-schema.ts'
import { CustomUrl } from '../domain/slugs.ts'
import { TemplateName } from '../domain/templates.ts'
import { CreateWebsiteRequest, CreateWebsiteResponse } from './catalog.ts'
import { maxLengthMessage } from './max-length-message.ts'

const Email = z
  .string('Email je obavezan')
  .trim()
  .toLowerCase()
  .min(1, { error: 'Email je obavezan', abort: true })
  .max(254, maxLengthMessage(254))
  .pipe(z.email('Email nije ispravan'))

/** POST /api/cross-sync/test (docs/product/builder.md 7). Clients test their own address only. */
export const CrossSyncTestRequest = z.object({ userEmail: Email })

export const CrossSyncResult = z.object({
  /** 'GET /api/websites/my', or the address of another installation. */
  endpoint: z.string(),
  success: z.boolean(),
  /** Duration. */
  ms: z.int().nonnegative(),
  /** One sentence for people. */
  message: z.string(),
})
export type CrossSyncResult = z.infer<typeof CrossSyncResult>

/** This installation's own endpoints first, then each of SYNC_TARGETS. */
export const CrossSyncTestResponse = z.object({
  /** Whether every result is a success. */
  success: z.boolean(),
  message: z.string(),
  /** The other configured installations; empty: none. */
  targets: z.array(z.string()),
  results: z.array(CrossSyncResult),
})
export type CrossSyncTestResponse = z.infer<typeof CrossSyncTestResponse>

/** A text, or several, one a line. */
const Notes = z
  .union([z.string(), z.array(z.string().max(2000)).max(50)], 'Upišite tekst')
  .transform((value) => (Array.isArray(value) ? value.join('\n') : value).trim())
  .pipe(z.string().max(2000, maxLengthMessage(2000)))
  .default('')

const ProductUrl = z
  .string('Mora biti validan link')
  .trim()
  .max(2000, 'Mora biti validan link')
  .pipe(z.url({ protocol: /^https?$/, error: 'Mora biti validan link' }))

/** The seller's description of a product, used by the writer in addition to the link. */
export const SyncNotes = z.object({
  targetAudience: Notes,
  keyBenefits: Notes,
  uniqueCharacteristics: Notes,
  competitiveAdvantage: Notes,
  customerProblems: Notes,
})
export type SyncNotes = z.infer<typeof SyncNotes>

/**
 * POST /api/sync/create-website, the sync screen's body (docs/product/builder.md 3.6), recognized by `urls`. The first address is the product
 * link; name, price and pictures are read there, and missing ones from the other addresses. Data that a shop's page does not contain can be
 * given in the body; without it the answer is 422 and names the field.
 */
export const SyncCreateRequest = SyncNotes.extend({
  urls: z
    .array(ProductUrl, 'Upišite najmanje jedan link')
    .min(1, 'Upišite najmanje jedan link')
    .max(5, 'Najviše 5 linkova'),
  customUrl: CustomUrl.optional(),
  productName: z.string().trim().min(1).max(120, maxLengthMessage(120)).optional(),
  images: CreateWebsiteRequest.shape.images.optional(),
  currentPrice: TypedMoney.optional(),
  originalPrice: TypedMoney.optional(),
  templateName: TemplateName.default('Minimalistic'),
  targetMarket: Market.default('Serbia'),
  progressKey: CreateWebsiteRequest.shape.progressKey,
})
export type SyncCreateRequest = z.infer<typeof SyncCreateRequest>
export type SyncCreateBody = z.input<typeof SyncCreateRequest>

export const SyncTargetResult = z.object({
  /** Address of an installation; this one comes first. */
  target: z.string(),
  success: z.boolean(),
  message: z.string(),
  /** Of the page made there. */
  websiteUrl: z.string().nullable(),
})
export type SyncTargetResult = z.infer<typeof SyncTargetResult>

/** The page is live here whatever the targets answer; each target has its own result. */
export const SyncCreateResponse = CreateWebsiteResponse.omit({ syncTargets: true }).extend({
  syncTargets: z.array(SyncTargetResult),
})
export type SyncCreateResponse = z.infer<typeof SyncCreateResponse>

/** The signed body that one installation posts to another; the receiver finds its user by `userEmail`. */
export const PeerTestRequest = z.object({ userEmail: Email })
export const PeerCreateRequest = z.object({
  userEmail: Email,
  website: CreateWebsiteRequest,
  notes: SyncNotes,
})
export type PeerCreateRequest = z.input<typeof PeerCreateRequest>
export const PeerResponse = z.object({ message: z.string(), websiteUrl: z.string().nullable() })

/** GET /internal/users/by-email?email= of auth: the user with this e-mail; 404 if there is none. */
export const UserByEmailQuery = z.object({ email: Email })
export const UserByEmail = z.object({ userId: z.int().positive(), isActive: z.boolean() })
export type UserByEmail = z.infer<typeof UserByEmail>
/** GET /internal/users/{id}/email of auth. */
export const UserEmail = z.object({ email: z.string() })

export const CROSS_SYNC_MESSAGES = {
  ownAddressOnly: 'Možete da testirate samo svoju email adresu',
  badSignature: 'Potpis zahteva nije ispravan',
  tooOld: 'Zahtev je zastareo. Proverite da li satovi obe instalacije pokazuju isto vreme.',
  repeated: 'Ovaj zahtev je već primljen',
  notConfigured: 'Sinhronizacija na ovoj instalaciji nije podešena',
  unknownUser: 'Na ovoj instalaciji nema aktivnog naloga sa tom email adresom',
  ready: 'Nalog postoji i sinhronizacija je spremna',
  unreachable: 'Instalacija ne odgovara ispravno',
  allGood: 'Sve radi',
  someFail: 'Neke provere nisu uspele',
  noName: 'Naziv proizvoda nije pročitan sa linka. Upišite ga.',
  noPrice: 'Cena nije pročitana sa linka. Upišite je.',
  noImages: 'Na linku nema slika proizvoda. Dodajte bar jednu.',
  tooMany: 'Previše provera. Sačekajte minut pa pokušajte ponovo.',
} as const

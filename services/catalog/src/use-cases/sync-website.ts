import { MARKETS, pixelCurrencyOf } from '@izlog/contracts/domain/market-facts'
import { defaultOriginalPrice } from '@izlog/contracts/domain/offers'
import { CustomUrl, slugify } from '@izlog/contracts/domain/slugs'
import { type CreateWebsiteBody, CreateWebsiteRequest } from '@izlog/contracts/http/catalog'
import { CROSS_SYNC_MESSAGES, type SyncCreateRequest, type SyncTargetResult } from '@izlog/contracts/http/cross-sync'
import type { LinkFacts, ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { invalid, read } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { type CreatedWebsite, type CreateWebsiteDeps, createWebsite } from './create-website.ts'
import type { Ports } from './ports.ts'
import { readLinkFacts } from './read-link.ts'
import { isUrlTaken } from './taken-url.ts'

export type SyncWebsiteDeps = CreateWebsiteDeps & Pick<Ports, 'linkReads' | 'peers' | 'users'>

export const PEER_CREATE_PATH = '/api/sync/peer/create-website'
/** Milliseconds for each target: the gateway waits two minutes for the whole request. */
const PEER_WITHIN_MS = 45_000
const MAX_URLS = 50

/**
 * Creates a page from the sync screen (docs/product/builder.md 3.6): the links supply what the seller left out, the page is created here
 * and then on every target for the account with the same e-mail address. Throws `invalid` for what neither supplies, and all errors of `createWebsite`.
 */
export async function syncWebsite(
  deps: SyncWebsiteDeps,
  caller: Caller,
  request: SyncCreateRequest,
  signal: AbortSignal,
): Promise<CreatedWebsite & { syncTargets: SyncTargetResult[] }> {
  const body = await bodyOf(deps, caller, request, signal)
  const { progressKey, urls: _urls, ...notes } = request
  const website = read(CreateWebsiteRequest, { ...body, progressKey })
  const made = await createWebsite(deps, caller, website, { signal, notes })
  const here = {
    target: deps.publicUrl,
    success: true,
    message: 'Stranica je objavljena',
    websiteUrl: `${deps.publicUrl}/${made.website.customUrl}`,
  }
  return { ...made, syncTargets: [here, ...(await shareWith(deps, caller, body, notes))] }
}

async function shareWith(
  deps: SyncWebsiteDeps,
  { userId }: Caller,
  body: CreateWebsiteBody & { images: string[] },
  notes: object,
): Promise<SyncTargetResult[]> {
  const { peers, users, publicUrl } = deps
  if (peers.targets.length === 0) return []
  const email = await users.emailOf(userId)
  const images = body.images.map((image) => new URL(image, publicUrl).href)
  return Promise.all(
    peers.targets.map(async (target) => {
      const content = { userEmail: email, website: { ...body, images }, notes }
      return { target, ...(await peers.post(target, PEER_CREATE_PATH, content, PEER_WITHIN_MS)) }
    }),
  )
}

/** The builder's request body, composed of the seller's input and the facts behind the links. */
async function bodyOf(
  deps: SyncWebsiteDeps,
  { userId }: Caller,
  request: SyncCreateRequest,
  signal: AbortSignal,
): Promise<CreateWebsiteBody & { images: string[] }> {
  const facts = await deps.linkReads(userId, () => factsOf(deps, request, signal))
  const { currency } = MARKETS[request.targetMarket]
  const ours = facts.currency === null || facts.currency === pixelCurrencyOf(currency)
  const productName = request.productName ?? facts.name?.slice(0, 120)
  const currentPrice = request.currentPrice ?? (ours ? (facts.price ?? undefined) : undefined)
  const images = request.images ?? (facts.images.length > 0 ? facts.images : undefined)
  const missing = [
    ...(productName ? [] : [{ path: 'productName', message: CROSS_SYNC_MESSAGES.noName }]),
    ...(currentPrice ? [] : [{ path: 'currentPrice', message: CROSS_SYNC_MESSAGES.noPrice }]),
    ...(images ? [] : [{ path: 'images', message: CROSS_SYNC_MESSAGES.noImages }]),
  ]
  if (!productName || !currentPrice || !images) throw invalid(missing)
  const priceBefore = request.currentPrice === undefined ? facts.originalPrice : null
  return {
    customUrl: request.customUrl ?? (await freeUrl(deps, userId, productName)),
    productLink: request.urls[0],
    productName,
    images,
    currentPrice,
    originalPrice: request.originalPrice ?? priceBefore ?? defaultOriginalPrice(currentPrice, currency),
    templateName: request.templateName,
    targetMarket: request.targetMarket,
  }
}

/** The facts behind the first link; each missing one comes from the next link that has it. */
async function factsOf(deps: SyncWebsiteDeps, { urls }: SyncCreateRequest, signal: AbortSignal): Promise<LinkFacts> {
  const all: ReadProductLinkResponse[] = []
  // One link at a time, so that this request takes no more memory than one with a single link.
  for (const url of urls) all.push(await readLinkFacts(deps, url, signal))
  const found = all.flatMap((result) => (result.state === 'found' ? [result.facts] : []))
  const priced = found.find(({ price }) => price !== null)
  return {
    name: found.find(({ name }) => name !== null)?.name ?? null,
    price: priced?.price ?? null,
    originalPrice: priced?.originalPrice ?? null,
    currency: priced?.currency ?? null,
    images: found.find(({ images }) => images.length > 0)?.images ?? [],
    description: null,
    attributes: [],
  }
}

/** An address from the product's name, such as 'jastuk-mirna-noc', with the first free number appended if it is taken. */
async function freeUrl(deps: SyncWebsiteDeps, userId: number, productName: string): Promise<string> {
  const base = slugify(productName).slice(0, 55).replace(/-+$/, '')
  for (let number = 1; number <= MAX_URLS; number++) {
    const url = CustomUrl.safeParse(number === 1 ? base : `${base || 'stranica'}-${number}`).data
    if (url && !(await isUrlTaken(deps, url, userId))) return url
  }
  throw invalid([{ path: 'customUrl', message: 'Upišite adresu stranice' }])
}

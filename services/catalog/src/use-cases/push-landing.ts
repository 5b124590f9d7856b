import { pixelCurrencyOf, symbolOf } from '@izlog/contracts/domain/market-facts'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import {
  notOurs,
  type PushLandingRequest,
  SHOPIFY_MESSAGES,
  type ShopifyTestResponse,
} from '@izlog/contracts/http/shopify'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { type Shopify, type ShopifyFault, ShopifyRefusal } from '../adapters/shopify/shopify.ts'
import { shopifyProduct } from '../domain/shopify-product.ts'
import type { Ports } from './ports.ts'

export type PushLandingDeps = Pick<Ports, 'websites' | 'shopify' | 'shopifyCalls' | 'publicUrl' | 'log'>

/** Reads the shop's name and currency to test the connection. Throws `invalid` with a hint when the test fails. */
export async function testShopify(deps: PushLandingDeps, caller: Caller): Promise<ShopifyTestResponse['shop']> {
  const { name, currency } = await asking(deps, caller, (shop) => shop.look())
  return { name, currency }
}

/** Creates or updates the shop's product for a page; a page always has the same product. Throws `not_found`, `invalid`, `limited`, and `conflict` when the handle belongs to another product. */
export async function pushLanding(
  deps: PushLandingDeps,
  caller: Caller,
  request: PushLandingRequest,
): Promise<{ handle: string; created: boolean }> {
  const { websiteId, handle = '' } = request
  const website = await (websiteId === undefined
    ? deps.websites.findForUrl(caller, handle.toLowerCase())
    : deps.websites.findFor(caller, websiteId))
  if (!website) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
  const product = shopifyProduct(website, request, deps.publicUrl)
  return asking(deps, caller, async (shop) => {
    const { found, currency } = await shop.look(product.handle)
    // The same number in another currency would be a wrong price.
    if (currency !== pixelCurrencyOf(website.currency)) {
      const message = `Shopify prodavnica radi u valuti ${currency}, a cene stranice su u valuti ${symbolOf(website.currency)}.`
      throw new AppError('invalid', 'shopify.currency', message)
    }
    // The handle belongs to the shop's own product, or to another page's that had this address before.
    if (found && found.pageId !== website.id)
      throw new AppError('conflict', 'shopify.not-ours', notOurs(product.handle))
    return { handle: await shop.put(product, found === null), created: found === null }
  })
}

const asking = <T>(
  { shopify, shopifyCalls, log }: PushLandingDeps,
  { userId }: Caller,
  work: (shop: Shopify) => Promise<T>,
): Promise<T> =>
  shopifyCalls(userId, async () => {
    if (!shopify) throw new AppError('invalid', 'shopify.not-configured', SHOPIFY_MESSAGES.notConfigured)
    try {
      return await work(shopify)
    } catch (cause) {
      if (!(cause instanceof ShopifyRefusal)) throw cause
      log.info({ err: cause.message, fault: cause.fault }, 'shopify refused')
      throw new AppError('invalid', `shopify.${cause.fault}`, sentenceOf(cause), { cause })
    }
  })

const SENTENCES: Record<Exclude<ShopifyFault, 'refused'>, string> = {
  credentials: SHOPIFY_MESSAGES.badCredentials,
  'unknown-store': SHOPIFY_MESSAGES.unknownStore,
  unreachable: SHOPIFY_MESSAGES.unreachable,
  'too-many': SHOPIFY_MESSAGES.tooMany,
}
const FIELDS: Readonly<Record<string, string>> = {
  title: 'naslov',
  handle: 'adresu stranice',
  descriptionHtml: 'opis',
  price: 'cenu',
  compareAtPrice: 'prethodnu cenu',
  sku: 'šifru',
  files: 'slike',
  originalSource: 'slike',
}

function sentenceOf({ fault, field = '' }: ShopifyRefusal): string {
  if (fault !== 'refused') return SENTENCES[fault]
  return `Shopify nije prihvatio proizvod. Proverite ${FIELDS[field] ?? 'sadržaj stranice'}.`
}

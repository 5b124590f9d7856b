import type { Website } from '@izlog/contracts/domain/website'
import type { CreateWebsiteRequest, GenerationStep } from '@izlog/contracts/http/catalog'
import type { SellerNotes } from '@izlog/contracts/http/cross-sync'
import type { WritingReport } from '@izlog/contracts/http/generation'
import type { Caller } from '@izlog/kit/http/session'
import { composeWebsite } from '../domain/compose-website.ts'
import { contentWithNotes, factsWithNotes } from '../domain/seller-notes.ts'
import type { ProductFacts } from '../generation/facts.ts'
import { Unreachable } from '../outside/outside.ts'
import { readProductPage } from '../outside/product-page.ts'
import { pageOwnerOf } from '../store/mongo-sellers.ts'
import { urlTaken } from '../store/mongo-websites.ts'
import { checkPictureAddresses, collectPictures } from './collect-pictures.ts'
import type { CatalogDeps } from './deps.ts'
import { listAtOnce } from './list-pages.ts'

export interface CreatedWebsite {
  website: Website
  writing: WritingReport
}

/**
 * Makes a seller's page and publishes it. Its address is taken first, so that two never work for the same one; a failure
 * frees it, and after a crash it is free again when the lease has run out. `notes` are the seller's own words. Throws `conflict`, `invalid`, `limited`.
 */
export async function createWebsite(
  deps: CatalogDeps,
  caller: Caller,
  request: CreateWebsiteRequest,
  notes?: SellerNotes,
): Promise<CreatedWebsite> {
  const { progressKey, customUrl } = request
  const tell = async (step: GenerationStep) => {
    if (progressKey) await deps.progress.tell(caller.userId, progressKey, step)
  }
  try {
    await checkPictureAddresses(deps, request.images)
    const claim = await deps.urlClaims.take(customUrl, deps.now())
    if (!claim) throw urlTaken()
    try {
      if (await deps.websites.hasUrl(customUrl)) throw urlTaken()
      await deps.limitGenerations(caller.userId)
      const made = await make(deps, caller, request, notes, tell)
      await tell('done')
      return made
    } finally {
      await claim.free()
    }
  } catch (error) {
    await tell('failed')
    throw error
  }
}

async function make(
  deps: CatalogDeps,
  { userId }: Caller,
  request: CreateWebsiteRequest,
  notes: SellerNotes | undefined,
  tell: (step: GenerationStep) => Promise<void>,
): Promise<CreatedWebsite> {
  const { productName, targetMarket: market, templateName, currentPrice, originalPrice } = request
  await tell('reading-link')
  const said = request.useLinkFacts ? await factsOf(deps, request.productLink) : {}
  const facts = notes ? factsWithNotes(said, notes) : said
  await tell('fetching-images')
  const images = await collectPictures(deps, request.images)
  await tell('writing')
  const brief = { productName, market, templateName, currentPrice, originalPrice, facts }
  const { content: written, report } = await deps.writer.page(brief)
  const content = notes && report.by === 'built-in' ? contentWithNotes(written, notes) : written
  await tell('publishing')
  const [id, productId] = await Promise.all([deps.nextWebsiteId(), deps.nextProductId()])
  const website = composeWebsite(request, {
    id,
    productId,
    userId,
    images,
    content,
    writtenBy: report.by,
    at: deps.now(),
  })
  await deps.productFacts.keep(id, facts)
  await deps.websites.insert(website, pageOwnerOf(await deps.sellers.find(userId)))
  // Their snapshot may have come between the look and the insert.
  await deps.websites.setOwner(userId, pageOwnerOf(await deps.sellers.find(userId)))
  await listAtOnce(deps, id)
  return { website, writing: report }
}

/** A link that cannot be read gives a page without its facts, not a failure. */
async function factsOf({ outside, log }: CatalogDeps, link: string): Promise<ProductFacts> {
  try {
    return await readProductPage(outside, link)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    log.info({ err: error.message }, 'product link not read')
    return {}
  }
}

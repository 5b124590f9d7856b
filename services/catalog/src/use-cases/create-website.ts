import type { Picture } from '@izlog/contracts/domain/picture'
import type { Website } from '@izlog/contracts/domain/website'
import type { CreateWebsiteRequest, GenerationStep } from '@izlog/contracts/http/catalog'
import type { SyncNotes } from '@izlog/contracts/http/cross-sync'
import type { WritingReport } from '@izlog/contracts/http/generation'
import type { Caller } from '@izlog/kit/identity'
import type { ProductFacts } from '@izlog/writer/page/facts'
import { sentencesOf } from '@izlog/writer/page/sentences'
import { productKeyOf, understand } from '@izlog/writer/profile/profile'
import { readProductPage } from '../adapters/fetch/product-page.ts'
import { Unreachable } from '../adapters/fetch/safe-fetcher.ts'
import { composeWebsite } from '../domain/compose-website.ts'
import { contentWithNotes, factsWithNotes } from '../domain/sync-notes.ts'
import { pageOwnerOf } from '../store/mongo-sellers.ts'
import { urlTaken } from '../store/mongo-websites.ts'
import { type CollectDeps, checkPictureAddresses, collectPictures } from './collect-pictures.ts'
import { listAtOnce } from './list-pages.ts'
import type { Ports } from './ports.ts'
import { isUrlTaken } from './taken-url.ts'

export type CreateWebsiteDeps = CollectDeps &
  Pick<
    Ports,
    | 'generations'
    | 'progress'
    | 'urlClaims'
    | 'formerUrls'
    | 'websites'
    | 'listings'
    | 'productFacts'
    | 'writer'
    | 'aiPictures'
    | 'sellers'
    | 'nextWebsiteId'
    | 'nextProductId'
    | 'now'
  >

export interface CreatedWebsite {
  website: Website
  writing: WritingReport
}

/** The request that waits for the page: `signal` aborts when the client leaves; `notes` are the seller's own texts on the product. */
export interface Waiting {
  signal: AbortSignal
  notes?: SyncNotes
}

/**
 * Creates a seller's page and publishes it. Its address is reserved first, so that two requests never generate for the same one;
 * a failure releases it, and after a crash its lease runs out. When the request is aborted before the page is stored, no page is
 * created. Throws `conflict`, `invalid`, `limited`, and the abort reason of `signal`.
 */
export async function createWebsite(
  deps: CreateWebsiteDeps,
  caller: Caller,
  request: CreateWebsiteRequest,
  waiting: Waiting,
): Promise<CreatedWebsite> {
  const { progressKey } = request
  const reportStep = async (step: GenerationStep) => {
    if (progressKey) await deps.progress.report(caller.userId, progressKey, step)
  }
  try {
    const made = await deps.generations(caller.userId, () =>
      reserveAndCreate(deps, caller, request, waiting, reportStep),
    )
    await reportStep('done')
    return made
  } catch (error) {
    await reportStep('failed')
    throw error
  }
}

async function reserveAndCreate(
  deps: CreateWebsiteDeps,
  caller: Caller,
  request: CreateWebsiteRequest,
  waiting: Waiting,
  reportStep: (step: GenerationStep) => Promise<void>,
): Promise<CreatedWebsite> {
  await checkPictureAddresses(deps, request.images)
  const claim = await deps.urlClaims.take(request.customUrl, deps.now())
  if (!claim) throw urlTaken()
  try {
    if (await isUrlTaken(deps, request.customUrl, caller.userId)) throw urlTaken()
    return await make(deps, caller, request, waiting, reportStep)
  } finally {
    await claim.free()
  }
}

async function make(
  deps: CreateWebsiteDeps,
  { userId }: Caller,
  request: CreateWebsiteRequest,
  { notes, signal }: Waiting,
  reportStep: (step: GenerationStep) => Promise<void>,
): Promise<CreatedWebsite> {
  const { productName, targetMarket: market, templateName, currentPrice, originalPrice } = request
  await reportStep('reading-link')
  const linkFacts = await factsFor(deps, request, signal)
  const facts = notes ? factsWithNotes(linkFacts, notes) : linkFacts
  await reportStep('fetching-images')
  const images = await collectPictures(deps, request.images, { signal })
  await reportStep('writing')
  const { figures, correction } = request
  const productKey = productKeyOf(understand(productName, correction))
  const before = await deps.productFacts.countOf(productKey)
  const brief = {
    ...{ productName, market, templateName, currentPrice, originalPrice, facts, figures, correction, before },
    notes: request.sellerNotes ?? null,
  }
  const { content: written, report } = await deps.writer.page(brief, {
    userId,
    signal,
    others: await otherSentences(deps, userId),
    picture: await pictureOf(deps, images),
  })
  const content = notes && report.by === 'built-in' ? contentWithNotes(written, notes) : written
  signal.throwIfAborted()
  await reportStep('publishing')
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
  await deps.productFacts.keep(id, productKey, { facts, before, correction })
  await deps.websites.insert(website, pageOwnerOf(await deps.sellers.find(userId)))
  // The seller's snapshot may have arrived between reading the seller and inserting the page.
  await deps.websites.setOwner(userId, pageOwnerOf(await deps.sellers.find(userId)))
  await listAtOnce(deps, id)
  return { website, writing: report }
}

const PAGES_COMPARED = 20

/** Sentences of the seller's newest pages, so that the model does not repeat them. */
async function otherSentences({ websites }: CreateWebsiteDeps, userId: number): Promise<Set<string>> {
  const texts = await websites.textsOf(userId, PAGES_COMPARED)
  return new Set(texts.flatMap(sentencesOf))
}

/** The main picture, for a model that accepts pictures. */
async function pictureOf(
  { files, aiPictures }: CreateWebsiteDeps,
  [first]: readonly Picture[],
): Promise<string | undefined> {
  const name = /^\/uploads\/images\/([^/]+)$/.exec(first?.url ?? '')?.[1]
  if (!aiPictures || name === undefined) return undefined
  const bytes = await files.read(name).catch(() => null)
  return bytes ? Buffer.from(bytes).toString('base64') : undefined
}

/** The facts that the seller confirmed, or else everything found behind the link. */
const factsFor = async (
  deps: CreateWebsiteDeps,
  { facts, useLinkFacts, productLink }: CreateWebsiteRequest,
  signal: AbortSignal,
): Promise<ProductFacts> => {
  if (facts) return { attributes: facts }
  return useLinkFacts && productLink ? factsOf(deps, productLink, signal) : {}
}

/** A link that cannot be read leaves the page without its facts; creation still succeeds. */
async function factsOf({ fetcher, log }: CreateWebsiteDeps, link: string, signal: AbortSignal): Promise<ProductFacts> {
  try {
    return await readProductPage(fetcher, link, signal)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    log.info({ err: error.message }, 'product link not read')
    return {}
  }
}

import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import { MARKETS } from '@izlog/contracts/domain/markets'
import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import type { DuplicateWebsiteRequest } from '@izlog/contracts/http/own-page'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { productKeyOf, understand } from '@izlog/writer/profile/profile'
import { copyOf, fieldsNaming, inMarketsDialect, withNewTexts } from '../domain/copy-website.ts'
import { pageOwnerOf } from '../store/mongo-sellers.ts'
import { urlTaken } from '../store/mongo-websites.ts'
import { listAtOnce } from './list-pages.ts'
import type { Ports } from './ports.ts'
import { briefOf } from './regenerate-section.ts'
import { isUrlTaken } from './taken-url.ts'

export type DuplicateWebsiteDeps = Pick<
  Ports,
  | 'websites'
  | 'listings'
  | 'formerUrls'
  | 'urlClaims'
  | 'productFacts'
  | 'sellers'
  | 'writer'
  | 'generations'
  | 'nextWebsiteId'
  | 'nextProductId'
  | 'now'
  | 'log'
>

interface Duplicate {
  website: Website
  /** Serbian sentences: how the copy differs, and what to check. */
  notes: string[]
}

/**
 * Makes a copy of what shoppers see of a page, also for another market: prices as confirmed or converted, texts in the market's dialect. The copy is
 * off, and its page stays as it is. Throws `not_found`, `forbidden`, `conflict` when the address is taken, `limited`.
 */
export async function duplicateWebsite(
  deps: DuplicateWebsiteDeps,
  caller: Caller,
  id: number,
  request: DuplicateWebsiteRequest,
  signal: AbortSignal,
): Promise<Duplicate> {
  const source = await deps.websites.findFor(caller, id)
  if (!source) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
  if (!isAdmin(caller) && !source.editableByClient)
    throw new AppError('forbidden', 'website.locked', EDITOR_MESSAGES.locked)
  const claim = await deps.urlClaims.take(request.customUrl, deps.now())
  if (!claim) throw urlTaken()
  try {
    if (await isUrlTaken(deps, request.customUrl, source.userId)) throw urlTaken()
    return await deps.generations(caller.userId, () => make(deps, source, request, signal))
  } finally {
    await claim.free()
  }
}

async function make(
  deps: DuplicateWebsiteDeps,
  source: Website,
  { customUrl, targetMarket = source.targetMarket, prices, upsells }: DuplicateWebsiteRequest,
  signal: AbortSignal,
): Promise<Duplicate> {
  const [id, productId] = await Promise.all([deps.nextWebsiteId(), deps.nextProductId()])
  const wishes = { targetMarket, prices, upsells }
  const copied = copyOf(source, wishes, { id, productId, customUrl, at: deps.now() })
  const from = await deps.productFacts.find(source.id)
  const website = await inItsDialect(deps, source, copied, signal)
  signal.throwIfAborted()
  const { userId, productName } = source
  await deps.productFacts.keep(id, productKeyOf(understand(productName, from.correction)), from)
  await deps.websites.insert(website, pageOwnerOf(await deps.sellers.find(userId)))
  // The seller's snapshot may have arrived between reading the seller and inserting the page.
  await deps.websites.setOwner(userId, pageOwnerOf(await deps.sellers.find(userId)))
  await listAtOnce(deps, id)
  return { website, notes: notesOn(source, website) }
}

/** Texts are put into Ijekavian word by word; the way back is not safe, so into Ekavian they are written anew. */
async function inItsDialect(
  { productFacts, writer }: DuplicateWebsiteDeps,
  source: Website,
  copied: Website,
  signal: AbortSignal,
): Promise<Website> {
  const [before, after] = [MARKETS[source.targetMarket].dialect, MARKETS[copied.targetMarket].dialect]
  if (before === after) return copied
  if (after === 'ijekavian') return inMarketsDialect(copied)
  const brief = briefOf(copied, await productFacts.find(source.id))
  const { content } = await writer.page(brief, { userId: source.userId, signal, others: new Set(), picture: undefined })
  return withNewTexts(copied, content)
}

const DIALECTS = { ekavian: 'ekavici', ijekavian: 'ijekavici' } as const

function notesOn(source: Website, copy: Website): string[] {
  const [before, after] = [MARKETS[source.targetMarket], MARKETS[copy.targetMarket]]
  const hasMessages = copy.upsellProductLinks.some(({ urgentDescription, features }) => urgentDescription || features)
  const own = [...copy.editedFields, ...(hasMessages ? ['upsellProductLinks'] : [])]
  const naming = source.currency === copy.currency ? [] : fieldsNaming(source.currencySymbol, copy)
  return [
    ...(before === after
      ? []
      : [
          `Tržište je ${after.label}: cene su u valuti ${after.currencySymbol}, a telefon se proverava po pravilima te zemlje.`,
        ]),
    ...(before.dialect === after.dialect
      ? []
      : [`Tekstovi su u ${DIALECTS[after.dialect]}. Pročitajte ih pre objavljivanja.`]),
    ...(before.dialect !== after.dialect && after.dialect === 'ekavian' && own.length > 0
      ? [`Vaše reči su ostale kakve su bile. Proverite ${namesOfFields(own)}.`]
      : []),
    ...(naming.length > 0
      ? [`U tekstu se pominje iznos u valuti ${source.currencySymbol}. Proverite ${namesOfFields(naming)}.`]
      : []),
    ...(source.figures === 'honest' && source.testimonials.length > 0 ? ['Utisci kupaca nisu prepisani.'] : []),
    'Porudžbine i domen ostaju na prvoj stranici.',
  ]
}

import { InternalProductFacts, type InternalProductFactsRequest } from '@izlog/contracts/http/product-facts'
import { LINK_REFUSALS, type LinkRefusal, type ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { unavailable } from '@izlog/kit/errors'
import { filled } from '../domain/fill-upsell-product.ts'
import type { UpsellProduct } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'

type Deps = Pick<UpsellDeps, 'products' | 'askInternal' | 'catalogUrl' | 'now' | 'log'>

/** Time limit for catalog, which reads the shop's page and its pictures, ms. */
const READ_WITHIN_MS = 60_000
const RETRY_AFTER_MS = [5_000, 30_000]
/** Failures that are worth another try. */
const PASSING: readonly LinkRefusal[] = ['slow', 'unreachable']

/** Reads the link of one due upsell product and fills its fields. Answers how many were handled. */
export async function fillUpsellProducts(deps: Deps): Promise<number> {
  const claimed = await deps.products.claimUnread(deps.now())
  if (!claimed) return 0
  const { product, tries } = claimed
  const again = RETRY_AFTER_MS[tries - 1]
  try {
    const read = await readLink(deps, product)
    if (isPassing(read.link) && again !== undefined) {
      await deps.products.readAgainAt(product.id, new Date(deps.now().getTime() + again))
    } else await keep(deps, product.id, read)
  } catch (error) {
    deps.log.warn({ err: error, product: product.id }, 'link not read yet')
    await deps.products.readAgainAt(product.id, new Date(deps.now().getTime() + (again ?? 60_000)))
  }
  return 1
}

async function readLink({ askInternal, catalogUrl }: Deps, { userId, originalUrl, images }: UpsellProduct) {
  const read = await askInternal('catalog', catalogUrl, '/internal/product-facts', InternalProductFacts, {
    body: { userId, url: originalUrl, images } satisfies InternalProductFactsRequest,
    withinMs: READ_WITHIN_MS,
  })
  if (!read) throw unavailable()
  return read
}

const isPassing = (link: ReadProductLinkResponse): boolean =>
  link.state === 'refused' && link.reason in LINK_REFUSALS && PASSING.includes(link.reason)

/** The seller may have changed the upsell product meanwhile: then their changes stay, and the empty fields are filled again. */
async function keep({ products, now }: Deps, id: number, read: InternalProductFacts): Promise<void> {
  for (;;) {
    const product = await products.byId(id)
    if (!product || product.aiProcessed) return
    if (await products.save(filled(product, read, now()), { fillAt: null })) return
  }
}

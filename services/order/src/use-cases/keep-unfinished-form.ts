import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { priceOf } from '@izlog/contracts/domain/offers'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import type { UnfinishedFormRequest } from '@izlog/contracts/http/unfinished-forms'
import { AppError } from '@izlog/kit/errors'
import { type SiteOwner, shows } from '@izlog/kit/identity'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { countryOf } from '../domain/order.ts'
import { expiryOf, MAX_KEPT } from '../domain/unfinished-form.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import { type OrderedDeps, removeIfOrdered } from './remove-if-ordered.ts'

export interface KeepUnfinishedDeps extends OrderedDeps {
  unfinishedForms: UnfinishedForms
  projections: Pick<Projections, 'websiteById' | 'websiteIds' | 'withoutUnfinished'>
  blocks: Pick<Blocks, 'match'>
  /** By network and page: phones that are not kept yet, since made-up ones push real ones out. */
  newPhoneLimit: RateLimit
  now: () => Date
}

/**
 * Keeps the phone of an order form for its seller's queue of calls. Keeps nothing, and refuses nothing, where the seller has not switched that
 * on, has blocked the shopper, or does not show the page here, where the phone or the quantity is wrong, and above the limit of new phones.
 */
export async function keepUnfinishedForm(
  deps: KeepUnfinishedDeps,
  { form, websiteId, quantity, name, phone: typed }: UnfinishedFormRequest,
  { ip, site }: { ip: string | null; site: SiteOwner },
): Promise<void> {
  const { unfinishedForms, projections, blocks, now } = deps
  const page = await projections.websiteById(websiteId)
  if (!page?.orderable || !shows(site, page.website.ownerId)) return
  const { website } = page
  const userId = website.ownerId
  const keepsNone = async () => (await projections.withoutUnfinished([userId])).length > 0
  if (await keepsNone()) return
  const phone = normalisePhone(typed, countryOf(website.market))?.e164
  const totalPrice = priceOf(website, quantity)
  if (!phone || totalPrice === null) return
  if (await blocks.match(userId, { phone, email: null, ip })) return
  if (!(await isWithinLimit(deps, phone, websiteId, ip))) return
  const at = now()
  await unfinishedForms.put({
    userId,
    websiteId,
    productName: website.productName,
    image: website.image,
    quantity,
    totalPrice,
    sumToCollect: totalPrice + deliveryPriceOf(website.deliveryPricing ?? null, totalPrice),
    currencySymbol: website.currencySymbol,
    form,
    name,
    phone,
    at,
    expiresAt: expiryOf(at),
  })
  await unfinishedForms.keepNewest(userId, MAX_KEPT)
  // Only now: an order that is stored after this look, and a switch after the next, remove the form by their events.
  await removeIfOrdered(deps, { userId, phone, at })
  if (await keepsNone()) await unfinishedForms.dropOf([userId])
}

/** Whether one more phone is kept. Nobody is refused: whose phone is kept already would see it by that. */
async function isWithinLimit(
  { unfinishedForms, newPhoneLimit }: KeepUnfinishedDeps,
  phone: string,
  websiteId: number,
  ip: string | null,
): Promise<boolean> {
  if (await unfinishedForms.has(phone, websiteId)) return true
  try {
    await newPhoneLimit(`${networkOf(ip ?? '')} ${websiteId}`)
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'limited') return false
    throw error
  }
}

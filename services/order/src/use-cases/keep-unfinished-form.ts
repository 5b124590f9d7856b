import { deliveryPriceOf } from '@izlog/contracts/domain/delivery-pricing'
import { priceOf } from '@izlog/contracts/domain/offers'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import type { UnfinishedFormRequest } from '@izlog/contracts/http/unfinished-forms'
import { invalid } from '@izlog/kit/errors'
import { type SiteOwner, shows } from '@izlog/kit/identity'
import { expiryOf, orderedFrom } from '../domain/unfinished-form.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import { phoneOf } from './phone-of.ts'

export interface KeepUnfinishedDeps {
  unfinishedForms: UnfinishedForms
  projections: Pick<Projections, 'websiteById' | 'callSettings'>
  orders: Pick<Orders, 'orderedSince'>
  blocks: Pick<Blocks, 'match'>
  now: () => Date
}

/** The newest of a seller that are kept: whoever makes up phones neither fills the store nor keeps others out. */
const MAX_KEPT = 500

/**
 * Keeps the phone of an order form for its seller's queue of calls. Keeps nothing, and refuses nothing, where the seller has not switched that
 * on, has blocked the shopper, or does not show the page here. Throws `invalid` for a wrong phone or quantity.
 */
export async function keepUnfinishedForm(
  { unfinishedForms, projections, orders, blocks, now }: KeepUnfinishedDeps,
  { form, websiteId, quantity, name, phone: typed }: UnfinishedFormRequest,
  { ip, site }: { ip: string | null; site: SiteOwner },
): Promise<void> {
  const page = await projections.websiteById(websiteId)
  if (!page?.orderable || !shows(site, page.website.ownerId)) return
  const { website } = page
  if (!(await projections.callSettings(website.ownerId)).unfinished) return
  const phone = phoneOf(website.market, typed, 'phone')
  const totalPrice = priceOf(website, quantity)
  if (totalPrice === null) throw invalid([{ path: 'quantity', message: ORDER_MESSAGES.quantityUnavailable }])
  if (await blocks.match(website.ownerId, { phone, email: null, ip })) return
  const at = now()
  await unfinishedForms.put({
    userId: website.ownerId,
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
  await unfinishedForms.keepNewest(website.ownerId, MAX_KEPT)
  // Only now: an order stored after this look removes the form by its event.
  if (await orders.orderedSince(websiteId, phone, orderedFrom({ at }))) await unfinishedForms.remove(phone, websiteId)
}

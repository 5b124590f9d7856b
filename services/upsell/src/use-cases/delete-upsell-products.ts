import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { unavailable } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { ownUpsellProduct } from './change-upsell-product.ts'
import type { UpsellDeps } from './deps.ts'
import { type SettleDeps, settle } from './settle-reservations.ts'

type Deps = SettleDeps & Pick<UpsellDeps, 'products'>
const TRIES = 5

/** Deletes the caller's own upsell product; upsells that shoppers have added stay in their orders. Throws `not_found`. */
export async function deleteUpsellProduct(deps: Deps, caller: Caller, id: number): Promise<void> {
  await ownUpsellProduct(deps, caller, id)
  await remove(deps, id)
}

/** Deletes the upsell products of a deleted website or seller. */
export async function deleteUpsellProductsOf(
  deps: Deps,
  whose: { websiteId: number } | { userId: number },
): Promise<void> {
  for (const id of await deps.products.idsOf(whose)) await remove(deps, id)
}

/** Settles an upsell product's reservations before it is deleted. Throws `unavailable` while one cannot be settled. */
async function remove(deps: Deps, id: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const product = await deps.products.byId(id)
    if (!product || (await deps.products.remove(product, deps.now()))) return
    for (const reservation of await deps.stock.reservationsOf(id)) await settle(deps, reservation)
  }
  throw unavailable(undefined, UPSELL_MESSAGES.changedMeanwhile)
}

import type { UpsellProduct as UpsellProductView } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES, type UpdateUpsellRequest } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { changed, type UpsellProduct, upsellProductView } from '../domain/upsell-product.ts'
import type { UpsellDeps } from './deps.ts'

const TRIES = 5

/** Changes the fields that were sent of the caller's own upsell product. Throws `not_found`, `invalid`, and `conflict` when others keep saving it. */
export async function changeUpsellProduct(
  { products, now }: Pick<UpsellDeps, 'products' | 'now'>,
  caller: Caller,
  id: number,
  changes: UpdateUpsellRequest,
): Promise<UpsellProductView> {
  const stock = changes.stockLeft === undefined ? {} : { stockLeft: changes.stockLeft }
  for (let tries = 0; tries < TRIES; tries++) {
    const after = changed(await ownUpsellProduct({ products }, caller, id), changes, now())
    if (await products.save(after, stock)) return upsellProductView((await products.byId(id)) ?? after)
  }
  throw new AppError('conflict', 'upsell.changed', UPSELL_MESSAGES.changedMeanwhile)
}

/** Throws `not_found`, also for another seller's upsell product. */
export async function ownUpsellProduct(
  { products }: Pick<UpsellDeps, 'products'>,
  caller: Caller,
  id: number,
): Promise<UpsellProduct> {
  const product = await products.byId(id)
  if (product && (isAdmin(caller) || product.userId === caller.userId)) return product
  throw new AppError('not_found', 'upsell.unknown', UPSELL_MESSAGES.notFound)
}

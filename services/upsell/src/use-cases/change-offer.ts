import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES, type UpdateUpsellRequest } from '@izlog/contracts/http/upsell'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { changed, type Offer, offerView } from '../domain/offer.ts'
import type { UpsellDeps } from './deps.ts'

const TRIES = 5

/** Changes the fields that were sent of the caller's own offer. Throws `not_found`, `invalid`, and `conflict` when others keep saving it. */
export async function changeOffer(
  { offers, now }: Pick<UpsellDeps, 'offers' | 'now'>,
  caller: Caller,
  id: number,
  changes: UpdateUpsellRequest,
): Promise<UpsellProduct> {
  const stock = changes.stockLeft === undefined ? {} : { stockLeft: changes.stockLeft }
  for (let tries = 0; tries < TRIES; tries++) {
    const after = changed(await ownOffer({ offers }, caller, id), changes, now())
    if (await offers.save(after, stock)) return offerView((await offers.byId(id)) ?? after)
  }
  throw new AppError('conflict', 'upsell.changed', UPSELL_MESSAGES.changedMeanwhile)
}

/** Throws `not_found`, also for another seller's offer. */
export async function ownOffer({ offers }: Pick<UpsellDeps, 'offers'>, caller: Caller, id: number): Promise<Offer> {
  const offer = await offers.byId(id)
  if (offer && (isAdmin(caller) || offer.userId === caller.userId)) return offer
  throw new AppError('not_found', 'upsell.unknown', UPSELL_MESSAGES.notFound)
}

import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { unavailable } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { ownOffer } from './change-offer.ts'
import type { UpsellDeps } from './deps.ts'
import { type SettleDeps, settle } from './settle-reservations.ts'

type Deps = SettleDeps & Pick<UpsellDeps, 'offers'>
const TRIES = 5

/** Deletes the caller's own offer; upsells that shoppers have added stay in their orders. Throws `not_found`. */
export async function deleteOffer(deps: Deps, caller: Caller, id: number): Promise<void> {
  await ownOffer(deps, caller, id)
  await remove(deps, id)
}

/** Deletes the offers of a deleted website or seller. */
export async function deleteOffersOf(deps: Deps, whose: { websiteId: number } | { userId: number }): Promise<void> {
  for (const id of await deps.offers.idsOf(whose)) await remove(deps, id)
}

/** Settles an offer's reservations before it is deleted. Throws `unavailable` while one cannot be settled. */
async function remove(deps: Deps, id: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const offer = await deps.offers.byId(id)
    if (!offer || (await deps.offers.remove(offer, deps.now()))) return
    for (const reservation of await deps.stock.reservationsOf(id)) await settle(deps, reservation)
  }
  throw unavailable(undefined, UPSELL_MESSAGES.changedMeanwhile)
}

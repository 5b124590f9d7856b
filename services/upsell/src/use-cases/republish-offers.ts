import { setTimeout as sleep } from 'node:timers/promises'
import type { UpsellDeps } from './deps.ts'

/** Writes every offer's snapshot anew, each under a higher version, and waits until all are published. Answers how many. */
export async function republishOffers({ offers }: Pick<UpsellDeps, 'offers'>): Promise<number> {
  const ids = await offers.idsOf({})
  for (const id of ids) {
    // Saved by somebody else meanwhile: once more on what they saved.
    while (!(await announce(offers, id))) {}
  }
  while ((await offers.unpublished()) > 0) await sleep(50)
  return ids.length
}

async function announce(offers: UpsellDeps['offers'], id: number): Promise<boolean> {
  const offer = await offers.byId(id)
  return !offer || offers.save({ ...offer, version: offer.version + 1 })
}

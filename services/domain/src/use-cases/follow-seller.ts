import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import { withSellerActive } from '../domain/claim.ts'
import type { Seller } from '../store/mongo-sellers.ts'
import { removeHost } from './change-hosts.ts'
import type { DomainDeps } from './deps.ts'

type Deps = Pick<DomainDeps, 'claims' | 'now'>

/** Switches the hosts of a deactivated seller off, and frees those of a deleted one. */
export async function followSeller(deps: Deps, { _id: userId, isActive, deleted }: Seller): Promise<void> {
  for (const id of await deps.claims.idsOf({ userId })) {
    if (deleted) await removeHost(deps, { id }, serviceInitiator('domain'))
    else await setSellerActive(deps, id, isActive)
  }
}

async function setSellerActive({ claims, now }: Deps, id: number, active: boolean): Promise<void> {
  const claim = await claims.byId(id)
  if (!claim || claim.ownerActive === active) return
  if ((await claims.save(withSellerActive(claim, active, now()))) !== 'saved')
    await setSellerActive({ claims, now }, id, active)
}

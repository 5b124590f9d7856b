import { serviceInitiator } from '@izlog/kit/audit/audit-event'
import { withOwner } from '../domain/claim.ts'
import type { Owner } from '../store/mongo-owners.ts'
import { removeDomain } from './change-domains.ts'
import type { DomainDeps } from './deps.ts'

type Deps = Pick<DomainDeps, 'claims' | 'now'>

/** A deactivated seller's hosts lead nowhere, a deleted one's are free. */
export async function followUser(deps: Deps, { _id: userId, isActive, deleted }: Owner): Promise<void> {
  for (const id of await deps.claims.idsOf({ userId })) {
    if (deleted) await removeDomain(deps, { id }, serviceInitiator('domain'))
    else await setOwner(deps, id, isActive)
  }
}

async function setOwner({ claims, now }: Deps, id: number, active: boolean): Promise<void> {
  const claim = await claims.byId(id)
  if (!claim || claim.ownerActive === active) return
  if ((await claims.save(withOwner(claim, active, now()))) !== 'saved') await setOwner({ claims, now }, id, active)
}

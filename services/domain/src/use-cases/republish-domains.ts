import { setTimeout as sleep } from 'node:timers/promises'
import type { DomainDeps } from './deps.ts'

/** Writes every claim's snapshot anew, each under a higher version, and waits until all are published. Answers how many. */
export async function republishDomains({ claims }: Pick<DomainDeps, 'claims'>): Promise<number> {
  const ids = await claims.idsOf({})
  for (const id of ids) {
    // Saved by somebody else meanwhile: once more on what they saved.
    while (!(await announce(claims, id))) {}
  }
  while ((await claims.unpublished()) > 0) await sleep(50)
  return ids.length
}

async function announce(claims: DomainDeps['claims'], id: number): Promise<boolean> {
  const claim = await claims.byId(id)
  return !claim || (await claims.save({ ...claim, version: claim.version + 1 })) === 'saved'
}

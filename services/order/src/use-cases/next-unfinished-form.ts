import { callQueue } from '@izlog/contracts/domain/call-queue'
import { MAX_KEPT, type UnfinishedForm, waitingForm } from '../domain/unfinished-form.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import { type OrderedDeps, removeIfOrdered } from './remove-if-ordered.ts'

export interface NextUnfinishedDeps extends OrderedDeps {
  unfinishedForms: UnfinishedForms
  blocks: Pick<Blocks, 'match'>
  now: () => Date
}

/** The seller's unfinished forms that wait for a call, without those of buyers whom the seller has blocked since. */
export async function waitingForms({ unfinishedForms, blocks, now }: NextUnfinishedDeps, userId: number) {
  const forms = await unfinishedForms.ofSeller(userId, now(), MAX_KEPT)
  const blocked = await Promise.all(forms.map(({ phone }) => blocks.match(userId, { phone, email: null, ip: null })))
  return forms.filter((_, index) => !blocked[index]).map(waitingForm)
}

/** Leases the first of these to the session that nobody else has and that was not ordered meanwhile; `own` are those that it has already. */
export async function takeForm(
  deps: NextUnfinishedDeps,
  ids: readonly string[],
  { session, own }: { session: string; own: readonly string[] },
): Promise<UnfinishedForm | undefined> {
  const { unfinishedForms, now } = deps
  for (const id of ids) {
    if (!(await unfinishedForms.take(id, session, now()))) continue
    // The list may be older than the lease: whoever had it before may have noted its call, or the shopper changed the form.
    const newest = await unfinishedForms.byId(id, now())
    if (newest && !newest.isDone && (own.includes(id) || isDue(newest, now()))) {
      // An order on hold publishes nothing that would remove its form.
      if (!(await removeIfOrdered(deps, newest))) return newest
    }
    await unfinishedForms.free([id], session)
  }
  return undefined
}

const isDue = (form: UnfinishedForm, now: Date): boolean => callQueue([waitingForm(form)], now.getTime()).length > 0

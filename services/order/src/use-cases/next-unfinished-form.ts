import { callQueue } from '@izlog/contracts/domain/call-queue'
import { orderedFrom, type UnfinishedForm, waitingForm } from '../domain/unfinished-form.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'

export interface NextUnfinishedDeps {
  unfinishedForms: UnfinishedForms
  orders: Pick<Orders, 'orderedSince'>
  blocks: Pick<Blocks, 'match'>
  now: () => Date
}

const LOOKED_AT = 200

/** The seller's unfinished forms that wait for a call, without those of buyers whom the seller has blocked since. */
export async function waitingForms({ unfinishedForms, blocks, now }: NextUnfinishedDeps, userId: number) {
  const forms = await unfinishedForms.ofSeller(userId, now(), LOOKED_AT)
  const blocked = await Promise.all(forms.map(({ phone }) => blocks.match(userId, { phone, email: null, ip: null })))
  return forms.filter((_, index) => !blocked[index]).map(waitingForm)
}

/** Leases the first of these to the session that nobody else has and that was not ordered meanwhile; `own` are those that it has already. */
export async function takeForm(
  { unfinishedForms, orders, now }: NextUnfinishedDeps,
  ids: readonly string[],
  { session, own }: { session: string; own: readonly string[] },
): Promise<UnfinishedForm | undefined> {
  for (const id of ids) {
    if (!(await unfinishedForms.take(id, session, now()))) continue
    // The list may be older than the lease: whoever had it before may have noted its call, or the shopper changed the form.
    const newest = await unfinishedForms.byId(id, now())
    if (newest && !newest.isDone && (own.includes(id) || isDue(newest, now()))) {
      // An order on hold publishes nothing that would remove its form.
      if (!(await orders.orderedSince(newest.websiteId, newest.phone, orderedFrom(newest)))) return newest
      await unfinishedForms.remove(newest.phone, newest.websiteId)
    }
    await unfinishedForms.free([id], session)
  }
  return undefined
}

const isDue = (form: UnfinishedForm, now: Date): boolean => callQueue([waitingForm(form)], now.getTime()).length > 0

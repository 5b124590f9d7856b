import { orderedFrom, type UnfinishedForm } from '../domain/unfinished-form.ts'
import type { Orders } from '../store/mongo-orders.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'

export interface OrderedDeps {
  unfinishedForms: Pick<UnfinishedForms, 'remove'>
  orders: Pick<Orders, 'orderedSince'>
  projections: Pick<Projections, 'websiteIds'>
}

/** Removes a form whose phone ordered from the same seller, on whichever page; false when it did not. */
export async function removeIfOrdered(
  { unfinishedForms, orders, projections }: OrderedDeps,
  form: Pick<UnfinishedForm, 'userId' | 'phone' | 'at'>,
): Promise<boolean> {
  const { userId, phone } = form
  const websiteIds = await projections.websiteIds(userId)
  const isOrdered = await orders.orderedSince({ userId, websiteIds }, phone, orderedFrom(form))
  if (isOrdered) await unfinishedForms.remove(phone, userId)
  return isOrdered
}

import type { Country } from '@izlog/contracts/domain/markets'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import { ERASURE_MESSAGES, type ErasureFilter, type RequestErasureRequest } from '@izlog/contracts/http/erasures'
import { auditEvent, type Initiator } from '@izlog/kit/audit/audit-event'
import { AppError, invalid } from '@izlog/kit/errors'
import { v7 as uuid } from 'uuid'
import { type Erasure, progressOf } from '../domain/erasure.ts'
import type { Blocks } from '../store/mongo-blocks.ts'
import type { ErasureList, Erasures } from '../store/mongo-erasures.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import type { OrderErasures } from '../store/order-erasures.ts'
import type { HashPhone } from '../store/phone-hashes.ts'

export interface ErasureDeps {
  erasures: Erasures
  orderErasures: OrderErasures
  projections: Pick<Projections, 'websiteIds'>
  blocks: Pick<Blocks, 'erase'>
  unfinishedForms: Pick<UnfinishedForms, 'erase'>
  hashPhone: HashPhone
  /** Wakes the worker that runs erasures. */
  wakeEraser: () => void
  now: () => Date
}

/**
 * Begins to erase the shopper's data in all orders placed with this phone until now, and removes the shopper from all block lists and unfinished forms. While that erasure is under way, the same phone
 * answers the same erasure, with `isNew` false. Throws `invalid` for a wrong phone.
 */
export async function requestErasure(
  deps: ErasureDeps,
  asked: RequestErasureRequest,
  by: number,
  initiator: Initiator,
): Promise<{ erasure: Erasure; isNew: boolean }> {
  const { erasures, orderErasures, projections, hashPhone, now } = deps
  const phone = e164Of(asked)
  const requestedAt = now()
  const orderIds = await orderErasures.ofPhone(phone, await projections.websiteIds(), requestedAt)
  await deps.blocks.erase(phone, orderIds)
  await deps.unfinishedForms.erase(phone)
  const erasure: Erasure = {
    id: uuid(),
    phone,
    phoneHash: await hashPhone(phone),
    orderIds,
    requestedBy: by,
    requestedAt,
    doneAt: null,
    ...progressOf(await orderErasures.progress(orderIds), new Map()),
  }
  const record = auditEvent(initiator, 'erasure-requested', requestedAt)
  if ((await erasures.insert(erasure, [record])) === 'stored') {
    deps.wakeEraser()
    return { erasure, isNew: true }
  }
  const earlier = await erasures.underWay(phone)
  // It was completed between our insert and this read; orders placed since then need an erasure of their own.
  return earlier ? { erasure: earlier, isNew: false } : requestErasure(deps, asked, by, initiator)
}

/** Throws `not_found`. */
export async function readErasure({ erasures }: ErasureDeps, id: string): Promise<Erasure> {
  const erasure = await erasures.byId(id)
  if (erasure) return erasure
  throw new AppError('not_found', 'erasure.not-found', ERASURE_MESSAGES.notFound)
}

/** Throws `invalid` for what is not a phone number. */
export async function listErasures(
  { erasures, hashPhone }: ErasureDeps,
  { phone, country, ...page }: ErasureFilter,
): Promise<ErasureList> {
  return erasures.page({ ...page, ...(phone ? { phoneHash: await hashPhone(e164Of({ phone, country })) } : {}) })
}

function e164Of({ phone, country }: { phone: string; country: Country }): string {
  const known = normalisePhone(phone, country)
  if (known) return known.e164
  throw invalid([{ path: 'phone', message: ERASURE_MESSAGES.phoneInvalid }])
}

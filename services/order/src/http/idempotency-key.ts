import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER, IdempotencyKey, ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { invalid } from '@izlog/kit/errors'
import type { Request } from 'express'

/** The request's key; one of its own where it has none (docs/product/platform.md 7), so that it is a new one each time. Throws `invalid` for a malformed key. */
export function idempotencyKeyOf(req: Request): string {
  const key = IdempotencyKey.safeParse(req.get(IDEMPOTENCY_HEADER) ?? randomUUID())
  if (!key.success) throw invalid([{ path: IDEMPOTENCY_HEADER, message: ORDER_MESSAGES.idempotencyMalformed }])
  return key.data
}

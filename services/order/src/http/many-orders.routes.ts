import { BulkDeskAnswer, BulkDeskRequest, MAX_SELECTED, OrderSelection } from '@izlog/contracts/http/many-orders'
import { OrderExportFilter } from '@izlog/contracts/http/orders'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { concurrencyLimit } from '@izlog/kit/security/concurrency-limit'
import { Router } from 'express'
import type { OrderLists } from '../store/order-lists.ts'
import type { DeskDeps } from '../use-cases/note-at-desk.ts'
import { noteMany } from '../use-cases/note-many.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

export type ManyOrdersRouteDeps = DeskDeps & ReadOnlyDeps & { lists: Pick<OrderLists, 'ids'> }

/** Two tabs of a user may each change many orders. */
const acquireBulkSlot = concurrencyLimit(2, { retryAfter: 2, ofAll: 8 })

/** Administrators select among everybody's orders, a seller among their own. */
const scopeOf = (caller: Caller): number | undefined => (isAdmin(caller) ? undefined : caller.userId)

/** Many orders at once. Mounted before the orders, whose codes match any path. */
export const manyOrdersRoutes = (deps: ManyOrdersRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .get('/api/orders/desk/selection', allow('signedIn'), async (req, res) => {
      const ids = await deps.lists.ids(scopeOf(callerOf(req)), read(OrderExportFilter, req.query), MAX_SELECTED + 1)
      res.json(OrderSelection.parse({ ids: ids.slice(0, MAX_SELECTED), isAll: ids.length <= MAX_SELECTED }))
    })
    .post('/api/orders/desk/bulk', allow('signedIn'), writes, async (req, res) => {
      const change = read(BulkDeskRequest, req.body ?? {})
      const release = acquireBulkSlot(callerOf(req).userId)
      try {
        const results = await noteMany(deps, callerOf(req), change, initiatorOf(req))
        res.json(BulkDeskAnswer.parse({ results }))
      } finally {
        release()
      }
    })
}

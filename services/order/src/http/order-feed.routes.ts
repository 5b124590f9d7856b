import { pipeline } from 'node:stream/promises'
import { OrderExportFilter } from '@izlog/contracts/http/orders'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { CSV_START } from '@izlog/kit/csv'
import { read } from '@izlog/kit/errors'
import { allow, stillAllowed } from '@izlog/kit/http/access'
import { acquireExportSlot } from '@izlog/kit/http/data-export'
import { acquireStreamSlot, type EventStream, openEventStream } from '@izlog/kit/http/event-stream'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import { Router } from 'express'
import { csvHeader, csvRow } from '../domain/order-csv.ts'
import type { OrderFeed } from '../live/order-feed.ts'
import type { OrderLists } from '../store/order-lists.ts'

export interface OrderFeedRouteDeps {
  feed: OrderFeed
  lists: OrderLists
  audit: Pick<AuditOutbox, 'record'>
}

/** Administrators see everybody's orders, a seller their own. */
const scopeOf = (caller: Caller): number | undefined => (isAdmin(caller) ? undefined : caller.userId)

/** The live feed of orders, and their export as a file. Mounted before `/api/orders/{orderId}`. */
export const orderFeedRoutes = ({ feed, lists, audit }: OrderFeedRouteDeps): Router =>
  Router()
    .get('/api/orders/stream', allow('signedIn'), async (req, res) => {
      const letGo = acquireStreamSlot(callerOf(req).userId)
      let stream: EventStream | undefined
      // Opened last: once its stream is open, a browser reads again what came before.
      const leave = await feed.listen(scopeOf(callerOf(req)), (event) => stream?.send('order', event))
      const onClose = () => {
        leave()
        letGo()
      }
      stream = openEventStream(req, res, () => stillAllowed('signedIn', req, res), onClose)
    })
    .get('/api/orders/export', allow('signedIn'), async (req, res) => {
      const orders = lists.all(scopeOf(callerOf(req)), read(OrderExportFilter, req.query))
      const letGo = acquireExportSlot(callerOf(req).userId)
      try {
        await audit.record(initiatorOf(req), 'orders-exported')
        res.set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="porudzbine.csv"',
          'Cache-Control': 'no-store',
        })
        await pipeline(async function* () {
          yield CSV_START + csvHeader()
          for await (const order of orders) yield csvRow(order)
        }, res)
      } finally {
        letGo()
      }
    })

import { OrderItem } from '@izlog/contracts/http/orders'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import { initiatorOf } from '@izlog/kit/http/initiator'
import type { Router } from 'express'
import type { Order } from '../domain/order.ts'
import { ORDER_COLUMNS } from '../domain/order-csv.ts'
import { orderItem } from '../domain/order-views.ts'
import type { OrderLists } from '../store/order-lists.ts'

export interface OrdersExportDeps {
  lists: Pick<OrderLists, 'ofSeller'>
  audit: Pick<AuditOutbox, 'record'>
}

/** Exports the caller's own orders; the audit log records every export of shoppers' data. */
export const ordersExportRoutes = ({ lists, audit }: OrdersExportDeps): Router =>
  dataExportRoutes<Order>({
    part: 'orders',
    items: (userId) => lists.ofSeller(userId),
    json: (order) => OrderItem.parse(orderItem(order)),
    columns: ORDER_COLUMNS,
    before: (req) => audit.record(initiatorOf(req), 'orders-exported'),
  })

import { pipeline } from 'node:stream/promises'
import {
  ExportRequest,
  LabelsRequest,
  MANY_ORDERS_MESSAGES,
  ORDERS_IN_FILE_HEADER,
  type OrderFileFormat,
  PackingListRequest,
} from '@izlog/contracts/http/many-orders'
import type { AuditOutbox } from '@izlog/kit/audit/audit-outbox'
import { type Column, CSV_START } from '@izlog/kit/csv'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { acquireExportSlot } from '@izlog/kit/http/data-export'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { concurrencyLimit } from '@izlog/kit/security/concurrency-limit'
import { type Request, type Response, Router } from 'express'
import type { Order } from '../domain/order.ts'
import { columnOf, csvHeader, csvRow } from '../domain/order-csv.ts'
import type { PrintedOrder } from '../domain/printed-order.ts'
import { labelsPdf } from '../print/labels-pdf.ts'
import { ordersXlsx } from '../print/orders-xlsx.ts'
import { packingListPdf } from '../print/packing-list-pdf.ts'
import type { Pdf } from '../print/pdf.ts'
import { type ExportDeps, ordersToExport } from '../use-cases/export-orders.ts'
import { ordersToPrint, type PrintDeps } from '../use-cases/print-orders.ts'

export type OrderFilesRouteDeps = PrintDeps & ExportDeps & { audit: Pick<AuditOutbox, 'record'>; now: () => Date }

/** A document is drawn in this process, so few are at a time. */
const acquirePrintSlot = concurrencyLimit(1, { message: MANY_ORDERS_MESSAGES.stillPrinting, retryAfter: 5, ofAll: 4 })

/** Selected orders as files. The audit log records each, as every export of shoppers' data. */
export const orderFilesRoutes = (deps: OrderFilesRouteDeps): Router =>
  Router()
    .post('/api/orders/labels', allow('signedIn'), async (req, res) => {
      const { ids, format } = read(LabelsRequest, req.body ?? {})
      await print(deps, req, res, { ids, file: 'nalepnice.pdf', draw: (orders) => labelsPdf(orders, format) })
    })
    .post('/api/orders/packing-list', allow('signedIn'), async (req, res) => {
      const { ids } = read(PackingListRequest, req.body ?? {})
      const draw = (orders: PrintedOrder[]) => packingListPdf(orders, deps.now())
      await print(deps, req, res, { ids, file: 'lista-za-pakovanje.pdf', draw })
    })
    .post('/api/orders/export', allow('signedIn'), async (req, res) => {
      const { ids, columns, format } = read(ExportRequest, req.body ?? {})
      const chosen = columns.map(({ column, heading }) => columnOf(column, heading))
      const release = acquireExportSlot(callerOf(req).userId)
      try {
        await deps.audit.record(initiatorOf(req), 'orders-exported')
        const orders = ordersToExport(deps, callerOf(req), ids)
        res.set({
          'Content-Type': TYPES[format],
          'Content-Disposition': `attachment; filename="porudzbine.${format}"`,
          'Cache-Control': 'no-store',
        })
        if (format === 'xlsx') res.send(await ordersXlsx(await Array.fromAsync(orders), chosen))
        else await pipeline(csvOf(orders, chosen), res)
      } finally {
        release()
      }
    })

const TYPES: Readonly<Record<OrderFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function* csvOf(orders: AsyncIterable<Order>, columns: readonly Column<Order>[]) {
  yield CSV_START + csvHeader(columns)
  for await (const order of orders) yield csvRow(order, columns)
}

interface Printing {
  ids: readonly number[]
  file: string
  draw: (orders: PrintedOrder[]) => Pdf
}

/** Answers a document of orders, sent as it is drawn. */
async function print(deps: OrderFilesRouteDeps, req: Request, res: Response, { ids, file, draw }: Printing) {
  const release = acquirePrintSlot(callerOf(req).userId)
  try {
    const orders = await ordersToPrint(deps, callerOf(req), ids)
    await deps.audit.record(initiatorOf(req), 'orders-exported')
    res.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
      [ORDERS_IN_FILE_HEADER]: String(orders.length),
    })
    await pipeline(draw(orders), res)
  } finally {
    release()
  }
}

import {
  PAYOUT_MESSAGES,
  PAYOUT_ROWS_AT_ONCE,
  PayoutColumns,
  PayoutImportFields,
  PayoutMonth,
  PayoutMonthQuery,
  PayoutPreviewFields,
  PayoutRows,
} from '@izlog/contracts/http/payouts'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { concurrencyLimit } from '@izlog/kit/security/concurrency-limit'
import { type Request, type Response, Router } from 'express'
import { readPayoutColumns, readPayoutRows } from '../payout-files/read-payout-file.ts'
import { importPayouts, type PayoutDeps, payoutSeller, previewPayouts } from '../use-cases/import-payouts.ts'
import { type PayoutMonthDeps, readPayoutMonth } from '../use-cases/read-payout-month.ts'
import { receivePayoutFile } from './receive-payout-file.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

export type PayoutRouteDeps = PayoutDeps & PayoutMonthDeps & ReadOnlyDeps

/** Two people under one login may each be at a file; each file has a thread while it is read. */
const acquireFileSlot = concurrencyLimit(2, { message: PAYOUT_MESSAGES.busy, retryAfter: 5, ofAll: 4 })
/** A month is up to MONTH_ORDERS_MAX orders. */
const acquireMonthSlot = concurrencyLimit(2, { retryAfter: 5, ofAll: 4 })

/** Couriers' files of payouts and states, and the money of a month. Mounted before the orders, whose codes match any path. */
export const payoutRoutes = (deps: PayoutRouteDeps): Router =>
  Router()
    .post('/api/orders/payouts/columns', allow('signedIn'), (req, res) =>
      withFile(req, res, async (bytes) => PayoutColumns.parse(await readPayoutColumns(bytes))),
    )
    .post('/api/orders/payouts/preview', allow('signedIn'), (req, res) =>
      withFile(req, res, async (bytes) => {
        const { mapping, seller } = read(PayoutPreviewFields, req.body ?? {})
        const userId = payoutSeller(callerOf(req), seller)
        const rows = await readPayoutRows(bytes, { mapping, userId })
        return PayoutRows.parse({ rows: await previewPayouts(deps, userId, rows), total: rows.length, next: null })
      }),
    )
    .post('/api/orders/payouts/import', allow('signedIn'), refuseReadOnly(deps), (req, res) =>
      withFile(req, res, async (bytes) => {
        const { mapping, seller, from, withDifferences } = read(PayoutImportFields, req.body ?? {})
        const caller = callerOf(req)
        const userId = payoutSeller(caller, seller)
        const rows = await readPayoutRows(bytes, { mapping, userId })
        const next = from + PAYOUT_ROWS_AT_ONCE
        const part = { rows, now: rows.slice(from, next), courier: mapping.courier, withDifferences }
        const imported = await importPayouts(deps, caller, userId, part, initiatorOf(req))
        return PayoutRows.parse({ rows: imported, total: rows.length, next: next < rows.length ? next : null })
      }),
    )
    .get('/api/orders/payouts', allow('signedIn'), async (req, res) => {
      const { month, seller } = read(PayoutMonthQuery, req.query)
      const caller = callerOf(req)
      const userId = payoutSeller(caller, seller)
      const release = acquireMonthSlot(caller.userId)
      try {
        res.json(PayoutMonth.parse(await readPayoutMonth(deps, userId, month)))
      } finally {
        release()
      }
    })

async function withFile(req: Request, res: Response, answer: (bytes: Buffer) => Promise<object>): Promise<void> {
  const release = acquireFileSlot(callerOf(req).userId)
  try {
    res.json(await answer(await receivePayoutFile(req, res)))
  } finally {
    release()
  }
}

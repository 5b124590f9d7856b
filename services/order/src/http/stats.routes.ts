import { Sales, SalesQuery } from '@izlog/contracts/http/sales'
import { AdminStats, DashboardStats } from '@izlog/contracts/http/stats'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { type ReadSalesDeps, readSales } from '../use-cases/read-sales.ts'
import { type ReadStatsDeps, readAdminStats, readStats } from '../use-cases/read-stats.ts'

/** docs/product/platform.md 3 and 7: the caller's own figures, and all figures for administrators. */
export const statsRoutes = (deps: ReadStatsDeps & ReadSalesDeps): Router =>
  Router()
    .get('/api/dashboard/stats', allow('signedIn'), async (req, res) => {
      res.json(DashboardStats.parse(await readStats(deps, callerOf(req).userId)))
    })
    .get('/api/dashboard/sales', allow('signedIn'), async (req, res) => {
      const { period } = read(SalesQuery, req.query)
      res.json(Sales.parse(await readSales(deps, callerOf(req).userId, period)))
    })
    .get('/api/admin/dashboard/stats', allow('admin'), async (_req, res) => {
      res.json(AdminStats.parse(await readAdminStats(deps)))
    })

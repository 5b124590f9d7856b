import { HolderParams, PageHoldings } from '@izlog/contracts/http/holdings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { Ports } from '../use-cases/ports.ts'

/** Counts the pages that would be deleted with a user. */
export const pageHoldingsRoutes = ({ websites }: Pick<Ports, 'websites'>): Router =>
  Router().get('/api/websites/held-by/:userId', allow('admin'), async (req, res) => {
    const { total } = await websites.listOf(read(HolderParams, req.params).userId, { limit: 1 })
    res.json(PageHoldings.parse({ pages: total }))
  })

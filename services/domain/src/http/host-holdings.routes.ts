import { DomainHoldings, HolderParams } from '@izlog/contracts/http/holdings'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { DomainDeps } from '../use-cases/deps.ts'

/** How many hosts would be freed if this user were deleted. */
export const hostHoldingsRoutes = ({ claims }: Pick<DomainDeps, 'claims'>): Router =>
  Router().get('/api/domains/held-by/:userId', allow('admin'), async (req, res) => {
    const { userId } = read(HolderParams, req.params)
    res.json(DomainHoldings.parse({ domains: (await claims.idsOf({ userId })).length }))
  })

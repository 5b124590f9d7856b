import { Buyer } from '@izlog/contracts/http/buyer'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { z } from 'zod'
import { type ReadBuyerDeps, readBuyer } from '../use-cases/read-buyer.ts'

const ById = z.object({ id: z.coerce.number().int().positive() })

/** What an order's seller knows of its buyer. */
export const buyerRoutes = (deps: ReadBuyerDeps): Router =>
  Router().get('/api/orders/:id/buyer', allow('owner'), async (req, res) => {
    const { id } = read(ById, req.params)
    res.json(Buyer.parse(await readBuyer(deps, callerOf(req), id)))
  })

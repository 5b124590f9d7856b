import { DeskOrder } from '@izlog/contracts/http/desk'
import { OrderParcel, ShareParcelRequest } from '@izlog/contracts/http/parcel'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { deskOrder } from '../domain/desk.ts'
import { type ReadParcelDeps, readParcel } from '../use-cases/read-parcel.ts'
import type { SettleDeps } from '../use-cases/settle-parcel.ts'
import { separateParcel, shareParcel } from '../use-cases/share-parcel.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

const ById = z.object({ id: z.coerce.number().int().positive() })
const idOf = (req: Request) => read(ById, req.params).id

export type ParcelRouteDeps = SettleDeps & ReadParcelDeps & ReadOnlyDeps

/** Orders of one buyer that share a parcel. */
export const parcelRoutes = (deps: ParcelRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .get('/api/orders/:id/parcel', allow('owner'), async (req, res) => {
      res.json(OrderParcel.parse(await readParcel(deps, callerOf(req), idOf(req))))
    })
    .post('/api/orders/:id/parcel', allow('owner'), writes, async (req, res) => {
      const { order } = read(ShareParcelRequest, req.body ?? {})
      const shared = await shareParcel(deps, callerOf(req), idOf(req), order, initiatorOf(req))
      res.json(DeskOrder.parse(deskOrder(shared)))
    })
    .delete('/api/orders/:id/parcel', allow('owner'), writes, async (req, res) => {
      res.json(DeskOrder.parse(deskOrder(await separateParcel(deps, callerOf(req), idOf(req), initiatorOf(req)))))
    })
}

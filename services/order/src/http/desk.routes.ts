import {
  CallsSummary,
  DeskOrder,
  DeskRequest,
  EditOrderRequest,
  NextCall,
  NextCallRequest,
  UndoRequest,
} from '@izlog/contracts/http/desk'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { deskOrder } from '../domain/desk.ts'
import { editOrder } from '../use-cases/edit-order.ts'
import { type NextCallDeps, nextCall, readCalls } from '../use-cases/next-call.ts'
import { type DeskDeps, findDeskOrder, noteStep, undoStep } from '../use-cases/note-at-desk.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

const ById = z.object({ id: z.coerce.number().int().positive() })
const idOf = (req: Request) => read(ById, req.params).id

export type DeskRouteDeps = DeskDeps & NextCallDeps & ReadOnlyDeps

/** The order desk: what sellers note of their orders, and the queue of calls. Mounted before the orders, whose codes match any path. */
export const deskRoutes = (deps: DeskRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .get('/api/orders/calls', allow('signedIn'), async (req, res) => {
      res.json(CallsSummary.parse(await readCalls(deps, callerOf(req))))
    })
    .post('/api/orders/calls/next', allow('signedIn'), writes, async (req, res) => {
      const skipped = read(NextCallRequest, req.body ?? {})
      res.json(NextCall.parse(await nextCall(deps, callerOf(req), skipped)))
    })
    .get('/api/orders/:id/desk', allow('owner'), async (req, res) => {
      res.json(DeskOrder.parse(deskOrder(await findDeskOrder(deps, callerOf(req), idOf(req)))))
    })
    .post('/api/orders/:id/desk', allow('owner'), writes, async (req, res) => {
      const change = read(DeskRequest, req.body ?? {})
      res.json(DeskOrder.parse(deskOrder(await noteStep(deps, callerOf(req), idOf(req), change, initiatorOf(req)))))
    })
    .post('/api/orders/:id/edit', allow('owner'), writes, async (req, res) => {
      const wanted = read(EditOrderRequest, req.body ?? {})
      res.json(DeskOrder.parse(deskOrder(await editOrder(deps, callerOf(req), idOf(req), wanted, initiatorOf(req)))))
    })
    .post('/api/orders/:id/desk/undo', allow('owner'), writes, async (req, res) => {
      const { version } = read(UndoRequest, req.body ?? {})
      res.json(DeskOrder.parse(deskOrder(await undoStep(deps, callerOf(req), idOf(req), version, initiatorOf(req)))))
    })
}

import {
  AddUpsellAnswer,
  AddUpsellRequest,
  SettleUpsellAnswer,
  SettleUpsellRequest,
} from '@izlog/contracts/http/upsell-internal'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import { type JoinUpsellDeps, joinUpsell, settleUpsell } from '../use-cases/join-upsell.ts'

/** What upsell asks when a shopper adds an upsell product; see contracts/src/http/upsell-internal.ts. */
export const upsellRoutes = (deps: JoinUpsellDeps): Router =>
  Router()
    .post('/internal/orders/:orderId/upsells', allow('internal', 'upsell'), async (req, res) => {
      const asked = read(AddUpsellRequest, req.body)
      res.json(AddUpsellAnswer.parse(await joinUpsell(deps, String(req.params.orderId), asked)))
    })
    .post('/internal/orders/:orderId/upsells/settle', allow('internal', 'upsell'), async (req, res) => {
      const { reservationId } = read(SettleUpsellRequest, req.body)
      res.json(SettleUpsellAnswer.parse(await settleUpsell(deps, String(req.params.orderId), reservationId)))
    })

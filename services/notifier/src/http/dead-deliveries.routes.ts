import {
  DeadDeliveriesQuery,
  DeadDeliveryPage,
  RetryDeadRequest,
  RetryDeadResponse,
  RetryMatchingDeadRequest,
} from '@izlog/contracts/http/dead-deliveries'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { Router } from 'express'
import { listDead } from '../use-cases/list-dead.ts'
import { type RetryDeadDeps, retryDead, retryMatchingDead } from '../use-cases/retry-dead.ts'

/** Dead deliveries of all sellers, and sending many of them again, for administrators. */
export const deadDeliveryRoutes = (deps: RetryDeadDeps): Router =>
  Router()
    .get('/api/admin/system/channels/dead', allow('admin'), async (req, res) => {
      res.json(DeadDeliveryPage.parse(await listDead(deps, read(DeadDeliveriesQuery, req.query))))
    })
    .post('/api/admin/system/channels/dead/retry', allow('admin'), async (req, res) => {
      const asked = read(RetryDeadRequest, req.body)
      res.json(RetryDeadResponse.parse(await retryDead(deps, initiatorOf(req), asked)))
    })
    .post('/api/admin/system/channels/dead/retry-matching', allow('admin'), async (req, res) => {
      const asked = read(RetryMatchingDeadRequest, req.body)
      res.json(RetryDeadResponse.parse(await retryMatchingDead(deps, initiatorOf(req), asked)))
    })

import {
  PushKeyResponse,
  PushStateResponse,
  PushSubscriptionRequest,
  PushUnsubscribeRequest,
} from '@izlog/contracts/http/push'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { type SubscribeToPushDeps, subscribeToPush } from '../use-cases/subscribe-to-push.ts'

export type PushRouteDeps = SubscribeToPushDeps

/** Each user switches the push to their own devices on and off. */
export const pushRoutes = (deps: PushRouteDeps): Router =>
  Router()
    .get('/api/push/key', allow('signedIn'), (_req, res) => {
      res.json(PushKeyResponse.parse({ publicKey: deps.push?.publicKey ?? null }))
    })
    .put('/api/push/subscription', allow('signedIn'), async (req, res) => {
      await subscribeToPush(deps, callerOf(req), read(PushSubscriptionRequest, req.body))
      res.json(PushStateResponse.parse({ active: true }))
    })
    .delete('/api/push/subscription', allow('signedIn'), async (req, res) => {
      await deps.subscriptions.remove(callerOf(req).userId, read(PushUnsubscribeRequest, req.body).endpoint)
      res.json(PushStateResponse.parse({ active: false }))
    })

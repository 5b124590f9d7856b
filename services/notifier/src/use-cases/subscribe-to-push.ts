import { PUSH_MESSAGES, type PushSubscriptionRequest } from '@izlog/contracts/http/push'
import { AppError, invalid } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import type { PushClient } from '../push/push-client.ts'
import type { PushSubscriptions } from '../store/push-subscriptions.ts'

export interface SubscribeToPushDeps {
  subscriptions: PushSubscriptions
  /** Undefined: the operator set no keys. */
  push: { publicKey: string; client: PushClient } | undefined
  now: () => Date
}

/** Pushes the caller's notifications to this device from now on. Throws `conflict` where push is not set up, and `invalid` for an address that is no push service's. */
export async function subscribeToPush(
  { subscriptions, push, now }: SubscribeToPushDeps,
  { userId, jti: sessionId }: Caller,
  subscription: PushSubscriptionRequest,
): Promise<void> {
  if (!push) throw new AppError('conflict', 'push.not-set-up', PUSH_MESSAGES.notSetUp)
  if (!push.client.accepts(subscription.endpoint))
    throw invalid([{ path: 'endpoint', message: PUSH_MESSAGES.badEndpoint }])
  await subscriptions.save({ userId, sessionId, savedAt: now() }, subscription)
}

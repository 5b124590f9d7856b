import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { revocationCheck } from '@izlog/kit/security/revocations'
import type { Runtime, Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { NotifierConfig } from './config.ts'
import { type PushClientDeps, pushClient } from './push/push-client.ts'
import { resolveByDns } from './push/resolve-by-dns.ts'
import { vapidOf } from './push/vapid.ts'
import { dueNotifications } from './store/due-notifications.ts'
import { type PushSubscriptions, pushSubscriptions } from './store/push-subscriptions.ts'
import { removeEndedDevices } from './use-cases/remove-ended-devices.ts'
import { pushWorker } from './use-cases/send-pushes.ts'
import type { SubscribeToPushDeps } from './use-cases/subscribe-to-push.ts'

/** Push services answer at once, and a user may have named an endpoint that never does. */
const PUSH_TIMEOUT_MS = 3000
const DNS_TIMEOUT_MS = 1000

/** The parts of notifier that push notifications to devices. Without keys of the operator nothing is pushed, and nobody is looked up. */
export interface PushParts extends Pick<SubscribeToPushDeps, 'subscriptions' | 'push'> {
  subscribersAmong: PushSubscriptions['subscribersAmong']
  wakePush: () => void
  pushWorkers: Worker[]
}

/** Throws if the operator's keys are no pair. */
export function pushParts(
  { store, redis, log }: Runtime,
  config: NotifierConfig,
  { now, onThisMachine }: Pick<PushClientDeps, 'now' | 'onThisMachine'>,
): PushParts {
  const subscriptions = pushSubscriptions(store, config.SECRETS_KEY)
  const vapid = vapidOf(config)
  if (!vapid) {
    const subscribersAmong = async () => new Set<number>()
    return { subscriptions, push: undefined, subscribersAmong, wakePush: () => undefined, pushWorkers: [] }
  }
  const client = pushClient({
    vapid,
    timeoutMs: Math.min(config.CALL_TIMEOUT_MS, PUSH_TIMEOUT_MS),
    now,
    onThisMachine,
    resolve: resolveByDns({ timeoutMs: DNS_TIMEOUT_MS }),
  })
  const pushes = dueNotifications(store, 'push')
  const revoked = revocationCheck(redis, config.NAMESPACE)
  const worker = pushWorker({ pushes, subscriptions, client, revoked, log, now }, config.POLL_MS)
  const upkeep = pollingWorker('notifier.push-devices', log, HOUR_MS, () =>
    removeEndedDevices({ subscriptions, revoked }).then(() => 0),
  )
  const stop = async () => {
    await worker.stop()
    client.stop()
  }
  return {
    subscriptions,
    push: { publicKey: vapid.publicKey, client },
    subscribersAmong: subscriptions.subscribersAmong,
    wakePush: worker.wake,
    pushWorkers: [{ start: worker.start, stop }, upkeep],
  }
}

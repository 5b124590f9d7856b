import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { open } from '@izlog/kit/security/secrets'
import { type RunningService, startRuntime, startService } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import { courierKeyField, courierTakes } from './channels/courier.ts'
import { allChannels, channelsOf } from './channels/registry.ts'
import { sheetTester } from './channels/sheets.ts'
import type { NotifierConfig } from './config.ts'
import type { Account, Integrations } from './domain/integrations.ts'
import { onNotifiable } from './events/on-notifiable.ts'
import { onOrderEvents, topicsOf } from './events/on-order-event.ts'
import { routersOf } from './http/routers.ts'
import { redisNotificationFeed } from './live/notification-feed.ts'
import { notifierProjection } from './projection.ts'
import { deliveryStore } from './store/deliveries.ts'
import { deliveryLists } from './store/delivery-lists.ts'
import { integrationsStore } from './store/integrations.ts'
import { locks as locksOf } from './store/locks.ts'
import { notificationStore } from './store/notifications.ts'
import { channelWorker } from './use-cases/channel-worker.ts'
import { sendNotifications } from './use-cases/send-notifications.ts'

/** How long a person who tests waits for one call to an outside service, ms. */
const PATIENCE_MS = 5000
/** A message is waited for; the other channels and the bell may take so long (ms) to read events together. */
const GATHER_MS = 100
const HOUR_MS = 60 * 60 * 1000

/** Carries orders to the channels that this process is configured for. */
export async function startNotifierService(config: NotifierConfig): Promise<RunningService> {
  const runtime = await startRuntime('notifier', config)
  const { store, bus, redis, log } = runtime
  const integrations = integrationsStore(store)
  const deliveries = deliveryStore(store, bus, log)
  const notifications = notificationStore(store)
  const feed = redisNotificationFeed(redis, config.NAMESPACE, log)
  const locks = locksOf(store)
  const openAccount = (seller: Integrations): Account => ({
    ...seller,
    secret(field) {
      const sealed = seller[field]
      return sealed && open(config.SECRETS_KEY, seller.userId, field, sealed)
    },
  })
  const now = () => new Date()
  const deps = {
    deliveries,
    integrations,
    locks,
    callTimeoutMs: config.CALL_TIMEOUT_MS,
    openAccount,
    log,
    now,
    random: Math.random,
    firstRetryMs: config.RETRY_FIRST_MS,
  }
  const channels = channelsOf(config).map((channel) => {
    const worker = channelWorker(deps, channel, config.POLL_MS)
    return { channel, worker, handlers: onOrderEvents({ ...deps, worker }, channel) }
  })
  const wakeAll = () => {
    for (const { worker } of channels) worker.wake()
  }
  const every = allChannels({ ...config, CALL_TIMEOUT_MS: Math.min(config.CALL_TIMEOUT_MS, PATIENCE_MS) })
  const bell = pollingWorker('notifier.notifications', log, config.POLL_MS, () =>
    sendNotifications({ ...deps, notifications, feed, everyChannel: every, wakeAll }),
  )
  const limited = (name: string, points: number, message: string) =>
    rateLimit(redis, { name, namespace: config.NAMESPACE, points, seconds: 60, message })

  return startService(runtime, {
    port: config.PORT,
    routers: routersOf({
      ...deps,
      keyField: courierKeyField,
      courierTakes: (country, key) => courierTakes(config, country, key),
      testSheet: sheetTester(config),
      sheetAccount: config.GOOGLE_SERVICE_ACCOUNT_JSON?.client_email ?? null,
      testLimit: limited('connection-tests', config.LIMIT_TESTS_PER_MINUTE, NOTIFIER_MESSAGES.tooManyTests),
      testChannels: every,
      testOrderLimit: limited('test-orders', config.LIMIT_TEST_ORDERS_PER_MINUTE, DELIVERY_MESSAGES.tooManyTests),
      publicUrl: config.PUBLIC_URL,
      lists: deliveryLists(store),
      notifications,
      feed,
      inOrder: (name) => every.some((channel) => channel.name === name && channel.together !== undefined),
      wakeAll,
    }),
    projections: [notifierProjection({ deliveries, integrations, notifications, now, wakeAll })],
    facts: [
      ...channels.map(({ channel, handlers }) => ({
        group: `notifier.${channel.name}`,
        topics: topicsOf(handlers),
        from: 'end' as const,
        handlers,
        ...(channel.name === 'telegram' ? {} : { gatherMs: GATHER_MS }),
      })),
      {
        group: 'notifier.notifications',
        topics: ['orders', 'upsells', 'deliveries', 'domains'],
        from: 'end',
        gatherMs: GATHER_MS,
        handlers: onNotifiable({ notifications, integrations, feed, now, wake: bell.wake }),
      },
    ],
    workers: [
      ...channels.map(({ worker }) => worker),
      deliveries.outbox,
      feed,
      bell,
      pollingWorker('notifier.forget', log, HOUR_MS, () => deliveries.forget(now()).then(() => 0)),
    ],
  })
}

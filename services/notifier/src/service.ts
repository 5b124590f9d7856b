import { NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { open } from '@izlog/kit/security/secrets'
import { type RunningService, startRuntime, startService } from '@izlog/kit/service'
import { courierKeyField, courierTakes } from './channels/courier.ts'
import { channelsOf } from './channels/registry.ts'
import { sheetTester } from './channels/sheets.ts'
import type { NotifierConfig } from './config.ts'
import type { Account, Integrations } from './domain/integrations.ts'
import { onIntegrationsChanged } from './events/on-integrations-changed.ts'
import { onOrderEvents } from './events/on-order-event.ts'
import { connectionTestRoutes } from './http/connection-tests.routes.ts'
import { deliveryStore } from './store/deliveries.ts'
import { integrationsStore } from './store/integrations.ts'
import { locks } from './store/locks.ts'
import { channelWorker } from './use-cases/channel-worker.ts'

/** Carries orders to the channels that this process is configured for. */
export async function startNotifierService(config: NotifierConfig): Promise<RunningService> {
  const runtime = await startRuntime('notifier', config)
  const { store, bus, log } = runtime
  const integrations = integrationsStore(store)
  const deliveries = deliveryStore(store, bus, log)
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
    locks: locks(store),
    callTimeoutMs: config.CALL_TIMEOUT_MS,
    openAccount,
    log,
    now,
    random: Math.random,
    firstRetryMs: config.RETRY_FIRST_MS,
  }
  const channels = channelsOf(config).map((channel) => {
    const worker = channelWorker(deps, channel, config.POLL_MS)
    return { channel, worker, handlers: onOrderEvents({ deliveries, integrations, now, wake: worker.wake }, channel) }
  })
  return startService(runtime, {
    port: config.PORT,
    routers: [
      connectionTestRoutes({
        integrations,
        openAccount,
        keyField: courierKeyField,
        courierTakes: (country, key) => courierTakes(config, country, key),
        testSheet: sheetTester(config),
        testLimit: rateLimit(runtime.redis, {
          name: 'connection-tests',
          namespace: config.NAMESPACE,
          points: config.LIMIT_TESTS_PER_MINUTE,
          seconds: 60,
          message: NOTIFIER_MESSAGES.tooManyTests,
        }),
      }),
    ],
    projections: [
      {
        group: 'notifier.projections',
        topics: ['integrations'],
        from: 'start',
        handlers: [onIntegrationsChanged(integrations)],
      },
    ],
    facts: channels.map(({ channel, handlers }) => ({
      group: `notifier.${channel.name}`,
      topics: ['orders'],
      from: 'end',
      handlers,
    })),
    workers: [...channels.map(({ worker }) => worker), deliveries.outbox],
  })
}

import { randomBytes } from 'node:crypto'
import { removeTopics } from '@izlog/kit/testing/events'
import { inboxOf } from '@izlog/local/testing/inbox'
import { startTestSystem } from '@izlog/local/testing/start-test-system'
import { inject } from 'vitest'

/** Limits are off, because tests send requests faster than people do. */
const withoutLimits = {
  LIMIT_ORDERS_PER_MINUTE: '0',
  LIMIT_UPSELLS_PER_MINUTE: '0',
  LIMIT_LOGINS_PER_MINUTE: '0',
  LIMIT_UPLOADS_PER_MINUTE: '0',
  LIMIT_GENERATIONS_PER_HOUR: '0',
  LIMIT_TELEGRAM_PER_MINUTE: '0',
  LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
}
/** Longer timeouts, because a machine that also runs a browser is slow. */
const withPatience = { ANSWER_WITHIN_MS: '20000', STORE_WITHIN_MS: '60000', CALL_TIMEOUT_MS: '30000' }

/** Starts all of Izlog on the stores of the test run, with its own data, and with access to what its simulators receive. */
export async function startIzlog(
  env: Record<string, string> = {},
  options: { customDomains?: boolean; appHost?: string } = {},
) {
  const { NAMESPACE = `t${randomBytes(5).toString('hex')}` } = env
  const kafkaBrokers = inject('kafkaBrokers')
  const system = await startTestSystem({
    stores: { mongoUrl: inject('mongoUrl'), kafkaBrokers, redisUrl: inject('redisUrl') },
    env: { ...withoutLimits, ...withPatience, ...env, NAMESPACE },
    ...options,
  })
  return {
    ...system,
    inbox: inboxOf(system.simulatorsUrl),
    async stop() {
      await system.stop()
      await removeTopics({ KAFKA_BROKERS: kafkaBrokers, NAMESPACE })
    },
  }
}

export type Izlog = Awaited<ReturnType<typeof startIzlog>>

import { randomBytes } from 'node:crypto'
import { removeTopics } from '@izlog/kit/testing/events'
import { startTestSystem, type TestSystemOptions } from '@izlog/local/testing/start-test-system'

/** Tests send requests faster than people do. */
const withoutLimits = {
  LIMIT_ORDERS_PER_MINUTE: '0',
  LIMIT_UPSELLS_PER_MINUTE: '0',
  LIMIT_LOGINS_PER_MINUTE: '0',
  LIMIT_UPLOADS_PER_MINUTE: '0',
  LIMIT_GENERATIONS_PER_HOUR: '0',
  LIMIT_TELEGRAM_PER_MINUTE: '0',
  LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
}
/** Longer limits: a machine that also runs a browser is slow. */
const withPatience = { ANSWER_WITHIN_MS: '20000', STORE_WITHIN_MS: '60000', CALL_TIMEOUT_MS: '30000' }

/** All of Izlog on the stores of the test run, with data of its own. */
export async function startIzlogOn(
  stores: { mongoUrl: string; kafkaBrokers: string; redisUrl: string },
  env: Record<string, string> = {},
  options: Pick<TestSystemOptions, 'customDomains' | 'appHost' | 'dataDir' | 'scale' | 'logDir' | 'services'> = {},
) {
  const { NAMESPACE = `t${randomBytes(5).toString('hex')}` } = env
  const system = await startTestSystem({
    stores,
    env: { ...withoutLimits, ...withPatience, ...env, NAMESPACE },
    ...options,
  })
  return {
    ...system,
    async stop() {
      await system.stop()
      await removeTopics({ KAFKA_BROKERS: stores.kafkaBrokers, NAMESPACE })
    },
  }
}

import { SYSTEM_MESSAGES } from '@izlog/contracts/http/system'
import { AppError, unavailable } from '@izlog/kit/errors'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { afterAll, expect, it } from 'vitest'
import { kafkaWatch } from '../src/adapters/kafka-watch.ts'

const { KAFKA_BROKERS, NAMESPACE } = testEnvironment()
const watch = kafkaWatch({ kafka: { brokers: [KAFKA_BROKERS] }, namespace: NAMESPACE, reader: 'auth' })
afterAll(() => watch.stop())
const failingBy = (error: Error) => watch.withLetters(() => Promise.reject(error))

it('takes what fails at dead letters for Kafka’s, and not that a lock could not ask Redis', async () => {
  const redisAway = new AppError('unavailable', 'dead-letters.redis-away', SYSTEM_MESSAGES.redisAway)
  await expect(failingBy(redisAway)).rejects.toBe(redisAway)
  const busy = new AppError('conflict', 'dead-letters.busy', SYSTEM_MESSAGES.lettersBusy)
  await expect(failingBy(busy)).rejects.toBe(busy)
  for (const error of [unavailable(new Error('Kafka took nothing in 4000 ms')), new Error('Connection timeout')])
    await expect(failingBy(error)).rejects.toMatchObject({ kind: 'unavailable', message: SYSTEM_MESSAGES.kafkaSlow })
})

import { expect, it } from 'vitest'
import { patiently } from './topics-admin.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

/** Fails with these one after the other, then answers; tells how often it was asked. */
function failing(...failures: Error[]) {
  let asked = 0
  return {
    ask: async () => {
      const failure = failures[asked++]
      if (failure) throw failure
      return 'answered'
    },
    asked: () => asked,
  }
}

it('asks Kafka again while leaders and coordinators are taking over', async () => {
  const kafka = failing(
    named('KafkaJSProtocolError', { retriable: true }),
    named('KafkaJSAggregateError'),
    named('KafkaJSGroupCoordinatorNotFound', { retriable: false }),
  )
  expect(await patiently(kafka.ask)).toBe('answered')
  expect(kafka.asked()).toBe(4)
})

it('passes on at once what will not change', async () => {
  const kafka = failing(named('KafkaJSNonRetriableError', { retriable: false }))
  await expect(patiently(kafka.ask)).rejects.toThrow('KafkaJSNonRetriableError')
  expect(kafka.asked()).toBe(1)
})

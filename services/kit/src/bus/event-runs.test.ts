import type { KafkaMessage } from 'kafkajs'
import { expect, it } from 'vitest'
import { userSnapshot } from '../testing/user-snapshot.ts'
import { on } from './event-handler.ts'
import { runsOf } from './event-runs.ts'

const handled = on('users', 'user.snapshot.v1', async () => undefined)

/** A message of the topic `users`, with the key of its user. */
const message = (offset: number, userId: number, type = 'user.snapshot', version = 1): KafkaMessage => {
  const { event } = userSnapshot(userId)
  return {
    key: Buffer.from(String(userId)),
    value: Buffer.from(JSON.stringify({ ...event, type, version })),
    offset: String(offset),
    timestamp: '0',
    attributes: 0,
    headers: {},
  }
}
const shape = (runs: ReturnType<typeof runsOf>) =>
  runs.map(({ items, doneUpTo }) => [items.map(({ message: { offset } }) => offset).join(' '), doneUpTo])

it('hands over together what came together, whatever other types lie between', () => {
  const messages = [
    message(0, 1, 'other'),
    message(1, 1),
    message(2, 1, 'other'),
    message(3, 2),
    message(4, 2, 'other'),
  ]
  expect(shape(runsOf(messages, 'users', [handled]))).toEqual([['1 3', '4']])
})

it('lets no event overtake one of its key, and one of another key does', () => {
  const messages = [message(0, 1), message(1, 1, 'user.snapshot', 9), message(2, 2), message(3, 1)]
  expect(shape(runsOf(messages, 'users', [handled]))).toEqual([
    ['0 2', '0'],
    ['1', '2'],
    ['3', '3'],
  ])
})

it('tells an unknown version of a type that is read from a type that nobody reads', () => {
  const [run, ...more] = runsOf([message(0, 1, 'user.snapshot', 2), message(1, 1, 'user.renamed')], 'users', [handled])
  expect(run).toMatchObject({ handler: undefined, error: 'user.snapshot came in version 2, which nobody reads here' })
  expect(more).toEqual([])
})

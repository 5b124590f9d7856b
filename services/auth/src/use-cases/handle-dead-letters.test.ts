import type { DeadLetters } from '@izlog/kit/bus/dead-letters'
import { AppError, unavailable } from '@izlog/kit/errors'
import { expect, it } from 'vitest'
import { type DeadLetterDeps, listDeadLetters, replayDeadLetters } from './handle-dead-letters.ts'

const PLACE = { topic: 'orders', group: 'order.stats' }
const BY = { actor: { kind: 'user', userId: 1, role: 'admin' }, network: null } as const

/** What stands in the audit log after a replay that failed like this. */
async function recordedAfter(error: Error): Promise<(string | undefined)[]> {
  const outcomes: (string | undefined)[] = []
  const deps: DeadLetterDeps = {
    namespace: 'izlog',
    watch: {
      waiting: async () => [{ topic: 'orders.order.stats.dlq', count: 1 }],
      withLetters: () => Promise.reject(error),
    },
    letterLocks: { withLock: (_topic, work) => work(() => true) },
    audit: { record: async (_by, _action, details) => void outcomes.push(details?.outcome) },
  }
  await expect(replayDeadLetters(deps, PLACE, BY)).rejects.toBe(error)
  return outcomes
}

it('records as refused what was refused or never begun, and not what took too long: letters may have been sent', async () => {
  expect(await recordedAfter(new AppError('conflict', 'dead-letters.busy', 'Zauzeto'))).toEqual([undefined, 'refused'])
  const redisAway = new AppError('unavailable', 'dead-letters.redis-away', 'Redis ne odgovara')
  expect(await recordedAfter(redisAway)).toEqual([undefined, 'refused'])
  expect(await recordedAfter(unavailable(new Error('No answer in 25000 ms')))).toEqual([undefined])
})

it('lists letters with the other groups of the topic that have parked the same event', async () => {
  const letterOf = (id: string) => ({
    ...{ topic: '', offset: '7', at: '2026-11-30T06:00:00.000Z', error: 'Error: cannot count', key: null },
    value: Buffer.from(
      JSON.stringify({
        ...{ id, type: 'order.created', version: 1, occurredAt: '2026-11-30T06:00:00.000Z' },
        ...{ aggregateId: 'K7QM-4RXW-9TPH', aggregateVersion: 1, data: {} },
      }),
    ),
  })
  const [one, another] = ['019aa5b0-0000-7000-8000-000000000001', '019aa5b0-0000-7000-8000-000000000002']
  const parked = new Map([
    ['orders.order.stats.dlq', [letterOf(one), letterOf(another)]],
    ['orders.catalog.orders.dlq', [letterOf(another)]],
    ['users.catalog.users.dlq', [letterOf(one)]],
  ])
  const letters = { read: async (topic: string) => parked.get(topic) ?? [] } as unknown as DeadLetters
  const deps = {
    namespace: 'izlog',
    watch: {
      waiting: async () => [...parked].map(([topic, { length: count }]) => ({ topic, count })),
      withLetters: (work: (all: DeadLetters) => unknown) => work(letters),
    },
  } as unknown as DeadLetterDeps
  const { items } = await listDeadLetters(deps, PLACE)
  expect(items.map(({ event, alsoIn }) => [event?.id, alsoIn])).toEqual([
    [one, []],
    [another, ['catalog.orders']],
  ])
})

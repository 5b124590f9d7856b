import { AppError, unavailable } from '@izlog/kit/errors'
import { expect, it } from 'vitest'
import { type DeadLetterDeps, replayDeadLetters } from './handle-dead-letters.ts'

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

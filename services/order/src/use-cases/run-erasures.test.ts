import { ErasingService } from '@izlog/contracts/domain/erasure'
import { AppError } from '@izlog/kit/errors'
import { expect, it } from 'vitest'
import type { Erasure } from '../domain/erasure.ts'
import { type RunErasuresDeps, runErasures } from './run-erasures.ts'

const now = new Date('2026-11-30T06:00:00Z')
const answered = Object.fromEntries(ErasingService.options.map((service) => [service, {}]))

/** Erasures of an order each, which every service has answered. Names those that are completed, and those whose letters are erased. */
async function run(ids: readonly string[], eraseDeadLetters: RunErasuresDeps['eraseDeadLetters']) {
  const outcomes: string[] = []
  const erasures = ids.map((id, index) => ({ id, phone: null, orderIds: [index] }) as unknown as Erasure)
  const deps = {
    erasures: {
      nextToCheck: async () => erasures,
      complete: async (id: string) => void outcomes.push(`${id} completed`),
      saveProgress: async (id: string) => void outcomes.push(`${id} saved`),
    },
    orderErasures: {
      async *holdingData() {},
      progress: async ([index]: readonly number[]) => [
        { id: index, orderId: ids[index ?? 0], erasedAt: now, erasedIn: answered },
      ],
    },
    states: { of: async () => new Map() },
    eraseDeadLetters,
    now: () => now,
  } as unknown as RunErasuresDeps
  await runErasures(deps)
  return outcomes
}

const busy = () => Promise.reject(new AppError('conflict', 'dead-letters.busy', 'Zauzeto'))

it('goes on with the other erasures when somebody else works on the dead letters of one', async () => {
  let asked = 0
  const outcomes = await run(['A', 'B', 'C'], ([orderId]) => {
    asked += 1
    return orderId === 'B' ? busy() : Promise.resolve(0)
  })
  expect(outcomes).toEqual(['A completed', 'B saved', 'C saved'])
  // Each erasing waits a minute for the letters, so the third does not ask again.
  expect(asked).toBe(2)
})

it('ends with any other failure', async () => {
  await expect(run(['A', 'B'], () => Promise.reject(new Error('Kafka is away')))).rejects.toThrow('Kafka is away')
})

import { expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import { limitedWork } from './limited-work.ts'

const counted = () => {
  let uses = 0
  return { uses: () => uses, count: async () => void uses++ }
}

it('refuses at once, without counting, who has as much under way as they may', async () => {
  const rate = counted()
  const work = limitedWork(concurrencyLimit(1), rate.count)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = work(7, () => promise)
  await expect(work(7, async () => 'second')).rejects.toMatchObject({ kind: 'limited' })
  resolve('first')
  expect(await first).toBe('first')
  expect(await work(7, async () => 'third')).toBe('third')
  expect(rate.uses()).toBe(2)
})

it('begins nothing above the rate, and holds no place for what was refused or failed', async () => {
  let begun = 0
  const refused = limitedWork(concurrencyLimit(1), async () => {
    throw new AppError('limited', 'limited', 'Sačekajte')
  })
  for (let tries = 0; tries < 2; tries++)
    await expect(refused(7, async () => begun++)).rejects.toMatchObject({ message: 'Sačekajte' })
  expect(begun).toBe(0)
  const failing = limitedWork(concurrencyLimit(1), async () => undefined)
  for (let tries = 0; tries < 2; tries++)
    await expect(failing(7, () => Promise.reject(new Error('kvar')))).rejects.toThrow('kvar')
})

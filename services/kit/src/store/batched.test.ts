import { expect, it } from 'vitest'
import { batched } from './batched.ts'

/** A store that answers when it is let. */
function store(options?: { restMs: number }) {
  const calls: number[][] = []
  const waiting: (() => void)[] = []
  const double = batched(async (keys: readonly number[]) => {
    calls.push([...keys])
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (keys.includes(13)) throw new Error('away')
    return keys.map((key) => (key < 0 ? new Error(`${key}`) : 2 * key))
  }, options)
  const answerNext = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  return { calls, double, answerNext }
}

it('sends at once what comes alone, and together what comes while a call is under way', async () => {
  const { calls, double, answerNext } = store()
  const first = double(1)
  await expect.poll(() => calls.length).toBe(1)
  const more = [double(2), double(3), double(2)]
  await answerNext()
  await answerNext()
  expect(await Promise.all([first, ...more])).toEqual([2, 4, 6, 4])
  expect(calls).toEqual([[1], [2, 3, 2]])
})

it('gives each caller its own result, and goes on after a call that failed', async () => {
  const { double, answerNext } = store()
  const [good, bad] = [double(1), double(-1)]
  const refused = expect(bad).rejects.toThrow('-1')
  await answerNext()
  expect(await good).toBe(2)
  await refused

  const lost = [expect(double(13)).rejects.toThrow('away'), expect(double(14)).rejects.toThrow('away')]
  await answerNext()
  await Promise.all(lost)
  const after = double(5)
  await answerNext()
  expect(await after).toBe(10)
})

it('lets no more than 64 go in one call', async () => {
  const { calls, double, answerNext } = store()
  const all = Promise.all(Array.from({ length: 100 }, (_, key) => double(key + 20)))
  await answerNext()
  await answerNext()
  await all
  expect(calls.map(({ length }) => length)).toEqual([64, 36])
})

it('waits for a call that hangs only so long', async () => {
  const { double, answerNext, calls } = store()
  const hanging = double(1)
  await expect.poll(() => calls.length).toBe(1)
  const next = double(2)
  await expect.poll(() => calls.length, { timeout: 5000 }).toBe(2)
  await answerNext()
  await answerNext()
  expect(await Promise.all([hanging, next])).toEqual([2, 4])
})

it('gathers for a while after a call of several if it is to, and sends what comes alone at once', async () => {
  const { double, answerNext, calls } = store({ restMs: 300 })
  const alone = double(1)
  await answerNext()
  await alone
  const several = [double(2), double(3)]
  await expect.poll(() => calls.length).toBe(2)
  const since = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await answerNext()
  await Promise.all(several)
  const next = double(4)
  await expect.poll(() => calls.length, { interval: 1 }).toBe(3)
  // At least the 50 ms of the call and three times as long.
  expect(performance.now() - since).toBeGreaterThan(190)
  await answerNext()
  expect(await next).toBe(8)
})

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { afterAll, expect, it } from 'vitest'
import { deadLetterLocks } from '../src/bus/dead-letter-locks.ts'
import { parkLetters } from '../src/testing/parked-letters.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const env = testEnvironment()
const redis = new Redis(env.REDIS_URL)
afterAll(() => redis.disconnect())

/** What `npm run dlq` prints. */
async function dlq(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const command = fileURLToPath(new URL('../src/cli/dead-letters.ts', import.meta.url))
  const child = spawn(process.execPath, [command, ...args], { env: { PATH: process.env.PATH, ...env, ...settings } })
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  return printed.join('')
}

it('replays and drops dead letters while nobody else works on them, and never without the lock', async () => {
  const letters = await parkLetters(env, { topic: 'orders', group: 'order.command', count: 3 })
  await deadLetterLocks(redis, env.NAMESPACE).withLock(letters.topic, async () => {
    const refused = await Promise.all([dlq(['replay', letters.topic]), dlq(['drop', letters.topic, '0'])])
    for (const line of refused) expect(line).toContain('Somebody else works on these letters')
  })
  const away = { REDIS_URL: 'redis://127.0.0.1:1' }
  expect(await dlq(['replay', letters.topic], away)).toContain('Redis (REDIS_URL) does not answer')
  expect(await letters.replayed()).toBe(0)
  expect(await dlq(['drop', letters.topic, '0'])).toBe('1 dropped\n')
  expect(await dlq(['replay', letters.topic])).toBe('2 sent to their group again\n')
  expect(await letters.replayed()).toBe(2)
  expect(await dlq(['show', letters.topic], away)).toBe('No dead letters\n')
  await letters.stop()
})

import { createLogger } from '@izlog/kit/logger'
import { until } from '@izlog/kit/testing/until'
import { expect, it, onTestFinished } from 'vitest'
import { newNotification } from '../domain/notification.ts'
import type { StoredNotification } from '../store/notification-model.ts'
import type { Device } from '../store/push-subscriptions.ts'
import { pushWorker } from './send-pushes.ts'

const savedAt = new Date()
const aNotification = (userId: number, name: string): StoredNotification => ({
  ...newNotification({
    _id: name,
    userId,
    type: 'order.created',
    title: 'Nova porudžbina',
    message: 'Jastuk',
    data: {},
    createdAt: savedAt,
  }),
  removeAt: savedAt,
  mailDueAt: null,
  mailTries: 0,
  pushDueAt: savedAt,
  pushTries: 0,
})
const aDevice = (userId: number, id: string): Device => ({
  id,
  userId,
  sessionId: 'its session',
  savedAt,
  failures: 0,
  open: () => ({ endpoint: `https://${id}.example/`, keys: { p256dh: '', auth: '' } }),
})

/** Starts pushing these, in this order; each user has these devices, and calls to those named `hanging` are answered only at the end. */
function startPushing(waiting: StoredNotification[], devices: readonly Device[]) {
  const hanging = Promise.withResolvers<void>()
  const calls: string[] = []
  const failed: string[] = []
  const settled: string[] = []
  const worker = pushWorker(
    {
      pushes: {
        async claim(_at, _leaseMs, exceptUsers = []) {
          const busy = new Set(exceptUsers)
          const next = waiting.findIndex(({ userId }) => !busy.has(userId))
          const [notification] = next < 0 ? [] : waiting.splice(next, 1)
          return notification && { notification, tries: 1 }
        },
        settle: async ({ _id }) => void settled.push(_id),
        postpone: async () => undefined,
      },
      subscriptions: {
        async devicesOf(userIds) {
          const wanted = new Set(userIds)
          return devices.filter(({ userId }) => wanted.has(userId))
        },
        removeEnded: async () => undefined,
        addFailure: async (those) => void failed.push(...those.map(({ id }) => id)),
        clearFailures: async () => undefined,
      },
      client: {
        async send({ endpoint }) {
          calls.push(endpoint)
          if (!endpoint.includes('hanging')) return 'sent'
          await hanging.promise
          throw new Error('timed out')
        },
      },
      revoked: async () => 'valid',
      log: createLogger('test', 'silent'),
      now: () => new Date(),
    },
    60_000,
  )
  worker.start()
  const stop = () => {
    hanging.resolve()
    return worker.stop()
  }
  onTestFinished(stop)
  return { calls, failed, settled, stop }
}

it('reaches everybody else while one seller’s devices hang, and calls each of those once at a time', async () => {
  const ofOne = Array.from({ length: 100 }, (_, at) => aNotification(1, `of one ${at}`))
  const others = [aNotification(2, 'of another'), aNotification(3, 'of a third'), aNotification(2, 'of another too')]
  const devices = [aDevice(1, 'hanging-a'), aDevice(1, 'hanging-b'), aDevice(2, 'phone'), aDevice(3, 'laptop')]
  const { calls, failed, settled, stop } = startPushing([...ofOne, ...others], devices)
  await until(() => settled.length === others.length)
  expect(settled).toEqual(expect.arrayContaining(['of another', 'of a third', 'of another too']))
  expect(calls.filter((endpoint) => endpoint.includes('hanging'))).toHaveLength(2)
  await stop()
  expect(failed).toEqual(['hanging-a', 'hanging-b'])
})

import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '@izlog/kit/logger'
import { expect, it } from 'vitest'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import { type SendDeps, sendDeliveries } from './send-deliveries.ts'

/** A service that asks for a pause. */
const rateLimited = {
  name: 'telegram',
  reasonToSkip: () => null,
  send: async () => [{ outcome: 'failed', reason: 'Previše poruka.', kind: 'unavailable', retryAfterMs: 5000 }],
} as unknown as AnyChannel

const away = async (): Promise<never> => {
  throw new Error('the store is away')
}
const deps = {
  lanes: { pause: () => sleep(20).then(away) },
  recorder: { record: away },
  openAccount: (seller: unknown) => seller,
  log: createLogger('test', 'silent'),
  now: () => new Date(),
  random: () => 0,
  firstRetryMs: 1,
} as unknown as SendDeps

it('leaves nothing waiting of a seller who was deleted during the try, once its outcome is stored', async () => {
  const steps: string[] = []
  const closing = {
    ...deps,
    integrations: { of: async () => new Map([[7, { ...nothingSetUp(7), deleted: true }]]) },
    fanOuts: { closeAccount: async () => void steps.push('closed') },
    lanes: { pause: async () => undefined, storeWaiting: (_due: unknown, _at: Date, store: () => unknown) => store() },
    recorder: { record: async () => void steps.push('recorded') },
  } as unknown as SendDeps
  const delivery = { _id: 'id:telegram', attempts: 0, starts: 1, content: {}, traceparent: null } as unknown as Delivery
  await (await sendDeliveries(closing, rateLimited, [delivery], nothingSetUp(7))).recorded
  expect(steps).toEqual(['recorded', 'closed'])
})

// A rejection that nobody waits for ends the process, and fails the run of these tests.
it('leaves no failure of the store unseen, whichever of its writes fails first', async () => {
  const delivery = { _id: 'id:telegram', attempts: 0, starts: 1, content: {}, traceparent: null } as unknown as Delivery
  const { paused, recorded } = await sendDeliveries(deps, rateLimited, [delivery], nothingSetUp(7))
  await expect(recorded).rejects.toThrow('the store is away')
  await expect(paused).rejects.toThrow('the store is away')
})

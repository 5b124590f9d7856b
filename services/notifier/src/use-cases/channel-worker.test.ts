import { createLogger } from '@izlog/kit/logger'
import { expect, it } from 'vitest'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import { type ChannelWorkerDeps, channelWorker, START_WITHIN_MS } from './channel-worker.ts'

it('gives back untried what got its lock so late that others may be sending it', async () => {
  const seller = nothingSetUp(7)
  const delivery = { _id: 'id:sheets', channel: 'sheets', userId: 7, starts: 1 } as unknown as Delivery
  const calls: unknown[] = []
  const putBack: Delivery[] = []
  const sheets = {
    name: 'sheets',
    maxCallsPerSend: 3,
    batch: { max: 500 },
    lock: () => 'sheet:of-7',
    reasonToSkip: () => null,
    send: async (items: unknown) => {
      calls.push(items)
      return [{ outcome: 'sent' }]
    },
  } as unknown as AnyChannel
  let now = new Date()
  const deps = {
    fanOuts: { putBack: async (deliveries: Delivery[]) => void putBack.push(...deliveries) },
    lanes: { storeWaiting: (_lanes: unknown, _at: Date, store: () => Promise<void>) => store() },
    locks: {
      acquire: async () => {
        now = new Date(now.getTime() + START_WITHIN_MS)
        return async () => {}
      },
    },
    livePauses: { isPaused: () => false },
    recorder: { drop: () => [], record: async () => {} },
    openAccount: () => seller,
    log: createLogger('test', 'silent'),
    now: () => now,
    callTimeoutMs: 2000,
  } as unknown as ChannelWorkerDeps
  const worker = channelWorker(deps, sheets, 60_000)
  const startBy = new Date(now.getTime() + START_WITHIN_MS)
  const ended = new Promise<void>((done) => worker.send([{ delivery, seller, startBy, done }]))
  await ended
  expect(putBack).toEqual([delivery])
  expect(calls).toEqual([])
})

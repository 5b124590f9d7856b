import { createLogger } from '@izlog/kit/logger'
import { expect, it } from 'vitest'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import { type ChannelWorkerDeps, channelWorker, START_WITHIN_MS } from './channel-worker.ts'

/** A worker of one seller's sheet, whose lock is taken by `acquire`. */
function sheetWorker(acquire: () => Promise<(() => Promise<void>) | undefined>, now: () => Date) {
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
  const deps = {
    fanOuts: { putBack: async (deliveries: Delivery[]) => void putBack.push(...deliveries) },
    lanes: { storeWaiting: (_lanes: unknown, _at: Date, store: () => Promise<void>) => store() },
    locks: { acquire },
    livePauses: { isPaused: () => false },
    recorder: { drop: () => [], record: async () => {} },
    openAccount: () => seller,
    log: createLogger('test', 'silent'),
    now,
    callTimeoutMs: 2000,
  } as unknown as ChannelWorkerDeps
  const worker = channelWorker(deps, sheets, 60_000)
  /** Resolves once the delivery was tried or given back. */
  const send = () => {
    const startBy = new Date(now().getTime() + START_WITHIN_MS)
    return new Promise<void>((done) => worker.send([{ delivery, seller, startBy, done }]))
  }
  return { calls, delivery, putBack, send, worker }
}

it('gives back untried what got its lock so late that others may be sending it', async () => {
  let now = new Date()
  const acquire = async () => {
    now = new Date(now.getTime() + START_WITHIN_MS)
    return async () => {}
  }
  const { calls, delivery, putBack, send } = sheetWorker(acquire, () => now)
  await send()
  expect(putBack).toEqual([delivery])
  expect(calls).toEqual([])
})

it('keeps in memory what waits for a lock that another process holds, and gives it back once it is late', async () => {
  let now = new Date()
  let tries = 0
  const acquire = async () => {
    tries += 1
    return tries < 3 ? undefined : async () => {}
  }
  const { calls, delivery, putBack, send } = sheetWorker(acquire, () => now)
  await send()
  expect([tries, calls.length, putBack]).toEqual([3, 1, []])

  tries = 1
  const late = send()
  now = new Date(now.getTime() + START_WITHIN_MS)
  await late
  expect([calls.length, putBack]).toEqual([1, [delivery]])
})

it('gives back what waits for a lock when it stops', async () => {
  const { calls, delivery, putBack, send, worker } = sheetWorker(
    async () => undefined,
    () => new Date(),
  )
  const ended = send()
  await worker.stop()
  await ended
  expect([calls, putBack]).toEqual([[], [delivery]])
})

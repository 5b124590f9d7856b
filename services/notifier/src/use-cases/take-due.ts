import { randomUUID } from 'node:crypto'
import type { AnyChannel } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { Locks } from '../store/locks.ts'
import { type SendDeps, sellersOf, sendDeliveries } from './send-deliveries.ts'

export interface TakeDeps extends SendDeps {
  locks: Locks
  /** How long one call to an outside service may take, ms. */
  callTimeoutMs: number
}

/** One call to an outside service, ready to be made. */
export type Job = () => Promise<void>

/** How soon a delivery that waits for an earlier one of its order is looked at again, ms. */
const BEHIND_MS = 1000

/** For what is done besides calling: reading the store before, and recording after. */
const SPARE_MS = 5000

/** How long a delivery belongs to whoever took it: longer than all its calls can take, so nobody sends it meanwhile. */
const leaseOf = ({ callTimeoutMs }: TakeDeps, { callsInTurn }: AnyChannel) => callsInTurn * callTimeoutMs + SPARE_MS

/** A delivery as somebody who claimed it holds it, before it is stored: of a channel that sends each alone. */
export const claimed = (deps: TakeDeps, channel: AnyChannel, delivery: Delivery): Delivery => ({
  ...delivery,
  lease: randomUUID(),
  dueAt: new Date(deps.now().getTime() + leaseOf(deps, channel)),
  starts: 1,
})

/** The job of sending such a delivery. */
export const jobOf =
  (deps: TakeDeps, channel: AnyChannel, delivery: Delivery, seller: Integrations): Job =>
  () =>
    sendDeliveries(deps, channel, [delivery], seller)

/** Takes at most so many calls' worth of due deliveries, leased to the caller. */
export const takeDue = (deps: TakeDeps, channel: AnyChannel, most: number): Promise<Job[]> =>
  channel.together ? takeTogether(deps, channel, channel.together, most) : takeAlone(deps, channel, most)

async function takeAlone(deps: TakeDeps, channel: AnyChannel, most: number): Promise<Job[]> {
  const due = await deps.deliveries.claim(channel.name, { at: deps.now(), ms: leaseOf(deps, channel) }, most)
  const seller = await sellersOf(
    deps,
    due.map(({ userId }) => userId),
  )
  return due.map((delivery) => jobOf(deps, channel, delivery, seller(delivery.userId)))
}

/** All that waits for one seller makes one job, which holds the lock until it is done; what another holds is left to it. */
async function takeTogether(
  deps: TakeDeps,
  channel: AnyChannel,
  together: NonNullable<AnyChannel['together']>,
  most: number,
): Promise<Job[]> {
  const userIds = await deps.deliveries.dueSellers(channel.name, deps.now(), most)
  const sellerOf = await sellersOf(deps, userIds)
  const jobs = await Promise.all(
    userIds.map(async (userId): Promise<Job[]> => {
      const seller = sellerOf(userId)
      const letGo = await deps.locks.take(together.lock(seller), leaseOf(deps, channel))
      if (!letGo) return []
      const claimed = await claimInOrder(deps, channel, userId, together.most).catch(async (error: unknown) => {
        await letGo()
        throw error
      })
      if (claimed.length > 0) return [() => sendDeliveries(deps, channel, claimed, seller).finally(letGo)]
      await letGo()
      return []
    }),
  )
  return jobs.flat()
}

/** What is told of an order goes in order: a later delivery waits while an earlier one is put off. */
async function claimInOrder(deps: TakeDeps, channel: AnyChannel, userId: number, most: number): Promise<Delivery[]> {
  const { deliveries, now } = deps
  const claimed = await deliveries.claim(channel.name, { at: now(), ms: leaseOf(deps, channel) }, most, userId)
  const waitingFor = await deliveries.openBefore(channel.name, claimed)
  const soonest = now().getTime() + BEHIND_MS
  await deliveries.putBack(
    claimed.filter((delivery) => waitingFor.has(delivery)),
    (delivery) => new Date(Math.max(soonest, waitingFor.get(delivery)?.getTime() ?? 0)),
  )
  return claimed.filter((delivery) => !waitingFor.has(delivery))
}

import type { AnyChannel, Instruction, OrderEvent } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import type { ChannelWorker } from './channel-worker.ts'
import { newDelivery, type Sending } from './new-delivery.ts'
import { claimed, type Job, jobOf, type TakeDeps } from './take-due.ts'

export interface QueueDeps extends TakeDeps {
  worker: Pick<ChannelWorker, 'wake' | 'reserve'>
}

type Instruct = AnyChannel['on'][string]

/**
 * Turns events into what a channel has to deliver. The same events again change nothing. What there is room for goes at once: it is
 * stored as claimed already, so that nobody has to look for it.
 */
export async function queueDeliveries(
  deps: QueueDeps,
  channel: AnyChannel,
  instruct: Instruct,
  events: readonly OrderEvent[],
): Promise<void> {
  const { deliveries, integrations, now, worker } = deps
  const at = now()
  const sellers = await integrations.of(events.map(({ data }) => data.userId))
  const sellerOf = (userId: number) => sellers.get(userId) ?? nothingSetUp(userId)
  const added: Delivery[] = []
  for (const event of events) {
    const seller = sellerOf(event.data.userId)
    const instruction = instruct(event, seller)
    if (instruction?.what === 'release') await deliveries.release(channel.name, orderOf(event), instruction.set, at)
    else if (instruction) added.push(newDelivery(channel, sendingOf(event, instruction), seller, at))
  }
  const due = added.filter(({ dueAt }) => dueAt !== null)
  const { places, use } = worker.reserve(channel.together ? 0 : due.length)
  const own = new Set(due.slice(0, places))
  const jobs: Job[] = []
  try {
    const stored = await deliveries.add(added.map((each) => (own.has(each) ? claimed(deps, channel, each) : each)))
    const taken = stored.filter(({ lease }) => lease !== null)
    jobs.push(...taken.map((delivery) => jobOf(deps, channel, delivery, sellerOf(delivery.userId))))
  } finally {
    use(jobs)
  }
  // What was released, found no place, or goes together with others is found by looking.
  if (own.size < events.length) worker.wake()
}

/** An upsell is told with the order whose parcel it travels in. */
const orderOf = ({ data }: OrderEvent): string => ('originalOrderId' in data ? data.originalOrderId : data.orderId)

const sendingOf = (event: OrderEvent, instruction: Exclude<Instruction<unknown>, { what: 'release' }>): Sending => {
  const {
    id,
    type,
    data: { userId },
  } = event
  const { content, summary } = instruction
  const waitsFor = instruction.what === 'hold' ? instruction.reason : null
  return { id, cause: type, orderId: orderOf(event), userId, content, summary, waitsFor }
}

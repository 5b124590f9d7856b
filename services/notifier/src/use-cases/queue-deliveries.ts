import type { AnyChannel, Instruction, OrderEvent } from '../channels/channel.ts'
import type { Delivery } from '../domain/delivery.ts'
import { nothingSetUp } from '../domain/integrations.ts'
import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import { newDelivery, type Sending } from './new-delivery.ts'

export interface QueueDeps {
  deliveries: DeliveryStore
  integrations: IntegrationsStore
  now: () => Date
  /** Tells the channel's worker that there is something to do. */
  wake: () => void
}

type Instruct = AnyChannel['on'][string]

/** Turns events into what a channel has to deliver. The same events again change nothing. */
export async function queueDeliveries(
  { deliveries, integrations, now, wake }: QueueDeps,
  channel: AnyChannel,
  instruct: Instruct,
  events: readonly OrderEvent[],
): Promise<void> {
  const at = now()
  const sellers = await integrations.of(events.map(({ data }) => data.userId))
  const added: Delivery[] = []
  for (const event of events) {
    const seller = sellers.get(event.data.userId) ?? nothingSetUp(event.data.userId)
    const instruction = instruct(event, seller)
    if (instruction?.what === 'release') await deliveries.release(channel.name, orderOf(event), instruction.set, at)
    else if (instruction) added.push(newDelivery(channel, sendingOf(event, instruction), seller, at))
  }
  await deliveries.add(added)
  wake()
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

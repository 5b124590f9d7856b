import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { currentTrace } from '@izlog/kit/trace'
import type { AnyChannel, Instruction, OrderEvent } from '../channels/channel.ts'
import { type Delivery, forgetAtAfter } from '../domain/delivery.ts'
import { type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

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
    if (instruction?.what === 'release') await deliveries.release(channel.name, event.data.orderId, instruction.set, at)
    else if (instruction) added.push(deliveryOf(channel, event, instruction, seller, at))
  }
  await deliveries.add(added)
  wake()
}

function deliveryOf(
  channel: AnyChannel,
  { id, type, data }: OrderEvent,
  instruction: Exclude<Instruction<unknown>, { what: 'release' }>,
  seller: Integrations,
  at: Date,
): Delivery {
  const { content, summary } = instruction
  const missing = seller.deleted ? DELIVERY_MESSAGES.accountDeleted : channel.missing(content, seller)
  const held = instruction.what === 'hold' && !seller.deleted
  return {
    _id: `${id}:${channel.name}`,
    channel: channel.name,
    cause: type,
    orderId: data.orderId,
    userId: data.userId,
    state: missing === null ? 'pending' : 'skipped',
    reason: instruction.what === 'hold' ? (missing ?? instruction.reason) : missing,
    trackingId: null,
    summary,
    attempts: 0,
    starts: 0,
    content: seller.deleted ? null : content,
    // What is skipped may still be wanted once the channel is set up.
    forgetAt: missing === null || seller.deleted ? null : forgetAtAfter(at),
    held,
    dueAt: missing === null && !held ? at : null,
    lease: null,
    version: 1,
    createdAt: at,
    changedAt: at,
    traceparent: currentTrace()?.traceparent ?? null,
  }
}

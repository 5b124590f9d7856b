import type { Channel } from '@izlog/contracts/domain/delivery'
import type { EventKey, EventOn } from '@izlog/kit/bus/make-event'
import type { z } from 'zod'
import type { Outcome, SendOutcome } from '../domain/delivery.ts'
import type { Account, Integrations } from '../domain/integrations.ts'
import type { Notice } from '../domain/notice.ts'

/** `order.erased` is for no channel: nothing is sent of it. */
type OrderEventKey = Exclude<EventKey<'orders'>, 'order.erased.v1'>
type UpsellEventKey = EventKey<'upsells'>
type Keyed = { [K in OrderEventKey]: EventOn<'orders', K> } & { [K in UpsellEventKey]: EventOn<'upsells', K> }
/** What a channel may read: of an order, or of an upsell that travels in its parcel. */
export type OrderEvent = Keyed[keyof Keyed]
export type OrderCreated = EventOn<'orders', 'order.created.v1'>

/** What an event asks of a channel; nothing when null. `summary` says in a Serbian line, without anything personal, what is sent. */
export type Instruction<C> =
  | { what: 'deliver'; content: C; summary: string }
  /** Delivered once a later event of the same order releases it. */
  | { what: 'hold'; content: C; summary: string; reason: string }
  | { what: 'release'; set: Partial<C> }

/** One thing to send. */
export interface Item<C> {
  /** The order's number, also of an upsell's. */
  orderId: string
  content: C
  /** A call for it was begun before, so it may have arrived. */
  maybeSent: boolean
}

/** A place that orders are carried to: the whole of what there is to say about it. `registry.ts` lists them. */
export interface ChannelSpec<C> {
  name: Channel
  /** What a delivery document keeps for it. */
  content: z.ZodType<C>
  /** The events it reads, and what each asks. Each channel reads with a consumer group of its own. */
  on: { [K in keyof Keyed]?: (event: Keyed[K], integrations: Integrations) => Instruction<C> | null }
  /** What the seller has not set up, as a Serbian sentence that says what to do; null: all is there. */
  reasonToSkip(content: C, integrations: Integrations): string | null
  /** How many calls one `send` makes one after another at most: what is claimed is leased for so long. */
  maxCallsPerSend: number
  /** Where given, so many of a seller's are sent together. */
  batch?: { max: number }
  /** Where given, one caller at a time per lock, and what is sent of an order goes in order. */
  lock?(integrations: Integrations): string
  /** Where all sellers share a limit: for how many sends there is room now. */
  room?(): Promise<number>
  /** Calls the outside service. Answers one outcome per item, in order; what it throws fails them all. */
  send(items: readonly Item<C>[], account: Account): Promise<SendOutcome[]>
  /** What it sends of a notification; without it the channel carries none. */
  notice?(notice: Notice): C
  /** What a seller's test does; without it the test order is sent as any other. */
  test?(order: OrderCreated, account: Account): Promise<Tested>
}

/** How a channel took a test; `note` tells what a person should know of one that went well. */
export interface Tested {
  outcome: Outcome
  note: string
}

/** A channel whose content is what the store gives back, checked before it is used. */
export type AnyChannel = Omit<ChannelSpec<unknown>, 'on'> & {
  on: Readonly<Record<string, (event: OrderEvent, integrations: Integrations) => Instruction<unknown> | null>>
}

export function defineChannel<C>(spec: ChannelSpec<C>): AnyChannel {
  return {
    ...spec,
    // Kafka's consumer has parsed each event with the contract of its key.
    on: spec.on as AnyChannel['on'],
    reasonToSkip: (content, integrations) => spec.reasonToSkip(spec.content.parse(content), integrations),
    send: (items, account) =>
      spec.send(
        items.map((item) => ({ ...item, content: spec.content.parse(item.content) })),
        account,
      ),
  }
}

/** For services that take one thing a call. */
export const sendEach =
  <C>(send: (item: Item<C>, account: Account) => Promise<Outcome>) =>
  (items: readonly Item<C>[], account: Account): Promise<Outcome[]> =>
    Promise.all(items.map((item) => send(item, account)))

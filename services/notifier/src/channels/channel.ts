import type { Channel } from '@izlog/contracts/domain/delivery'
import type { z } from 'zod'
import type { Outcome, SendOutcome } from '../domain/delivery.ts'
import type { Account, Integrations } from '../domain/integrations.ts'
import type { Notice } from '../domain/notice.ts'
import type { OrderCreated, OrderEvent, OrderEvents } from '../domain/order-event.ts'
import type { UnsentInstruction } from '../domain/unsent.ts'

/** What an event asks of a channel; null: nothing. `summary`: what is sent, as one Serbian line without personal data. */
export type Instruction<C> =
  | { what: 'deliver'; content: C; summary: string }
  /** Never sent; `reason`: why, as a Serbian sentence for the seller. */
  | { what: 'skip'; summary: string; reason: string }
  /** On hold until a later event of the same order releases it. */
  | { what: 'hold'; content: C; summary: string; reason: string }
  | { what: 'release'; set: Partial<C> }
  /** Of earlier deliveries of the same order. */
  | UnsentInstruction<C>

/** One thing to send. */
export interface Item<C> {
  /** The order's code; of an upsell that of the order whose parcel it joins. */
  orderId: string
  content: C
  /** An earlier call was begun for it, so it may have arrived already. */
  maybeSent: boolean
}

/** All that defines a channel. `registry.ts` lists the channels. */
export interface ChannelSpec<C> {
  name: Channel
  /** What a delivery stores for this channel. */
  content: z.ZodType<C>
  /** The events it reads, and what each asks of it. */
  on: { [K in keyof OrderEvents]?: (event: OrderEvents[K], integrations: Integrations) => Instruction<C> | null }
  /** Why nothing can be sent (not set up, no consent), as a Serbian sentence for the seller; null: it can be sent. */
  reasonToSkip(content: C, integrations: Integrations): string | null
  /** How many calls one `send` makes one after another at most. The lease of a delivery covers that many timeouts. */
  maxCallsPerSend: number
  /** Where given, one `send` takes up to so many deliveries of a seller; else one. */
  batch?: { max: number }
  /** Where given, only one process calls under this lock at a time, and the deliveries of an order are sent in order. */
  lock?(integrations: Integrations): string
  /** Surely nobody sees that something was sent twice: the service knows it by its id, or it is looked for before. */
  repeatsUnseen: boolean
  /** Where all sellers share a limit: how many sends it allows now. */
  room?(): Promise<number>
  /** Calls the outside service. Returns one outcome per item, in order; an exception fails them all. */
  send(items: readonly Item<C>[], account: Account): Promise<SendOutcome[]>
  /** What it sends for a notification; without it the channel carries no notifications. */
  notice?(notice: Notice): C
  /** How a seller's test works; without it the test order is sent as any other order. */
  test?(order: OrderCreated, account: Account): Promise<Tested>
}

/** The outcome of a test; `note`: the Serbian sentence shown when it succeeded. */
export interface Tested {
  outcome: Outcome
  note: string
}

/** A channel whose content comes from the store untyped, and is parsed before use. */
export type AnyChannel = Omit<ChannelSpec<unknown>, 'on'> & {
  on: Readonly<Record<string, (event: OrderEvent, integrations: Integrations) => Instruction<unknown> | null>>
}

export function defineChannel<C>(spec: ChannelSpec<C>): AnyChannel {
  return {
    ...spec,
    // The consumer has parsed each event with the contract of its key.
    on: spec.on as AnyChannel['on'],
    reasonToSkip: (content, integrations) => spec.reasonToSkip(spec.content.parse(content), integrations),
    send: (items, account) =>
      spec.send(
        items.map((item) => ({ ...item, content: spec.content.parse(item.content) })),
        account,
      ),
  }
}

/** For services that accept one item a call: makes all calls at once. */
export const sendEach =
  <C>(send: (item: Item<C>, account: Account) => Promise<Outcome>) =>
  (items: readonly Item<C>[], account: Account): Promise<Outcome[]> =>
    Promise.all(items.map((item) => send(item, account)))

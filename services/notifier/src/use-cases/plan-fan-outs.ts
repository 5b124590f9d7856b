import type { Channel } from '@izlog/contracts/domain/delivery'
import { currentTrace } from '@izlog/kit/trace'
import type { AnyChannel, Instruction } from '../channels/channel.ts'
import { type Branch, dueIn, type FanOut, isInMemory } from '../domain/fan-out.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { DueLane } from '../domain/lane.ts'
import type { OrderEvent } from '../domain/order-event.ts'
import type { UnsentInstruction } from '../domain/unsent.ts'
import type { BranchAddition, Release } from '../store/fan-outs.ts'
import type { UnsentChange } from '../store/unsent-changes.ts'
import { newBranch, type Sending } from './new-branch.ts'

/** The writes that a batch of events asks for. */
export interface Plan {
  opened: FanOut[]
  /** Branches for stored fan-outs. Those merged into `opened` are in it too, in case that fan-out was stored before without them. */
  additions: BranchAddition[]
  released: Release[]
  /** In the order of their events. */
  unsent: UnsentChange[]
  /** The lanes in which deliveries will wait. */
  due: DueLane[]
}

export interface PlanDeps {
  channels: readonly AnyChannel[]
  sellerOf: (userId: number) => Integrations
  at: Date
  /** Marks a branch that is sent at once as in memory: with a lease and without `dueAt`. */
  inHand: (channel: AnyChannel, userId: number, branch: Branch) => Branch
  heldUntil: Date
}

/** Events whose branches join the fan-out of an earlier event of the order, by type: the parcel leaves when the upsell window is over. */
const JOINED_CAUSES: Readonly<Record<string, string>> = { 'order.released': 'order.created' }

export function planFanOuts(deps: PlanDeps, events: readonly OrderEvent[]): Plan {
  const { channels, sellerOf, at } = deps
  const plan: Plan = { opened: [], additions: [], released: [], unsent: [], due: [] }
  for (const event of events) {
    const { userId } = event.data
    const orderId = orderOf(event)
    const asked: FanOut['channels'] = {}
    for (const channel of channels) {
      const instruction = channel.on[`${event.type}.v${event.version}`]?.(event, sellerOf(userId))
      if (instruction?.what === 'release') {
        plan.released.push({ channel: channel.name, userId, orderId, set: instruction.set })
        plan.due.push({ channel: channel.name, userId, dueAt: at })
      } else if (instruction && isOfUnsent(instruction)) {
        plan.unsent.push({ channel: channel.name, userId, orderId, instruction })
        if (instruction.what === 'restore') plan.due.push({ channel: channel.name, userId, dueAt: at })
      } else if (instruction) {
        const branch = newBranch(channel, sendingOf(event.type, instruction), sellerOf(userId), at)
        asked[channel.name] = deps.inHand(channel, userId, branch)
      }
    }
    if (Object.keys(asked).length > 0) place(plan, deps, event, asked)
  }
  plan.due.push(...plan.opened.flatMap(dueIn), ...plan.additions.flatMap(({ standalone }) => dueIn(standalone)))
  return plan
}

const isOfUnsent = (instruction: Instruction<unknown>): instruction is UnsentInstruction<unknown> =>
  instruction.what === 'replace' || instruction.what === 'withdraw' || instruction.what === 'restore'

function place(plan: Plan, { at, heldUntil }: PlanDeps, event: OrderEvent, channels: FanOut['channels']): void {
  const orderId = orderOf(event)
  const fanOut: FanOut = {
    _id: event.id,
    cause: event.type,
    orderId,
    userId: event.data.userId,
    channels,
    heldUntil: Object.values(channels).some(isInMemory) ? heldUntil : null,
    version: 1,
    createdAt: at,
    traceparent: event.traceparent ?? currentTrace()?.traceparent ?? null,
  }
  const cause = JOINED_CAUSES[event.type]
  if (cause === undefined) {
    plan.opened.push(fanOut)
    return
  }
  for (const [channel, branch] of Object.entries(channels))
    plan.additions.push({ ...additionOf(fanOut, channel as Channel, branch), to: { orderId, cause } })
  const before = plan.opened.find((one) => one.orderId === orderId && one.cause === cause)
  if (!before) return
  before.channels = { ...channels, ...before.channels }
  before.heldUntil ??= fanOut.heldUntil
}

/** A repeated event adds its branches to its stored fan-out, in case that lacks a channel. */
export const additionsOf = (fanOut: FanOut): BranchAddition[] =>
  Object.entries(fanOut.channels).map(([channel, branch]) => additionOf(fanOut, channel as Channel, branch))

const additionOf = (fanOut: FanOut, channel: Channel, branch: Branch): BranchAddition => ({
  to: { _id: fanOut._id },
  channel,
  branch,
  heldUntil: fanOut.heldUntil,
  standalone: fanOut,
})

/** The code of the event's order; of an upsell that of the order whose parcel it joins. */
export const orderOf = ({ data }: OrderEvent): string =>
  'originalOrderId' in data ? data.originalOrderId : data.orderId

const sendingOf = (
  cause: string,
  instruction: Extract<Instruction<unknown>, { what: 'deliver' | 'hold' | 'skip' }>,
): Sending => {
  const { what, summary } = instruction
  if (what === 'skip') return { cause, summary, content: null, waitsFor: null, neverFor: instruction.reason }
  const waitsFor = what === 'hold' ? instruction.reason : null
  return { cause, summary, content: instruction.content, waitsFor, neverFor: null }
}

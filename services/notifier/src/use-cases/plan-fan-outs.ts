import type { Channel } from '@izlog/contracts/domain/delivery'
import { currentTrace } from '@izlog/kit/trace'
import type { AnyChannel, Instruction, OrderEvent } from '../channels/channel.ts'
import { type Branch, dueIn, type FanOut, isInMemory } from '../domain/fan-out.ts'
import type { Integrations } from '../domain/integrations.ts'
import type { DueLane } from '../domain/lane.ts'
import type { BranchAddition, Release } from '../store/fan-outs.ts'
import { newBranch } from './new-branch.ts'

/** What events ask for. */
export interface Plan {
  opened: FanOut[]
  /** For fan-outs that are there already; those that `opened` has are in it too, in case it was stored before. */
  additions: BranchAddition[]
  released: Release[]
  /** Where something is to wait. */
  due: DueLane[]
}

export interface PlanDeps {
  channels: readonly AnyChannel[]
  sellerOf: (userId: number) => Integrations
  at: Date
  /** Puts what goes at once in the hands of this process: with a lease and without a time. */
  inHand: (channel: AnyChannel, userId: number, branch: Branch) => Branch
  heldUntil: Date
}

/** Events that add to what an earlier event of their order opened: the parcel goes once its upsell window is over. */
const JOINED_CAUSES: Readonly<Record<string, string>> = { 'order.released': 'order.created' }

export function planFanOuts(deps: PlanDeps, events: readonly OrderEvent[]): Plan {
  const { channels, sellerOf, at } = deps
  const plan: Plan = { opened: [], additions: [], released: [], due: [] }
  for (const event of events) {
    const { userId } = event.data
    const orderId = orderOf(event)
    const asked: FanOut['channels'] = {}
    for (const channel of channels) {
      const instruction = channel.on[`${event.type}.v${event.version}`]?.(event, sellerOf(userId))
      if (instruction?.what === 'release') {
        plan.released.push({ channel: channel.name, orderId, set: instruction.set })
        plan.due.push({ channel: channel.name, userId, dueAt: at })
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

/** What is asked for again joins what was stored before, in case that lacks a channel. */
export const additionsOf = (fanOut: FanOut): BranchAddition[] =>
  Object.entries(fanOut.channels).map(([channel, branch]) => additionOf(fanOut, channel as Channel, branch))

const additionOf = (fanOut: FanOut, channel: Channel, branch: Branch): BranchAddition => ({
  to: { _id: fanOut._id },
  channel,
  branch,
  heldUntil: fanOut.heldUntil,
  standalone: fanOut,
})

/** An upsell is told with the order whose parcel it travels in. */
export const orderOf = ({ data }: OrderEvent): string =>
  'originalOrderId' in data ? data.originalOrderId : data.orderId

const sendingOf = (cause: string, instruction: Exclude<Instruction<unknown>, { what: 'release' }>) => {
  const { content, summary } = instruction
  return { cause, content, summary, waitsFor: instruction.what === 'hold' ? instruction.reason : null }
}

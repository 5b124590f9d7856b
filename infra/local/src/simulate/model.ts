import { channelsOf, type ServiceLimits } from './channels.ts'
import type { Costs, CpuMs } from './costs.ts'
import type { Deployment } from './deployment.ts'
import { Queue } from './queue.ts'
import { shareOut } from './share-out.ts'
import { poisson, random, rateAt, sellerPicker, type Traffic } from './traffic.ts'
import { Waits } from './waits.ts'

/** What became of one step of the way of orders and pages. */
interface StepOutcome {
  name: string
  done: number
  /** The most that waited at once, and what still waits at the end. */
  longest: number
  left: number
  /** How long one waited for this step, in seconds. */
  p50: number
  p99: number
  /** When one first waited longer than LONG_S, in seconds from the start. */
  longFrom: number | undefined
}

/** What a simulation found; times in seconds. */
export interface SimulatedTraffic {
  steps: StepOutcome[]
  orders: number
  /** When the last order was at every channel, from the start; undefined: it never was. */
  carriedAt: number | undefined
  /** From an order's acceptance to its call to Telegram. */
  toTelegram: { p50: number; p99: number }
}

/** A step of time, in seconds. */
const TICK_S = 0.05
/** Who waits longer than this for one step, in seconds, is worth naming. */
export const LONG_S = 1
/** After the last arrival it goes on for at most so long, in seconds. */
const LONGEST_S = 3600

/**
 * Plays orders and pages through a deployment, 50 ms at a time: what comes waits in queues, processes share processors fairly, and channels
 * send as outside services allow. The same seed gives the same outcome.
 */
export function simulate(
  costs: Costs,
  deployment: Deployment,
  traffic: Traffic,
  outside: ServiceLimits,
  seed = 1,
): SimulatedTraffic {
  const next = random(seed)
  const sellerOf = sellerPicker(traffic.sellers, next)
  const work = (name: string, cost: CpuMs) => ({
    name,
    queue: new Queue(),
    takes: deployment.takes(cost),
    note: noted(),
  })
  const accept = work('accepting orders', costs.accept)
  const carry = work('carrying orders', costs.carry)
  const cachedPage = work('pages from the cache', costs.cachedPage)
  const renderedPage = work('pages past the cache', costs.renderedPage)
  const works = [accept, carry, cachedPage, renderedPage]
  const channels = channelsOf(outside, deployment.notifiers).map((channel) => ({ channel, note: noted() }))
  const toTelegram = new Waits()
  let [now, orders, carried] = [0, 0, 0]
  let carriedAt: number | undefined

  const isUnderWay = () =>
    accept.queue.size + carry.queue.size > NOTHING || channels.some(({ channel }) => channel.size() > 0)
  while (now < traffic.seconds || (isUnderWay() && now < traffic.seconds + LONGEST_S)) {
    const come = poisson(rateAt(traffic, now) * TICK_S, next)
    orders += come
    accept.queue.add(now, come)
    const pages = now < traffic.seconds ? traffic.pages * TICK_S : 0
    cachedPage.queue.add(now, pages * (1 - traffic.pastCache))
    renderedPage.queue.add(now, pages * traffic.pastCache)
    now += TICK_S

    const wanted = works.map(({ queue, takes }) => ({ wanted: queue.size / TICK_S, takes }))
    const rates = shareOut(wanted, deployment.capacity)
    for (const [index, { queue, note }] of works.entries()) {
      for (const { since, count, acceptedAt } of queue.take((rates[index] ?? 0) * TICK_S)) {
        note.add(now, now - since, count)
        if (queue === accept.queue) carry.queue.add(now, count)
        if (queue !== carry.queue) continue
        // Channels carry whole orders.
        for (carried += count; carried > 1 - NOTHING; carried -= 1) {
          const seller = sellerOf()
          for (const { channel } of channels) channel.add(seller, { since: now, acceptedAt })
        }
      }
    }
    for (const { channel, note } of channels) {
      for (const { since, acceptedAt } of channel.send(now, TICK_S)) {
        note.add(now, now - since, 1)
        if (channel.name === TELEGRAM) toTelegram.add(now - acceptedAt + costs.aloneMs / 1000, 1)
      }
    }
    carriedAt = isUnderWay() ? undefined : (carriedAt ?? now)
  }
  return {
    steps: [
      ...works.map(({ name, queue, note }) => ({ name, ...note.outcome(), longest: queue.longest, left: queue.size })),
      ...channels.map(({ channel, note }) => ({
        ...{ name: `sending to ${channel.name}`, ...note.outcome() },
        ...{ longest: channel.longest(), left: channel.size() },
      })),
    ],
    orders,
    carriedAt,
    toTelegram: { p50: toTelegram.quantile(0.5), p99: toTelegram.quantile(0.99) },
  }
}

const TELEGRAM = 'Telegram'
/** Less than this of an order is what sums of fractions leave. */
const NOTHING = 1e-6

/** The waits of a step. */
function noted() {
  const waits = new Waits()
  let longFrom: number | undefined
  return {
    add(now: number, seconds: number, count: number) {
      waits.add(seconds, count)
      if (seconds > LONG_S) longFrom ??= now
    },
    outcome: () => ({ done: waits.count, p50: waits.quantile(0.5), p99: waits.quantile(0.99), longFrom }),
  }
}

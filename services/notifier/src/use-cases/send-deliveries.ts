import type { Logger } from '@izlog/kit/logger'
import { deliveryAgeSeconds, deliveryCallSeconds, deliveryTries } from '@izlog/kit/telemetry/instruments'
import { inEventSpans } from '@izlog/kit/trace'
import type { AnyChannel } from '../channels/channel.ts'
import { ACCOUNT_DELETED, afterTry, type Delivery, type Outcome, type SendOutcome } from '../domain/delivery.ts'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Lanes } from '../store/lanes.ts'
import { skipWaiting } from './close-account.ts'
import type { OutcomeRecorder } from './record-outcomes.ts'

export interface SendDeps {
  fanOuts: FanOuts
  lanes: Lanes
  integrations: IntegrationsStore
  recorder: OutcomeRecorder
  openAccount: (integrations: Integrations) => Account
  log: Logger
  now: () => Date
  random: () => number
  /** Wait after the first failed try, ms. */
  firstRetryMs: number
}

const INTERNAL_ERROR: Outcome = {
  outcome: 'failed',
  reason: 'Došlo je do greške na našoj strani.',
  kind: 'unavailable',
}

/** The result once the calls are made. Its promises reject while the store is away. */
export interface Sent {
  /** Those not called for because of our own limit: to be given back. */
  postponed: readonly Delivery[]
  /** Resolves once the seller's lane is paused, as the service or our own limit asked; undefined: no pause. */
  paused: Promise<void> | undefined
  /** Resolves once the outcomes are stored. */
  recorded: Promise<void>
}

/** Calls the outside service for leased deliveries of one seller, and records the outcomes. */
export async function sendDeliveries(
  deps: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<Sent> {
  const outcomes = await tracedOutcomes(deps, channel, batch, seller)
  const at = deps.now()
  const policy = { now: at, firstMs: deps.firstRetryMs, random: deps.random() }
  const postponed: Delivery[] = []
  let retries = false
  const recorded = batch.flatMap((delivery, index) => {
    const outcome = outcomes[index] ?? INTERNAL_ERROR
    deliveryTries.add(1, { channel: channel.name, outcome: outcome.outcome })
    if (outcome.outcome === 'postponed') {
      postponed.push(delivery)
      return []
    }
    const standing = afterTry(delivery, outcome, policy)
    retries ||= standing.dueAt !== null
    if (standing.state === 'sent')
      deliveryAgeSeconds.record((at.getTime() - delivery.createdAt.getTime()) / 1000, { channel: channel.name })
    if (standing.state === 'failed' || standing.state === 'dead') {
      const { state, attempts, dueAt } = standing
      // Without the reason, which may quote the shopper; the seller's list of deliveries shows it.
      deps.log.warn({ delivery: delivery._id, userId: seller.userId, state, attempts, dueAt }, 'not delivered')
    }
    return [deps.recorder.record({ delivery, standing, at }, channel)]
  })
  const pause = Math.max(0, ...outcomes.map(pauseAfter))
  const lane = { channel: channel.name, userId: seller.userId }
  const paused = pause > 0 || postponed.length > 0 ? deps.lanes.pause(lane, new Date(at.getTime() + pause)) : undefined
  // One promise for all: a rejection that nothing awaits would end the process.
  const stored = Promise.all([...recorded, paused])
  return { postponed, paused, recorded: stored.then(() => (retries ? skipIfDeleted(deps, seller.userId) : undefined)) }
}

/** Of a seller who was deleted during a try nothing waits for the next one: closing the account passed over what was under way. */
async function skipIfDeleted(deps: SendDeps, userId: number): Promise<void> {
  const seller = (await deps.integrations.of([userId])).get(userId)
  if (seller?.deleted) await skipWaiting(deps, userId)
}

/** How long the seller's lane must pause after this outcome, ms. */
function pauseAfter(outcome: SendOutcome): number {
  if (outcome.outcome === 'postponed') return outcome.afterMs
  return (outcome.outcome === 'failed' && outcome.retryAfterMs) || 0
}

/** One outcome per delivery, in order; each delivery's try is a span of its order's trace. */
function tracedOutcomes(
  deps: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<SendOutcome[]> {
  const name = `deliver ${channel.name}`
  const spans = batch.map(({ traceparent }) => ({ name, traceparent, attributes: { 'izlog.channel': channel.name } }))
  return inEventSpans('INTERNAL', spans, async (failed) => {
    const outcomes = await outcomesOf(deps, channel, batch, seller)
    for (const [index, { traceparent }] of batch.entries())
      if (outcomes[index]?.outcome === 'failed') failed(traceparent)
    return outcomes
  })
}

async function outcomesOf(
  { openAccount, log }: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<SendOutcome[]> {
  if (seller.deleted) return batch.map(() => ACCOUNT_DELETED)
  try {
    const skipReasons = batch.map(({ content }) => channel.reasonToSkip(content, seller))
    const ready = batch.filter((_delivery, index) => skipReasons[index] === null)
    const items = ready.map(({ _id, orderId, content, starts }) => ({
      orderId: orderId ?? _id,
      content,
      maybeSent: starts > 1,
    }))
    const startedAt = performance.now()
    const sent = ready.length > 0 ? await channel.send(items, openAccount(seller)) : []
    if (ready.length > 0) deliveryCallSeconds.record((performance.now() - startedAt) / 1000, { channel: channel.name })
    const outcomes = new Map(ready.map((delivery, index) => [delivery, sent[index] ?? INTERNAL_ERROR]))
    return batch.map((delivery, index) => {
      const reason = skipReasons[index]
      return typeof reason === 'string' ? { outcome: 'skipped', reason } : (outcomes.get(delivery) ?? INTERNAL_ERROR)
    })
  } catch (error) {
    // A client's error may contain what was sent, so only its name and stack frames are logged.
    const { name, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ channel: channel.name, name, at: stack?.split('\n').slice(-8) }, 'channel broke')
    return batch.map(() => INTERNAL_ERROR)
  }
}

/** Reads the integrations of these sellers; one without a snapshot has nothing set up. */
export async function sellersOf(
  { integrations }: Pick<SendDeps, 'integrations'>,
  userIds: readonly number[],
): Promise<(userId: number) => Integrations> {
  const known = await integrations.of(userIds)
  return (userId) => known.get(userId) ?? nothingSetUp(userId)
}

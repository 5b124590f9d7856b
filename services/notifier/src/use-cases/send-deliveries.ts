import type { Logger } from '@izlog/kit/logger'
import { withTrace } from '@izlog/kit/trace'
import type { AnyChannel } from '../channels/channel.ts'
import { ACCOUNT_DELETED, afterTry, type Delivery, type Outcome } from '../domain/delivery.ts'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Lanes } from '../store/lanes.ts'
import type { OutcomeRecorder } from './record-outcomes.ts'

export interface SendDeps {
  lanes: Lanes
  integrations: IntegrationsStore
  recorder: OutcomeRecorder
  openAccount: (integrations: Integrations) => Account
  log: Logger
  now: () => Date
  random: () => number
  /** Wait after a first failed try, ms. */
  firstRetryMs: number
}

const OUR_FAULT: Outcome = {
  outcome: 'failed',
  reason: 'Došlo je do greške na našoj strani.',
  refused: false,
}

/** The calls are made; `recorded` resolves once it is stored what came of them. */
export interface Sent {
  /** When the service wants to hear of this seller again; null: it named no time. */
  pausedUntil: Date | null
  recorded: Promise<void>
}

/** Calls the outside service for deliveries of one seller that are in our hands, and records what came of it. */
export async function sendDeliveries(
  deps: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<Sent> {
  const outcomes = await withTrace(batch[0]?.traceparent ?? undefined, undefined, () =>
    outcomesOf(deps, channel, batch, seller),
  )
  const at = deps.now()
  const policy = { now: at, firstMs: deps.firstRetryMs, random: deps.random() }
  const recorded = batch.map((delivery, index) => {
    const standing = afterTry(delivery, outcomes[index] ?? OUR_FAULT, policy)
    if (standing.state === 'failed' || standing.state === 'dead') {
      const { state, reason, attempts, dueAt } = standing
      deps.log.warn({ delivery: delivery._id, userId: seller.userId, state, reason, attempts, dueAt }, 'not delivered')
    }
    return deps.recorder.settle({ delivery, standing, at })
  })
  const pause = Math.max(0, ...outcomes.map((outcome) => (outcome.outcome === 'failed' && outcome.retryAfterMs) || 0))
  const pausedUntil = pause > 0 ? new Date(at.getTime() + pause) : null
  if (pausedUntil) await deps.lanes.pause({ channel: channel.name, userId: seller.userId }, pausedUntil)
  return { pausedUntil, recorded: Promise.all(recorded).then(() => undefined) }
}

/** One outcome per delivery, in order. */
async function outcomesOf(
  { openAccount, log }: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<Outcome[]> {
  if (seller.deleted) return batch.map(() => ACCOUNT_DELETED)
  try {
    const missing = batch.map(({ content }) => channel.missing(content, seller))
    const ready = batch.filter((_delivery, index) => missing[index] === null)
    const items = ready.map(({ _id, orderId, content, starts }) => ({
      orderId: orderId ?? _id,
      content,
      maybeSent: starts > 1,
    }))
    const sent = ready.length > 0 ? await channel.send(items, openAccount(seller)) : []
    const outcomes = new Map(ready.map((delivery, index) => [delivery, sent[index] ?? OUR_FAULT]))
    return batch.map((delivery, index) => {
      const reason = missing[index]
      return typeof reason === 'string' ? { outcome: 'skipped', reason } : (outcomes.get(delivery) ?? OUR_FAULT)
    })
  } catch (error) {
    // Errors of clients may hold what was sent, so only their name and place are logged.
    const { name, stack } = error instanceof Error ? error : new Error(String(error))
    log.error({ channel: channel.name, name, at: stack?.split('\n').slice(-8) }, 'channel broke')
    return batch.map(() => OUR_FAULT)
  }
}

/** What the sellers of these deliveries have set up. */
export async function sellersOf(
  { integrations }: Pick<SendDeps, 'integrations'>,
  userIds: readonly number[],
): Promise<(userId: number) => Integrations> {
  const known = await integrations.of(userIds)
  return (userId) => known.get(userId) ?? nothingSetUp(userId)
}

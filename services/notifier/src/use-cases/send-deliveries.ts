import type { Logger } from '@izlog/kit/logger'
import { withTrace } from '@izlog/kit/trace'
import type { AnyChannel } from '../channels/channel.ts'
import { ACCOUNT_DELETED, afterTry, type Delivery, type Outcome } from '../domain/delivery.ts'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { DeliveryStore } from '../store/deliveries.ts'
import type { IntegrationsStore } from '../store/integrations.ts'

export interface SendDeps {
  deliveries: DeliveryStore
  integrations: IntegrationsStore
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

/** Calls the outside service for claimed deliveries of one seller and records what came of it. */
export async function sendDeliveries(
  deps: SendDeps,
  channel: AnyChannel,
  batch: readonly Delivery[],
  seller: Integrations,
): Promise<void> {
  const [first] = batch
  if (!first) return
  await withTrace(first.traceparent ?? undefined, undefined, async () => {
    const outcomes = await outcomesOf(deps, channel, batch, seller)
    const at = deps.now()
    const policy = { now: at, firstMs: deps.firstRetryMs, random: deps.random() }
    const results = batch.map((delivery, index) => ({
      delivery,
      standing: afterTry(delivery, outcomes[index] ?? OUR_FAULT, policy),
    }))
    await deps.deliveries.record(results, at)
    const pause = Math.max(0, ...outcomes.map((outcome) => (outcome.outcome === 'failed' && outcome.retryAfterMs) || 0))
    if (pause > 0) await deps.deliveries.pause(channel.name, seller.userId, new Date(at.getTime() + pause))
    for (const { delivery, standing } of results) {
      if (standing.state === 'failed' || standing.state === 'dead') {
        const { state, reason, attempts, dueAt } = standing
        deps.log.warn(
          { delivery: delivery._id, userId: seller.userId, state, reason, attempts, dueAt },
          'not delivered',
        )
      }
    }
  })
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

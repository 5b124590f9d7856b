import { randomUUID } from 'node:crypto'
import { DELIVERY_MESSAGES, type DeliveryTestResponse, type DeliveryTestResult } from '@izlog/contracts/http/deliveries'
import { AppError } from '@izlog/kit/errors'
import type { Logger } from '@izlog/kit/logger'
import type { AnyChannel, Tested } from '../channels/channel.ts'
import type { Outcome, SendOutcome } from '../domain/delivery.ts'
import { type Account, type Integrations, nothingSetUp } from '../domain/integrations.ts'
import type { OrderCreated } from '../domain/order-event.ts'
import { testOrder } from '../domain/test-order.ts'
import type { IntegrationsStore } from '../store/integrations.ts'
import type { Locks } from '../store/locks.ts'
import type { TestOrderMarks } from '../store/test-order-marks.ts'
import type { LivePauses } from './live-pauses.ts'

export interface TestChannelsDeps {
  /** All channels, with timeouts short enough for a person who waits. */
  testChannels: readonly AnyChannel[]
  integrations: IntegrationsStore
  openAccount: (integrations: Integrations) => Account
  locks: Locks
  isPaused: LivePauses['isPaused']
  testOrders: TestOrderMarks
  log: Logger
  now: () => Date
  publicUrl: string
}

const BUSY_MS = 5000
const LOCK_MS = 30_000
const BUSY: Outcome = { outcome: 'failed', reason: 'Upravo se šalju porudžbine. Pokušajte ponovo.', kind: 'refused' }
const PAUSED: Outcome = { outcome: 'failed', reason: DELIVERY_MESSAGES.testPaused, kind: 'refused' }
const INTERNAL_ERROR: Outcome = {
  outcome: 'failed',
  reason: 'Došlo je do greške na našoj strani.',
  kind: 'unavailable',
}

/** Sends a marked test order through every channel that the seller has set up, and returns each one's result. Stores only that it arrived. */
export async function testChannels(deps: TestChannelsDeps, userId: number): Promise<DeliveryTestResponse> {
  const seller = (await deps.integrations.of([userId])).get(userId) ?? nothingSetUp(userId)
  if (seller.deleted) throw new AppError('not_found', 'account.deleted', DELIVERY_MESSAGES.accountDeleted)
  const order = testOrder(userId, randomUUID(), deps.now(), deps.publicUrl)
  const account = deps.openAccount(seller)
  const results = await Promise.all(
    deps.testChannels.map(async (channel) => resultOf(channel, await tested(deps, channel, order, account))),
  )
  if (results.some(({ outcome }) => outcome === 'ok')) await deps.testOrders.set(userId, deps.now())
  return { results }
}

/** When the seller's last test order arrived on a channel at least; null: none has. */
export const lastTestOrder = async (
  { testOrders }: Pick<TestChannelsDeps, 'testOrders'>,
  userId: number,
): Promise<{ arrivedAt: string | null }> => ({
  arrivedAt: (await testOrders.of(userId))?.toISOString() ?? null,
})

async function tested(
  deps: TestChannelsDeps,
  channel: AnyChannel,
  order: OrderCreated,
  account: Account,
): Promise<Tested> {
  const note = `Probna porudžbina ${order.data.orderId} je poslata.`
  try {
    if (deps.isPaused({ channel: channel.name, userId: account.userId })) return { outcome: PAUSED, note }
    if (channel.test) return await channel.test(order, account)
    const instruction = channel.on['order.created.v1']?.(order, account)
    if (!instruction || !('content' in instruction)) throw new Error(`${channel.name} has no way to be tested`)
    const reason = channel.reasonToSkip(instruction.content, account)
    if (reason !== null) return { outcome: { outcome: 'skipped', reason }, note }
    const item = { orderId: order.data.orderId, content: instruction.content, maybeSent: false }
    const [sent = INTERNAL_ERROR] = await withLock(deps, channel, account, () => channel.send([item], account))
    if (sent.outcome !== 'postponed') return { outcome: sent, note }
    return { outcome: { outcome: 'failed', reason: sent.reason, kind: 'refused' }, note }
  } catch (error) {
    // A client's error may contain what was sent, so only its name and stack frames are logged.
    const { name, stack } = error instanceof Error ? error : new Error(String(error))
    deps.log.error({ channel: channel.name, name, at: stack?.split('\n').slice(-8) }, 'channel broke in a test')
    return { outcome: INTERNAL_ERROR, note }
  }
}

/** A test waits for the channel's lock, up to BUSY_MS. */
async function withLock(
  { locks, now }: TestChannelsDeps,
  { lock }: AnyChannel,
  account: Account,
  work: () => Promise<SendOutcome[]>,
): Promise<SendOutcome[]> {
  if (!lock) return work()
  const end = now().getTime() + BUSY_MS
  for (;;) {
    const release = await locks.acquire(lock(account), LOCK_MS)
    if (release) return work().finally(release)
    if (now().getTime() > end) return [BUSY]
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function resultOf({ name: channel }: AnyChannel, { outcome, note }: Tested): DeliveryTestResult {
  if (outcome.outcome === 'sent') return { channel, outcome: 'ok', message: note }
  const { reason } = outcome
  return { channel, outcome: outcome.outcome, message: reason }
}

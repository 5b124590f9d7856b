import type { PushMessage } from '@izlog/contracts/http/push'
import type { Logger } from '@izlog/kit/logger'
import type { revocationCheck } from '@izlog/kit/security/revocations'
import type { Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import { isWorthPushing, pushMessage, sessionOf } from '../domain/push.ts'
import type { PushClient, PushOutcome } from '../push/push-client.ts'
import type { Due, DueNotifications } from '../store/due-notifications.ts'
import type { Device, PushSubscriptions } from '../store/push-subscriptions.ts'

export interface SendPushesDeps {
  pushes: DueNotifications
  subscriptions: Pick<PushSubscriptions, 'devicesOf' | 'removeEnded' | 'addFailure' | 'clearFailures'>
  client: Pick<PushClient, 'send'>
  /** Whether a session was ended, or all sessions of its user up to a time. */
  revoked: ReturnType<typeof revocationCheck>
  log: Logger
  now: () => Date
}

/** Notifications at once, each of another user. */
const MAX_UNDER_WAY = 32
/** Longer than a notification takes, so that no two processes push the same one. */
const LEASE_MS = 60_000
const FIRST_RETRY_MS = 30_000
/** Each wait is four times longer; so many tries take three quarters of an hour, and later a new order is news no more. */
const MAX_TRIES = 5

/** `untried`: whether its session has ended cannot be read now. */
type Outcome = PushOutcome | 'failed' | 'untried'

/**
 * Pushes the notifications that are due to the devices of their users, the longest due first. A user names the endpoints, and may name one
 * that hangs: so of each user one notification at a time is under way, to MAX_PUSH_DEVICES devices, and the next one waits for that alone.
 */
export function pushWorker(deps: SendPushesDeps, pollMs: number): Worker & { wake(): void } {
  const { pushes, log, now } = deps
  const underWay = new Map<number, Promise<void>>()
  const startNext = async (): Promise<number> => {
    if (underWay.size >= MAX_UNDER_WAY) return 0
    const due = await pushes.claim(now(), LEASE_MS, underWay.keys())
    if (!due) return 0
    const { userId } = due.notification
    const sending = send(deps, due)
      .catch((err: unknown) => log.warn({ err }, 'push of a notification is left to the end of its lease'))
      .finally(() => {
        underWay.delete(userId)
        worker.wake()
      })
    underWay.set(userId, sending)
    return 1
  }
  const worker = pollingWorker('notifier.pushes', log, pollMs, startNext)
  return {
    ...worker,
    async stop() {
      await worker.stop()
      await Promise.all(underWay.values())
    },
  }
}

/** Sends a notification to the devices that do not have it yet; those that take no more are removed, and for those that failed it is put off. */
async function send(deps: SendPushesDeps, { notification, tries }: Due): Promise<void> {
  const { pushes, subscriptions, now } = deps
  const { userId, pushedTo = [] } = notification
  const at = now()
  if (!isWorthPushing(notification, at)) return pushes.settle(notification)
  const message = pushMessage(notification)
  const waiting = (await subscriptions.devicesOf([userId])).filter((device) => !pushedTo.includes(device.id))
  const outcomes = await Promise.all(
    waiting.map(async (device) => ({ device, outcome: await sendTo(deps, device, message) })),
  )
  const devicesWith = (wanted: Outcome) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ device }) => device)
  const reached = devicesWith('sent')
  const failed = devicesWith('failed')
  await subscriptions.removeEnded(devicesWith('gone'))
  await subscriptions.clearFailures(reached)
  await subscriptions.addFailure(failed, at)
  if (tries >= MAX_TRIES || failed.length + devicesWith('untried').length === 0) return pushes.settle(notification)
  const dueAt = new Date(at.getTime() + FIRST_RETRY_MS * 4 ** (tries - 1))
  await pushes.postpone(notification, dueAt, { pushedTo: [...pushedTo, ...reached.map((device) => device.id)] })
}

/** A device whose session has ended gets nothing: it may be lost, or another's by now. */
async function sendTo(
  { client, revoked, log }: SendPushesDeps,
  device: Device,
  message: PushMessage,
): Promise<Outcome> {
  const session = await revoked(sessionOf(device))
  if (session === 'revoked') return 'gone'
  if (session === 'unknown') {
    log.warn('notification was not pushed to a device: whether its session has ended cannot be read now')
    return 'untried'
  }
  try {
    return await client.send(device.open(), message)
  } catch (err) {
    log.warn({ err, failures: device.failures }, 'notification was not pushed to a device')
    return 'failed'
  }
}

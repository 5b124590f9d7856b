import type { PushMessage } from '@izlog/contracts/http/push'
import type { Logger } from '@izlog/kit/logger'
import type { revocationCheck } from '@izlog/kit/security/revocations'
import { isWorthPushing, pushMessage, sessionOf } from '../domain/push.ts'
import type { PushClient, PushOutcome } from '../push/push-client.ts'
import type { Due, DueNotifications } from '../store/due-notifications.ts'
import type { Device, PushSubscriptions } from '../store/push-subscriptions.ts'

export interface SendPushesDeps {
  pushes: DueNotifications
  subscriptions: PushSubscriptions
  client: PushClient
  /** Whether a session was ended, or all sessions of its user up to a time. */
  revoked: ReturnType<typeof revocationCheck>
  log: Logger
  now: () => Date
}

/** Notifications at once: each takes one call to a push service a device. */
const BATCH = 20
/** Longer than a call to a push service takes, so that no two processes push the same notification. */
const LEASE_MS = 60_000
const FIRST_RETRY_MS = 30_000
/** Each wait is four times longer; so many tries take three quarters of an hour, and later a new order is news no more. */
const MAX_TRIES = 5

/** Pushes the notifications that are due the longest to the devices of their users. Returns how many there were. */
export async function sendPushes(deps: SendPushesDeps): Promise<number> {
  const { pushes, subscriptions, now } = deps
  const due: Due[] = []
  while (due.length < BATCH) {
    const next = await pushes.claim(now(), LEASE_MS)
    if (!next) break
    due.push(next)
  }
  if (due.length === 0) return 0
  const devices = await subscriptions.devicesOf(due.map(({ notification }) => notification.userId))
  const devicesOf = Map.groupBy(devices, ({ userId }) => userId)
  await Promise.all(due.map((one) => send(deps, one, devicesOf.get(one.notification.userId) ?? [])))
  return due.length
}

/** Sends a notification to the devices that do not have it yet; those that take no more are removed, and for those that failed it is put off. */
async function send(deps: SendPushesDeps, { notification, tries }: Due, devices: readonly Device[]): Promise<void> {
  const { pushes, subscriptions, now } = deps
  const { _id: id, pushedTo = [] } = notification
  const at = now()
  if (!isWorthPushing(notification, at)) return pushes.settle(id)
  const message = pushMessage(notification)
  const outcomes = await Promise.all(
    devices
      .filter((device) => !pushedTo.includes(device.id))
      .map(async (device) => ({
        device,
        outcome: await sendTo(deps, device, message).catch((err: unknown) => {
          deps.log.warn({ err, tries }, 'notification was not pushed to a device')
          return 'failed' as const
        }),
      })),
  )
  await subscriptions.removeEnded(outcomes.flatMap(({ device, outcome }) => (outcome === 'gone' ? [device] : [])))
  if (tries >= MAX_TRIES || outcomes.every(({ outcome }) => outcome !== 'failed')) return pushes.settle(id)
  const reached = outcomes.flatMap(({ device, outcome }) => (outcome === 'sent' ? [device.id] : []))
  const dueAt = new Date(at.getTime() + FIRST_RETRY_MS * 4 ** (tries - 1))
  await pushes.postpone(id, dueAt, { pushedTo: [...pushedTo, ...reached] })
}

/** A device whose session has ended gets nothing: it may be lost, or another's by now. */
async function sendTo({ client, revoked }: SendPushesDeps, device: Device, message: PushMessage): Promise<PushOutcome> {
  const session = await revoked(sessionOf(device))
  if (session === 'unknown') throw new Error('whether the session has ended cannot be read now')
  return session === 'revoked' ? 'gone' : client.send(device.open(), message)
}

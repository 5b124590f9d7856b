import { createHash } from 'node:crypto'
import { DAY_MS, DAY_S } from '@izlog/contracts/domain/durations'
import type { Sealed } from '@izlog/contracts/events/integrations'
import { SESSION_IDLE_DAYS } from '@izlog/contracts/http/auth'
import { MAX_PUSH_DEVICES, PushSubscriptionRequest } from '@izlog/contracts/http/push'
import { openFor, type SecretKeys, sealFor } from '@izlog/kit/security/secrets'
import { type Connection, Schema } from 'mongoose'
import type { Subscribers } from '../domain/push.ts'

/** A device to which notifications of a user are pushed. */
export interface Device {
  id: string
  userId: number
  /** The session in which push was switched on: when it ends, so does this. */
  sessionId: string
  savedAt: Date
  /** How many messages in a row it has failed to take. */
  failures: number
  /** Opens the subscription. Throws when none of the configured keys opens it. */
  open(): PushSubscriptionRequest
}

interface StoredDevice {
  /** SHA-256 of the endpoint. */
  _id: string
  userId: number
  sessionId: string
  savedAt: Date
  /** Absent in devices from before it was counted. */
  failures?: number
  /** When the first of them was; absent where there is none. */
  failingSince?: Date
  /** The subscription: whoever has it can reach the device. */
  sealed: Sealed
}

const required = { required: true } as const
const schema = new Schema<StoredDevice>(
  {
    _id: String,
    userId: { type: Number, ...required },
    sessionId: { type: String, ...required },
    savedAt: { type: Date, ...required },
    failures: Number,
    failingSince: Date,
    sealed: {
      type: new Schema<Sealed>({ keyId: String, nonce: String, ciphertext: String }, { _id: false }),
      ...required,
    },
  },
  { collection: 'push_subscriptions', versionKey: false },
)
// A user's devices, and the oldest of too many.
schema.index({ userId: 1, savedAt: -1 })
// A session that runs out is never revoked. The app saves its device at each start, so by then it has not been opened there for as long as
// a session can be idle.
schema.index({ savedAt: 1 }, { expireAfterSeconds: SESSION_IDLE_DAYS * DAY_S })

const BATCH = 200
/** A device that failed so often in a row, and for so long, is removed: its endpoint is none. For so long, since a push service may be away for hours. */
const MAX_FAILURES = 20
const MAX_FAILING_MS = DAY_MS

export interface PushSubscriptions {
  /** Stores a device for this user alone, also if it was another's; of too many the one saved the longest ago is removed. */
  save(device: Omit<Device, 'id' | 'failures' | 'open'>, subscription: PushSubscriptionRequest): Promise<void>
  /** Removes a device of this user. */
  remove(userId: number, endpoint: string): Promise<void>
  /** Removes devices that take no more messages. */
  removeEnded(devices: readonly Pick<Device, 'id' | 'savedAt'>[]): Promise<void>
  /** Counts a failure of each of these devices, and removes those that have failed too often and for too long. */
  addFailure(devices: readonly Pick<Device, 'id'>[], at: Date): Promise<void>
  /** These took a message: their next failure is the first in a row. */
  clearFailures(devices: readonly Pick<Device, 'id' | 'failures'>[]): Promise<void>
  /** Removes all devices of a deleted user. */
  removeUser(userId: number): Promise<void>
  /** Which of these users have a device. */
  subscribersAmong(userIds: Iterable<number>): Promise<Subscribers>
  /** The devices of these users. */
  devicesOf(userIds: Iterable<number>): Promise<Device[]>
  /** All devices, in batches. */
  batches(): AsyncIterable<Device[]>
}

export function pushSubscriptions(connection: Connection, keys: SecretKeys): PushSubscriptions {
  const Devices = connection.model<StoredDevice>('PushSubscription', schema)
  const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')
  const purposeOf = (userId: number, id: string) => `push:${userId}:${id}`
  const toDevice = ({ _id: id, userId, sessionId, savedAt, failures = 0, sealed }: StoredDevice): Device => ({
    id,
    userId,
    sessionId,
    savedAt,
    failures,
    open: () => PushSubscriptionRequest.parse(JSON.parse(openFor(keys, purposeOf(userId, id), sealed))),
  })
  return {
    async save({ userId, sessionId, savedAt }, subscription) {
      const _id = idOf(subscription.endpoint)
      const sealed = sealFor(keys, purposeOf(userId, _id), JSON.stringify(subscription))
      await Devices.updateOne({ _id }, { $set: { userId, sessionId, savedAt, sealed } }, { upsert: true })
      const tooMany = await Devices.find({ userId }, { _id: 1 })
        .sort({ savedAt: -1 })
        .skip(MAX_PUSH_DEVICES)
        .lean<Pick<StoredDevice, '_id'>[]>()
      if (tooMany.length > 0) await Devices.deleteMany({ _id: { $in: tooMany.map((one) => one._id) }, userId })
    },
    async remove(userId, endpoint) {
      await Devices.deleteOne({ _id: idOf(endpoint), userId })
    },
    async removeEnded(devices) {
      if (devices.length === 0) return
      // By the time too: one that was saved anew meanwhile stays.
      await Devices.deleteMany({ $or: devices.map(({ id, savedAt }) => ({ _id: id, savedAt })) })
    },
    async addFailure(devices, at) {
      if (devices.length === 0) return
      const ofThese = { _id: { $in: devices.map(({ id }) => id) } }
      await Devices.updateMany(ofThese, { $inc: { failures: 1 }, $min: { failingSince: at } })
      const longAgo = new Date(at.getTime() - MAX_FAILING_MS)
      await Devices.deleteMany({ ...ofThese, failures: { $gte: MAX_FAILURES }, failingSince: { $lte: longAgo } })
    },
    async clearFailures(devices) {
      const failed = devices.filter(({ failures }) => failures > 0).map(({ id }) => id)
      if (failed.length === 0) return
      await Devices.updateMany({ _id: { $in: failed } }, { $unset: { failures: 1, failingSince: 1 } })
    },
    async removeUser(userId) {
      await Devices.deleteMany({ userId })
    },
    async subscribersAmong(userIds) {
      return new Set<number>(await Devices.distinct('userId', { userId: { $in: [...new Set(userIds)] } }))
    },
    async devicesOf(userIds) {
      const found = await Devices.find({ userId: { $in: [...new Set(userIds)] } }).lean<StoredDevice[]>()
      return found.map(toDevice)
    },
    async *batches() {
      for (let after = ''; ; ) {
        const found = await Devices.find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH)
          .lean<StoredDevice[]>()
        const last = found.at(-1)
        if (!last) return
        yield found.map(toDevice)
        after = last._id
      }
    },
  }
}

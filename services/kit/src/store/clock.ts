import type { Connection, mongo } from 'mongoose'

/** If our process reads a reply late, the store's clock seems to be behind, so the largest offset of the last few replies counts. */
const RECENT_REPLIES = 3

const aheadOf = new WeakMap<Connection, number>()

/**
 * The store's present time, by which all processes judge leases, since machines' clocks may differ by a minute. It needs no call: the
 * offset is measured in the driver's heartbeats, every ten seconds.
 */
export const storeTime = (connection: Connection): Date => new Date(Date.now() + (aheadOf.get(connection) ?? 0))

/** Measures how far the store's clock is ahead of ours, now and with each heartbeat. */
export async function followClock(connection: Connection): Promise<void> {
  const client = connection.getClient()
  const offsets: number[] = []
  const measure = ({ isWritablePrimary, localTime }: mongo.BSON.Document) => {
    if (!isWritablePrimary || !(localTime instanceof Date)) return
    offsets.push(localTime.getTime() - Date.now())
    if (offsets.length > RECENT_REPLIES) offsets.shift()
    aheadOf.set(connection, Math.max(...offsets))
  }
  measure(await client.db('admin').command({ hello: 1 }))
  client.on('serverHeartbeatSucceeded', ({ reply }) => measure(reply))
}

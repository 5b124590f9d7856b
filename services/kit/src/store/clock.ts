import type { Connection, mongo } from 'mongoose'

/** A reply that our process was slow to read makes the store's clock look late, so the most that the last few say counts. */
const REPLIES = 3

const aheadOf = new WeakMap<Connection, number>()

/**
 * The store's time, as its replies tell it: what all processes judge leases by, whose own clocks may differ by a minute. It costs no
 * call: the driver greets the store every ten seconds.
 */
export const storeTime = (connection: Connection): Date => new Date(Date.now() + (aheadOf.get(connection) ?? 0))

/** Learns how far the store's clock is ahead of ours, now and with each greeting. */
export async function followClock(connection: Connection): Promise<void> {
  const client = connection.getClient()
  const readings: number[] = []
  const learn = ({ isWritablePrimary, localTime }: mongo.BSON.Document) => {
    if (!isWritablePrimary || !(localTime instanceof Date)) return
    readings.push(localTime.getTime() - Date.now())
    if (readings.length > REPLIES) readings.shift()
    aheadOf.set(connection, Math.max(...readings))
  }
  learn(await client.db('admin').command({ hello: 1 }))
  client.on('serverHeartbeatSucceeded', ({ reply }) => learn(reply))
}

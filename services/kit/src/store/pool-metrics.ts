import type { Connection } from 'mongoose'
import { poolCheckouts, poolWaiting, poolWaitSeconds } from '../telemetry/instruments.ts'

/** Of all connection pools of this process. Numbers, as every call to the store passes here. */
let checkouts = 0
let waitMs = 0
let waiting = 0

poolCheckouts.addCallback((result) => result.observe(checkouts))
poolWaitSeconds.addCallback((result) => result.observe(waitMs / 1000))
poolWaiting.addCallback((result) => result.observe(waiting))

/** Measures how long calls wait for a connection of this pool. */
export function measurePool(connection: Connection): void {
  connection
    .getClient()
    .on('connectionCheckOutStarted', () => {
      waiting += 1
    })
    .on('connectionCheckedOut', ({ durationMS }) => {
      waiting -= 1
      checkouts += 1
      waitMs += durationMS
    })
    .on('connectionCheckOutFailed', () => {
      waiting -= 1
    })
}

import { deliveriesOf, isInMemory } from '../domain/fan-out.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'

const BATCH = 200

interface TakeOverDeps {
  fanOuts: FanOuts
  lanes: Lanes
  now: () => Date
  wakeAll: () => void
}

/** Moves what a stopped or killed process had in memory into its sellers' lanes. Returns the number of fan-outs. */
export async function takeOver({ fanOuts, lanes, now, wakeAll }: TakeOverDeps): Promise<number> {
  const at = now()
  const left = await fanOuts.abandoned(at, BATCH)
  if (left.length === 0) return 0
  const due = left
    .flatMap(deliveriesOf)
    .filter(isInMemory)
    .map(({ channel, userId }) => ({ channel, userId, dueAt: at }))
  await lanes.storeWaiting(due, at, () => Promise.all(left.map((fanOut) => fanOuts.takeOver(fanOut, at))))
  wakeAll()
  return left.length
}

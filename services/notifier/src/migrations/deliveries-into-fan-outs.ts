import { Channel } from '@izlog/contracts/domain/delivery'
import type { Bus } from '@izlog/kit/bus/bus'
import type { OutboxFields } from '@izlog/kit/outbox/fields'
import type { Migration } from '@izlog/kit/store/migrations'
import type { Connection, mongo } from 'mongoose'
import type { Delivery } from '../domain/delivery.ts'
import { branchOf, dueIn, type FanOut, fanOutIdOf, NOT_BY_ITSELF } from '../domain/fan-out.ts'
import type { FanOuts } from '../store/fan-outs.ts'
import type { Lanes } from '../store/lanes.ts'
import { additionsOf } from '../use-cases/plan-fan-outs.ts'

/** Until 2026-11 each channel had a consumer group of its own, and stored a document per event and channel. */
export const GROUPS_BEFORE = Channel.options.map((channel) => `notifier.${channel}`)

type StoredDelivery = Delivery & OutboxFields & { failing?: boolean }

const BATCH = 500

interface Deps {
  fanOuts: FanOuts
  lanes: Lanes
  bus: Bus
}

/**
 * Merges the deliveries of an event into one fan-out. It waits until no process of older code reads any more; the new group begins
 * where the old ones stopped, and finds by then the deliveries that they had stored.
 */
export const deliveriesIntoFanOuts = (deps: Deps): Migration => ({
  name: '2026-11-deliveries-into-fan-outs',
  async run(store) {
    await deps.bus.waitForMembersToLeave(GROUPS_BEFORE)
    const old = deliveriesOf(store)
    for (;;) {
      const found = await old.find({}, { sort: { _id: 1 }, limit: BATCH }).toArray()
      if (found.length === 0) return
      await bringOver(deps, found as unknown as StoredDelivery[])
      await old.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } })
    }
  },
})

const deliveriesOf = (store: Connection): mongo.Collection<mongo.Document & { _id: string }> =>
  store.getClient().db(store.name).collection<mongo.Document & { _id: string }>('deliveries')

async function bringOver({ fanOuts, lanes, bus }: Deps, found: readonly StoredDelivery[]): Promise<void> {
  await bus.publish(found.flatMap(({ outbox }) => outbox))
  const made = [...Map.groupBy(found, fanOutIdOf)].map(([_id, deliveries]) => fanOutOf(_id, deliveries))
  const [parcels, opened] = [made.filter(isParcel), made.filter((fanOut) => !isParcel(fanOut))]
  await lanes.storeWaiting(made.flatMap(dueIn), new Date(), async () => {
    const added = new Set(await fanOuts.add(opened, { published: true }))
    // A batch may end between two deliveries of one event: the second part joins the fan-out of the first.
    const cut = opened.filter((fanOut) => !added.has(fanOut)).flatMap(additionsOf)
    const additions = parcels
      .flatMap(additionsOf)
      .map((addition) => ({ ...addition, to: orderOf(addition.standalone) }))
    await fanOuts.addBranches([...cut, ...additions], { published: true })
  })
}

/** Today the branch of a parcel joins the fan-out of its order. */
const isParcel = ({ cause }: FanOut): boolean => cause === 'order.released'
const orderOf = ({ orderId }: FanOut) => ({ orderId: orderId ?? '', cause: 'order.created' })

function fanOutOf(_id: string, deliveries: readonly StoredDelivery[]): FanOut {
  const channels = Object.fromEntries(
    deliveries.map((stored) => {
      const branch = branchOf(deliveryOf(stored))
      const waits = branch.held && branch.state === 'pending'
      return [stored.channel, { ...branch, dueAt: waits ? NOT_BY_ITSELF : branch.dueAt }]
    }),
  )
  const [first] = deliveries
  if (!first) throw new Error(`no delivery of ${_id}`)
  const { cause, orderId, userId, createdAt, traceparent } = first
  return { _id, cause, orderId, userId, channels, heldUntil: null, version: 1, createdAt, traceparent }
}

/** Without its outbox and the fields that only indexes used. */
function deliveryOf(stored: StoredDelivery): Delivery {
  const { outbox: _o, outboxAt: _a, outboxLease: _l, deletedAt: _d, failing: _f, ...delivery } = stored
  return delivery
}

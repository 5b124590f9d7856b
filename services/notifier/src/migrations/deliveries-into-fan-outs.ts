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

/** Until 2026-11 each channel read by a group of its own, and made a document of each event. */
export const GROUPS_BEFORE = Channel.options.map((channel) => `notifier.${channel}`)

type StoredDelivery = Delivery & OutboxFields & { failing?: boolean }

const BATCH = 500

interface Deps {
  fanOuts: FanOuts
  lanes: Lanes
  bus: Bus
}

/**
 * Makes one fan-out of the deliveries of an event. Processes of older code go on until they are stopped; then what they left is
 * brought over, and a group that begins where theirs stopped finds there what they did.
 */
export const deliveriesIntoFanOuts = (deps: Deps): Migration => ({
  name: '2026-11-deliveries-into-fan-outs',
  async run(store) {
    await deps.bus.withoutMembers(GROUPS_BEFORE)
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
    // A batch may have ended between two deliveries of one event.
    const cut = opened.filter((fanOut) => !added.has(fanOut)).flatMap(additionsOf)
    const additions = parcels
      .flatMap(additionsOf)
      .map((addition) => ({ ...addition, to: orderOf(addition.standalone) }))
    await fanOuts.addBranches([...cut, ...additions], { published: true })
  })
}

/** What is opened by one event of an order and joined by another is one fan-out today. */
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

/** Without what it was found by and what it had to tell. */
function deliveryOf(stored: StoredDelivery): Delivery {
  const { outbox: _o, outboxAt: _a, outboxLease: _l, deletedAt: _d, failing: _f, ...delivery } = stored
  return delivery
}

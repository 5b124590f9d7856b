import { startBus } from '@izlog/kit/bus/bus'
import { openDeadLetters } from '@izlog/kit/bus/dead-letters'
import { on } from '@izlog/kit/bus/event-handler'
import { deadLetterTopic } from '@izlog/kit/bus/names'
import { createLogger } from '@izlog/kit/logger'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import type { TestEnvironment } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'

const GROUP = 'test.parking'

/** Dead letters of these orders, of a group that cannot read the version they come in. */
export async function parked({ KAFKA_BROKERS, NAMESPACE: namespace }: TestEnvironment, orderIds: readonly string[]) {
  const log = createLogger('test', 'silent')
  const bus = startBus({ service: 'test', brokers: [KAFKA_BROKERS], namespace, partitions: 2, log })
  const handlers = [on('upsells', 'upsell.accepted.v1', async () => {})]
  const group = await bus.subscribe({ group: GROUP, topics: ['upsells'], from: 'end', handlers })
  await bus.publish(
    orderIds.map((originalOrderId) => {
      const { event } = created(anOrder({ userId: 1001 }))
      const data = { ...(event.data as object), originalOrderId }
      return { topic: 'upsells' as const, event: { ...event, type: 'upsell.accepted', version: 2, data } }
    }),
  )
  const letters = await openDeadLetters({ brokers: [KAFKA_BROKERS] }, { namespace, reader: 'test' })
  const parkedRecords = async () =>
    (await letters.read(deadLetterTopic(namespace, 'upsells', GROUP))).map(
      ({ value }) => JSON.parse(String(value)).data.originalOrderId,
    )
  await until(async () => (await parkedRecords()).length === orderIds.length)
  return {
    parkedRecords,
    async stop() {
      await group.stop()
      await letters.stop()
      await bus.stop()
    },
  }
}

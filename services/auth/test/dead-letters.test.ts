import { UserItem } from '@izlog/contracts/http/admin'
import { startBus } from '@izlog/kit/bus/bus'
import { openDeadLetters } from '@izlog/kit/bus/dead-letters'
import { on } from '@izlog/kit/bus/event-handler'
import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { deadLetterTopic } from '@izlog/kit/bus/names'
import { createLogger } from '@izlog/kit/logger'
import { listenTo } from '@izlog/kit/testing/events'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { userSnapshot } from '@izlog/kit/testing/user-snapshot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

const GROUP = 'test.parking'
let auth: Awaited<ReturnType<typeof startAuth>>
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

async function deletedClient(): Promise<number> {
  const { bearer } = await auth.signIn(ADMIN)
  const who = { email: 'odlazi@izlog.test', password: 'tajna1', firstName: 'Ana', lastName: 'Žunić' }
  const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, bearer)).body)
  const users = await listenTo(auth.env, 'users')
  await auth.http.delete(`/api/admin/users/${id}`, bearer)
  await until(() => users.all('user.snapshot', String(id)).some(({ data }) => (data as { deleted: boolean }).deleted))
  await users.stop()
  return id
}

/** Dead letters of a group that cannot read the version that these events come in. */
async function parked(entries: OutboxEntry[]) {
  const { KAFKA_BROKERS, NAMESPACE: namespace } = auth.env
  const bus = await startBus({
    service: 'test',
    brokers: [KAFKA_BROKERS],
    namespace,
    partitions: 2,
    log: createLogger('test', 'silent'),
  })
  const handlers = [on('users', 'user.snapshot.v1', async () => {}), on('orders', 'order.created.v1', async () => {})]
  const group = await bus.subscribe({ group: GROUP, topics: ['users', 'orders'], from: 'end', handlers })
  await bus.publish(entries.map(({ topic, event }) => ({ topic, event: { ...event, version: 2 } })))
  const letters = await openDeadLetters({ brokers: [KAFKA_BROKERS] }, { namespace, reader: 'test' })
  const storedLetters = async () => {
    const texts: string[] = []
    for (const topic of ['users', 'orders'] as const)
      texts.push(...(await letters.read(deadLetterTopic(namespace, topic, GROUP))).map(({ value }) => String(value)))
    return texts.map((text): unknown => JSON.parse(text).data)
  }
  await until(async () => (await storedLetters()).length === entries.length)
  return {
    storedLetters,
    async stop() {
      await group.stop()
      await letters.stop()
      await bus.stop()
    },
  }
}

it('erases dead letters that hold data of a deleted user, wherever they stand, and no others', async () => {
  const id = await deletedClient()
  const deletion = userSnapshot(id, 9)
  deletion.event.data = { ...(deletion.event.data as object), firstName: '', lastName: '', deleted: true }
  const theirs = created(anOrder({ userId: id }))
  const another = created(anOrder({ userId: 1 }))
  const letters = await parked([userSnapshot(1), userSnapshot(id), deletion, another, theirs])
  // What is parked after a deletion is found by the next look, and each process takes one when it starts.
  const second = await startAuth({ NAMESPACE: auth.env.NAMESPACE })
  await until(async () => (await letters.storedLetters()).length === 3)
  expect(await letters.storedLetters()).toEqual(
    expect.arrayContaining([userSnapshot(1).event.data, deletion.event.data, another.event.data]),
  )
  await second.stop()
  await letters.stop()
})

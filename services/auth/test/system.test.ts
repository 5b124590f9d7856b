import { UserItem } from '@izlog/contracts/http/admin'
import { AuditPage } from '@izlog/contracts/http/audit'
import {
  DeadLetterPage,
  DeadLetterPlaces,
  OpenedDeadLetter,
  SYSTEM_MESSAGES,
  SystemGroups,
  SystemParts,
} from '@izlog/contracts/http/system'
import { startBus } from '@izlog/kit/bus/bus'
import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import { createLogger } from '@izlog/kit/logger'
import { kafkaProxy } from '@izlog/kit/testing/kafka-proxy'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

/** Of `anOrder`. */
const SHOPPER = 'Đorđević'
const SYSTEM = '/api/admin/system'
const LETTERS = `${SYSTEM}/dead-letters/orders/order.probe`

let kafka: Awaited<ReturnType<typeof kafkaProxy>>
let auth: Awaited<ReturnType<typeof startAuth>>
let asAdmin: Record<string, string>
beforeAll(async () => {
  auth = await startAuth()
  asAdmin = (await auth.signIn(ADMIN)).bearer
})
afterAll(async () => {
  await auth.stop()
  await kafka?.stop()
})

/** A section's answer; a busy machine may take longer than one look at Kafka may. */
const get = (path: string) =>
  until(async () => {
    const { status, body } = await auth.http.get(`${SYSTEM}/${path}`, asAdmin)
    return status === 200 && body
  })
const log = async () => AuditPage.parse((await auth.http.get('/api/admin/audit?limit=100', asAdmin)).body).items
const places = async () => DeadLetterPlaces.parse(await get('dead-letters')).places
const parkedCount = async () => (await places()).find(({ group }) => group === 'order.probe')?.count ?? 0
const listed = async () => DeadLetterPage.parse(await get('dead-letters/orders/order.probe'))

/** Groups of another service, of which `order.probe` cannot handle an order until it is mended. */
async function consumers(...groups: string[]) {
  const { KAFKA_BROKERS, NAMESPACE: namespace } = auth.env
  const bus = startBus({
    ...{ service: 'order', brokers: [KAFKA_BROKERS], namespace, partitions: 2 },
    log: createLogger('order', 'silent'),
  })
  const read = Object.fromEntries(groups.map((group) => [group, [] as string[]]))
  let isMended = false
  const handlerOf = (group: string): EventHandler =>
    on('orders', 'order.created.v1', async (events) => {
      if (group === 'order.probe' && !isMended)
        throw new Error(`Cannot count K7QM-4RXW-9TPH of ana@izlog.test\n    at ${SHOPPER}`)
      read[group]?.push(...events.map(({ id }) => id))
    })
  const members = await Promise.all(
    groups.map((group) => bus.subscribe({ group, topics: ['orders'], from: 'end', handlers: [handlerOf(group)] })),
  )
  return {
    bus,
    read,
    mend: () => {
      isMended = true
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()))
      await bus.stop()
    },
  }
}

describe('the operator’s page', () => {
  it('shows each instance that announces itself, what waits in its outboxes, and the services that are away', async () => {
    const second = await startAuth({ NAMESPACE: auth.env.NAMESPACE, VERSION: 'abc1234', OTEL_SERVICE_NAME: 'auth' })
    const parts = async () => SystemParts.parse(await get('parts'))
    const found = await until(async () => {
      const now = await parts()
      const [own] = now.parts
      return own?.instances.filter(({ state }) => state === 'ready').length === 2 && now
    })
    expect(found.parts.map(({ part, state }) => [part, state])).toEqual([
      ['auth', 'ready'],
      ...['catalog', 'order', 'upsell', 'domain', 'notifier'].map((part) => [part, 'away']),
    ])
    expect(found.parts[0]?.instances.map(({ version }) => version).toSorted()).toEqual(['', 'abc1234'])
    expect(found.outboxes.map(({ service, collection }) => [service, collection])).toEqual(
      expect.arrayContaining([
        ['auth', 'users'],
        ['auth', 'audit_outbox'],
      ]),
    )
    await second.stop()
    // Whoever stops says so, and is not taken for killed.
    await until(async () => (await parts()).parts[0]?.instances.length === 1)
  })

  it('shows a poison event with its reason and without anybody’s data, and hands it back to its own group alone', async () => {
    const order = created(anOrder({ userId: 1001 }))
    const service = await consumers('order.probe', 'order.other')
    await service.bus.publish([order])
    await until(async () => (await parkedCount()) === 1)
    expect(await places()).toEqual([{ topic: 'orders', group: 'order.probe', count: 1 }])

    const page = await listed()
    expect(page).toMatchObject({
      total: 1,
      items: [{ error: 'Error: Cannot count … of …@…', event: { type: 'order.created', id: order.event.id } }],
    })
    expect(JSON.stringify(page)).not.toContain(SHOPPER)
    const offset = page.items[0]?.offset ?? -1
    const opened = await auth.http.post(`${LETTERS}/open`, { offset }, asAdmin)
    expect(OpenedDeadLetter.parse(opened.body).value).toContain(SHOPPER)

    await until(() => service.read['order.other']?.length === 1)
    service.mend()
    expect((await auth.http.post(`${LETTERS}/replay`, {}, asAdmin)).body).toEqual({ replayed: 1, left: 0 })
    await until(() => service.read['order.probe']?.includes(order.event.id))
    expect(service.read).toEqual({ 'order.probe': [order.event.id], 'order.other': [order.event.id] })
    await until(async () => (await parkedCount()) === 0)
    const group = await until(async () => {
      const now = SystemGroups.parse(await get('groups')).groups
      return now.find((one) => one.group === 'order.probe' && one.lag === 0 && one.members === 1)
    })
    expect(group.topics).toEqual([])
    await service.stop()

    const actions = ['dead-letter-opened', 'dead-letters-replayed']
    const recorded = await until(async () => {
      const found = (await log()).filter(({ action }) => actions.includes(action))
      return found.length >= 2 && found
    })
    const place = ['topic=orders', 'group=order.probe']
    expect(recorded.map(({ actor, fields }) => ({ actor, fields }))).toEqual([
      { actor: { kind: 'user', userId: 1, role: 'admin' }, fields: place },
      { actor: { kind: 'user', userId: 1, role: 'admin' }, fields: [...place, `offset=${offset}`] },
    ])
    expect(JSON.stringify(recorded)).not.toContain(SHOPPER)
  })

  it('drops those that were shown, and no others', async () => {
    const service = await consumers('order.probe')
    // Of a version that nobody reads, so that they are parked without being tried again.
    const unread = [created(anOrder({ userId: 1001 })), created(anOrder({ userId: 1001 }))]
    await service.bus.publish(unread.map(({ topic, event }) => ({ topic, event: { ...event, version: 9 } })))
    await until(async () => (await parkedCount()) === 2)
    const { items } = await listed()
    const upTo = items[0]?.offset
    expect((await auth.http.post(`${LETTERS}/drop`, { upTo }, asAdmin)).body).toEqual({ dropped: 1 })
    await until(async () => (await parkedCount()) === 1)
    expect((await listed()).items).toEqual(items.slice(1))
    await auth.http.post(`${LETTERS}/drop`, { upTo: items[1]?.offset }, asAdmin)
    await until(async () => (await parkedCount()) === 0)
    expect(await auth.http.post(`${LETTERS}/replay`, {}, asAdmin)).toMatchObject({ status: 404 })
    await until(async () => (await log()).filter(({ action }) => action === 'dead-letters-dropped').length >= 2)
    await service.stop()
  })

  it('is nobody’s but administrators’', async () => {
    const who = { email: 'radoznao@izlog.test', password: 'tajna1', firstName: 'Rade', lastName: 'Ilić' }
    UserItem.parse((await auth.http.post('/api/admin/clients', who, asAdmin)).body)
    const { bearer } = await auth.signIn(who)
    for (const path of ['parts', 'groups', 'dead-letters', 'dead-letters/orders/order.probe'])
      expect((await auth.http.get(`${SYSTEM}/${path}`, bearer)).status).toBe(403)
    for (const verb of ['open', 'replay', 'drop'])
      expect((await auth.http.post(`${LETTERS}/${verb}`, {}, bearer)).status).toBe(403)
  })

  it('says that Kafka does not answer, and shows the rest', async () => {
    kafka = await kafkaProxy(auth.env.KAFKA_BROKERS)
    const without = await startAuth({ NAMESPACE: auth.env.NAMESPACE, KAFKA_BROKERS: `127.0.0.1:${kafka.port}` })
    const { bearer } = await without.signIn(ADMIN)
    const asked = (path: string) => without.http.get(`${SYSTEM}/${path}`, bearer)
    await until(async () => (await asked('groups')).status === 200)
    kafka.goSilent()
    const away = { status: 503, body: { message: SYSTEM_MESSAGES.kafkaAway } }
    await until(async () => {
      const [groups, letters, parts] = await Promise.all(['groups', 'dead-letters', 'parts'].map(asked))
      expect([groups, letters]).toMatchObject([away, away])
      return parts?.status === 200
    })
    kafka.heal()
    kafka.cut()
    await until(async () => (await asked('groups')).status === 200)
    await without.stop()
  })
})

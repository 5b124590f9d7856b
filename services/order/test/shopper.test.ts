import { FIXED_WORDS } from '@izlog/contracts/domain/order-progress'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { BLOCK_MESSAGES } from '@izlog/contracts/http/blocked'
import { CallsSummary, type DeskBody, DeskOrder } from '@izlog/contracts/http/desk'
import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import { ORDER_MESSAGES, OrderPage, OrderRead, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { CANCELLED_BY_SHOPPER, CHANGE_MESSAGES, type CorrectionBody } from '@izlog/contracts/http/shopper-changes'
import { SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryChanged } from './delivery-changed.ts'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
})
afterAll(() => orders.stop())

let users = 85_000
/** An order of a seller of its own, whose parcels wait for the call unless the page says otherwise. */
async function placed(page: Partial<OrderableWebsite> = {}) {
  const userId = users++
  const seller: TestUser = { userId, role: 'client' }
  orders.pages.set(userId, pageOf(userId, { ownerId: userId, releaseOn: 'confirmed', ...page }))
  const customerData = { ...orderFor(userId).customerData, phone: `064 ${1_000_000 + userId}`, notes: 'Zvonite dvaput' }
  const { orderId } = PlaceOrderResponse.parse((await orders.place(orderFor(userId, { customerData }))).body)
  const { id } = await until(async () => (await mine(seller))[0])
  return { seller, id, orderId, customerData }
}
const mine = async (seller: TestUser) =>
  OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body).items
const shown = async (orderId: string) => OrderRead.parse((await orders.http.get(`/api/orders/${orderId}`)).body)
const note = (seller: TestUser, id: number, body: DeskBody) =>
  orders.http.as(seller).post(`/api/orders/${id}/desk`, body)
const desk = async (seller: TestUser, id: number) =>
  DeskOrder.parse((await orders.http.as(seller).get(`/api/orders/${id}/desk`)).body)
const correct = (orderId: string, body: CorrectionBody) => orders.http.post(`/api/orders/${orderId}/correction`, body)
const cancel = (orderId: string) => orders.http.post(`/api/orders/${orderId}/cancellation`, {})
/** The order as the shopper sees it, at another address. */
async function movedTo(orderId: string, address: string): Promise<CorrectionBody> {
  const { firstName, lastName, phone, city, postalCode, dataTag } = await shown(orderId)
  return { name: `${firstName} ${lastName}`, phone, address, city, postalCode, dataTag }
}
const edit = (seller: TestUser, id: number, customerData: object, version: number) =>
  orders.http.as(seller).post(`/api/orders/${id}/edit`, { customerData, quantity: 1, totalPrice: 2990, version })

describe('an order’s page', () => {
  it('says where the parcel is, and nothing of what its seller notes', async () => {
    const { seller, id, orderId } = await placed()
    expect(await shown(orderId)).toMatchObject({ progress: 'received', fixedBy: null })
    await note(seller, id, { step: 'no-answer', note: 'Nervozan čovek' })
    expect(await shown(orderId)).toMatchObject({ progress: 'unreached' })
    await note(seller, id, { step: 'confirmed', reason: 'Jedva pristao', note: 'Nervozan čovek' })
    const [json, page] = await Promise.all([
      orders.http.get(`/api/orders/${orderId}`),
      orders.http.get(`/api/orders/${orderId}/page`),
    ])
    expect(json.body).toMatchObject({ progress: 'confirmed' })
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const words of ['Porudžbina je potvrđena', orderId, 'Futoška 21', 'Plaćate kuriru'])
      expect(page.body).toContain(words)
    for (const answer of [json, page])
      expect(JSON.stringify(answer.body)).not.toMatch(/Nervozan|Jedva|attempts|Zvonite/)
    for (const refused of [
      await orders.http.get(`/api/orders/${id}/page`),
      await orders.http.get(`/api/orders/${orderId}/page`, { [SITE_OWNER_HEADER]: '9' }),
    ]) {
      expect(refused.status).toBe(404)
      expect(refused.headers.get('content-type')).toContain('text/html')
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(refused.body).toContain(ORDER_MESSAGES.notFound)
    }
  })

  it('shows no data of a shopper who was erased, and changes nothing', async () => {
    const { orderId, customerData } = await placed()
    const body = await movedTo(orderId, 'Nova 5')
    await cancel(orderId)
    await orders.overFor(orderId, 1)
    await orders.http.as(SUPER_ADMIN).post('/api/admin/erasures', { phone: customerData.phone })
    await until(async () => Object(await orders.http.get(`/api/orders/${orderId}`)).body.closed === true)
    const page = await orders.http.get(`/api/orders/${orderId}/page`)
    const refused = await correct(orderId, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.fixed', order: { closed: true } } })
    for (const answer of [page, refused]) expect(JSON.stringify(answer.body)).not.toMatch(/Futoška|Jovana|Nova 5/)
  })
})

describe('a shopper’s correction', () => {
  it('reaches the seller at once, and changes nothing where nothing is other', async () => {
    const { seller, id, orderId, customerData } = await placed()
    expect((await correct(orderId, await movedTo(orderId, 'Futoška 21'))).status).toBe(200)
    expect(await desk(seller, id)).toMatchObject({ version: 1, entries: [] })
    const answer = await correct(orderId, { ...(await movedTo(orderId, 'Cara Dušana 7')), phone: '065/111-22-33' })
    expect(answer).toMatchObject({ status: 200, body: { address: 'Cara Dušana 7', phone: '065/111-22-33' } })
    expect(await desk(seller, id)).toMatchObject({
      ...{ version: 2, entries: [{ step: 'edited', by: null, note: 'telefon, adresa' }] },
      order: { phoneE164: '+381651112233', notes: customerData.notes, totalPrice: 2990, status: 'pending' },
    })
    const event = await orders.events.first('order.edited', orderId)
    expect(event.data).toMatchObject({ byShopper: true, editedBy: seller.userId, fields: ['phone', 'address'] })
  })

  it('is refused where a field is wrong, and for a number instead of the code', async () => {
    const { id, orderId } = await placed()
    const body = await movedTo(orderId, 'Nova 5')
    expect(await correct(orderId, { ...body, phone: '12' })).toMatchObject({
      ...{ status: 422, body: { issues: [{ path: 'customerData.phone' }] } },
    })
    expect(await correct(orderId, { ...body, address: ' ' })).toMatchObject({ body: { issues: [{ path: 'address' }] } })
    expect((await correct(String(id), body)).status).toBe(404)
    expect((await cancel(String(id))).status).toBe(404)
  })

  it('overwrites no edit of the seller that the shopper has not seen, nor the other way round', async () => {
    const { seller, id, orderId, customerData } = await placed()
    const old = await movedTo(orderId, 'Kupčeva 1')
    expect((await edit(seller, id, { ...customerData, city: 'Subotica' }, 1)).status).toBe(200)
    expect(await correct(orderId, old)).toMatchObject({
      status: 409,
      body: { message: CHANGE_MESSAGES.changedMeanwhile, order: { city: 'Subotica', address: 'Futoška 21' } },
    })
    expect(await correct(orderId, await movedTo(orderId, 'Kupčeva 1'))).toMatchObject({
      ...{ status: 200, body: { city: 'Subotica', address: 'Kupčeva 1' } },
    })
    expect((await edit(seller, id, { ...customerData, address: 'Prodavčeva 2' }, 2)).status).toBe(409)
    expect(await shown(orderId)).toMatchObject({ address: 'Kupčeva 1' })
  })

  it('is not in the way of a step that only notes a call', async () => {
    const { seller, id, orderId } = await placed()
    const body = await movedTo(orderId, 'Nova 5')
    await note(seller, id, { step: 'no-answer' })
    expect((await correct(orderId, body)).status).toBe(200)
  })

  it('and the seller’s edit at the same moment are one after the other, never half of each', async () => {
    const { seller, id, orderId, customerData } = await placed()
    const body = await movedTo(orderId, 'Kupčeva 1')
    const [shopper, theirs] = await Promise.all([
      correct(orderId, body),
      edit(seller, id, { ...customerData, address: 'Prodavčeva 2' }, 1),
    ])
    expect([shopper.status, theirs.status].sort()).toEqual([200, 409])
    const { address } = await shown(orderId)
    expect(address).toBe(shopper.status === 200 ? 'Kupčeva 1' : 'Prodavčeva 2')
    if (shopper.status === 409) expect(shopper.body).toMatchObject({ order: { address } })
  })

  it('and packing at the same moment: the parcel that is packed has the address that stays', async () => {
    const { seller, id, orderId } = await placed()
    await note(seller, id, { step: 'confirmed' })
    const body = await movedTo(orderId, 'Kupčeva 1')
    const { version } = await desk(seller, id)
    const [shopper, packing] = await Promise.all([
      correct(orderId, body),
      note(seller, id, { step: 'packed', version }),
    ])
    expect([shopper.status, packing.status].sort()).toEqual([200, 409])
    const [won, lost] = shopper.status === 200 ? [shopper, packing] : [packing, shopper]
    expect(Object(lost.body).message).toBe(
      won === shopper ? 'Neko je u međuvremenu izmenio ovu porudžbinu. Pogledajte je ponovo.' : FIXED_WORDS.packed,
    )
    await note(seller, id, { step: 'packed' })
    for (const late of [await correct(orderId, await movedTo(orderId, 'Kasna 3')), await cancel(orderId)])
      expect(late).toMatchObject({
        ...{ status: 409, body: { code: 'order.fixed', message: FIXED_WORDS.packed, order: { progress: 'packed' } } },
      })
    expect((await shown(orderId)).address).toBe(won === shopper ? 'Kupčeva 1' : 'Futoška 21')
  })

  it('ends where the parcel goes to a courier, and goes on where none carries it', async () => {
    const [carried, uncarried] = [await placed({ releaseOn: 'ordered' }), await placed({ releaseOn: 'ordered' })]
    const givenUp = await placed({ releaseOn: 'ordered' })
    expect(await shown(carried.orderId)).toMatchObject({ progress: 'received', fixedBy: 'sending' })
    const taken = { channel: 'courier', state: 'sent', reason: null, trackingId: 'A1' } as const
    const noCourier = { channel: 'courier', state: 'skipped', reason: null, trackingId: null } as const
    const dead = { channel: 'courier', state: 'dead', reason: 'courier-refused', trackingId: null } as const
    await orders.publish([deliveryChanged(carried.orderId, taken), deliveryChanged(uncarried.orderId, noCourier)])
    await orders.publish([deliveryChanged(givenUp.orderId, dead)])
    await until(async () => (await shown(carried.orderId)).fixedBy === 'courier')
    expect(await correct(carried.orderId, await movedTo(carried.orderId, 'Nova 5'))).toMatchObject({
      ...{ status: 409, body: { message: FIXED_WORDS.courier } },
    })
    await until(async () => (await shown(givenUp.orderId)).fixedBy === 'unsure')
    for (const answer of [
      await correct(givenUp.orderId, await movedTo(givenUp.orderId, 'Nova 5')),
      await cancel(givenUp.orderId),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: FIXED_WORDS.unsure } })
    await until(async () => (await shown(uncarried.orderId)).fixedBy === null)
    expect((await correct(uncarried.orderId, await movedTo(uncarried.orderId, 'Nova 5'))).status).toBe(200)
    const event = await orders.events.first('order.edited', uncarried.orderId)
    expect(event.data).toMatchObject({ parcel: { sumToCollect: 2990, upsells: [] } })
  })

  it('is saved only so often, since each is sent to the seller; the order can be cancelled all the same', async () => {
    const { orderId } = await placed()
    const same = await movedTo(orderId, 'Futoška 21')
    expect((await correct(orderId, same)).status).toBe(200)
    for (let sent = 0; sent < 10; sent++)
      expect((await correct(orderId, await movedTo(orderId, `Nova ${sent}`))).status).toBe(200)
    const late = await correct(orderId, await movedTo(orderId, 'Kasna 3'))
    expect(late).toMatchObject({ status: 429, body: { message: CHANGE_MESSAGES.tooMany } })
    expect((await cancel(orderId)).status).toBe(200)
  })

  it('is tried only so often from one network, whatever the order and the answer', async () => {
    const strict = await startOrders({ LIMIT_CHANGES_PER_MINUTE: '3' })
    const unknown = (what: string, body: object = {}) => strict.http.post(`/api/orders/K7QM-4RXW-9TPH/${what}`, body)
    const answers = [
      ...[await unknown('correction'), await unknown('cancellation')],
      ...[await unknown('review', { stars: 5, text: 'Odličan.' }), await unknown('cancellation')],
    ]
    await strict.stop()
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 429])
    expect(answers.at(-1)).toMatchObject({ body: { message: CHANGE_MESSAGES.tooManyTries } })
  })
})

describe('an order that its shopper cancels', () => {
  it('is declined at the desk with who did it, counts as no call, and can be confirmed after all', async () => {
    const { seller, id, orderId } = await placed()
    expect(await cancel(orderId)).toMatchObject({ status: 200, body: { progress: 'declined', fixedBy: 'end' } })
    expect((await cancel(orderId)).status).toBe(200)
    expect(await desk(seller, id)).toMatchObject({
      order: { status: 'cancelled' },
      desk: { confirmation: 'declined', reason: CANCELLED_BY_SHOPPER },
      entries: [{ step: 'declined', by: null, reason: CANCELLED_BY_SHOPPER }],
    })
    const event = await orders.events.first('order.status-changed', orderId)
    expect(event.data).toMatchObject({ to: 'cancelled', byShopper: true, changedBy: seller.userId, released: false })
    const calls = CallsSummary.parse((await orders.http.as(seller).get('/api/orders/calls')).body)
    expect(calls).toMatchObject({ due: 0, today: { calls: 0 } })
    expect(await note(seller, id, { step: 'confirmed' })).toMatchObject({ status: 200 })
    expect(await shown(orderId)).toMatchObject({ progress: 'confirmed', fixedBy: null })
  })

  it('is changed while it is on hold as any other, and published as it is once it is let go', async () => {
    const { seller, id, customerData } = await placed()
    await orders.http.as(seller).post('/api/orders/blocked', { order: id, by: ['phone'] })
    const again = await orders.place(orderFor(seller.userId, { customerData }))
    const { orderId } = PlaceOrderResponse.parse(again.body)
    expect(await correct(orderId, await movedTo(orderId, 'Zadržana 9'))).toMatchObject({ status: 200 })
    const onHold = await orders.http.as(seller).get('/api/orders/my?onHold=true')
    const [waiting] = OrderPage.parse(onHold.body).items
    expect(waiting).toMatchObject({ orderId, address: 'Zadržana 9' })
    await orders.http.as(seller).post(`/api/orders/${waiting?.id}/release`)
    const created = await orders.events.first('order.created', orderId)
    expect(created.data).toMatchObject({ customer: { address: 'Zadržana 9' } })
    expect(orders.events.all('order.edited', orderId)).toEqual([])
  })

  it('is not let go once its shopper has cancelled it on hold', async () => {
    const { seller, id, customerData } = await placed()
    await orders.http.as(seller).post('/api/orders/blocked', { order: id, by: ['phone'] })
    const again = await orders.place(orderFor(seller.userId, { customerData }))
    const { orderId } = PlaceOrderResponse.parse(again.body)
    expect((await cancel(orderId)).status).toBe(200)
    const onHold = await orders.http.as(seller).get('/api/orders/my?onHold=true')
    const [waiting] = OrderPage.parse(onHold.body).items
    expect(waiting).toMatchObject({ orderId, status: 'cancelled' })
    expect(await orders.http.as(seller).post(`/api/orders/${waiting?.id}/release`)).toMatchObject({
      ...{ status: 409, body: { message: BLOCK_MESSAGES.releaseCancelled } },
    })
  })
})

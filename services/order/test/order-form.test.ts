import { OrderCreatedV1 } from '@izlog/contracts/events/orders'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(1, pageOf(1))
})
afterAll(() => orders.stop())

const TYPED = {
  websiteId: '1',
  quantity: '2',
  name: 'Jovana Stanković',
  phone: '064 812 3390',
  address: 'Futoška 21',
  city: 'Novi Sad',
  email: '',
}

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  orders.http.post('/api/orders', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  })
const orderIn = (location: string | null) => String(location).split('/').at(-1) ?? ''

describe('POST /api/orders as a plain form', () => {
  it('takes the order at what the page costs and leads to the thank-you page', async () => {
    const { status, headers } = await post(TYPED)
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/hvala\/1\/[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/)
    const created = await orders.events.first('order.created', orderIn(headers.get('location')))
    expect(OrderCreatedV1.parse(created).data).toMatchObject({
      quantity: 2,
      totalPrice: 4990,
      customer: { firstName: 'Jovana', phone: '+381648123390', email: null },
    })
  })

  it('takes a phone with the words that people write before it, and keeps it as typed', async () => {
    const { headers } = await post({ ...TYPED, phone: 'mob. 064 812 3396' })
    const created = await orders.events.first('order.created', orderIn(headers.get('location')))
    const { customer } = OrderCreatedV1.parse(created).data
    expect(customer).toMatchObject({ phone: '+381648123396', phoneTyped: 'mob. 064 812 3396' })
  })

  it('marks the browser that ordered, under the order’s own address alone', async () => {
    const { headers } = await post({ ...TYPED, phone: '064 812 3395' })
    const cookie = String(headers.get('set-cookie'))
    expect(cookie).toMatch(/^izlog_placed=1; Max-Age=3600; /)
    expect(cookie).toContain(`; Path=${headers.get('location')}; `)
    expect(cookie).not.toContain('HttpOnly')
    expect((await post({ ...TYPED, name: '' })).headers.get('set-cookie')).toBeNull()
  })

  it('takes all that was typed, again from one address within a minute, for the same order', async () => {
    orders.pages.set(2, pageOf(2))
    const typed = { ...TYPED, websiteId: '2' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(typed)))
    const again = await post({ ...typed, phone: '+381 64/812-3390', name: ` ${TYPED.name.toUpperCase()} ` })
    const inWords = await post({ ...typed, phone: 'br. tel. 064 812 3390' })
    const places = new Set([...answers, again, inWords].map(({ headers }) => headers.get('location')))
    expect(places.size).toBe(1)
    const others = [
      await post({ ...typed, quantity: '1' }),
      // A neighbour who knows the phone, behind the same address.
      await post({ ...typed, name: 'Komšija Iz Ulaza' }),
      await post({ ...typed, address: 'Futoška 23' }),
      await post({ ...typed, phone: '064 812 3391' }),
      await post(typed, { 'x-forwarded-for': '198.51.100.7' }),
    ]
    expect(others.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    expect(new Set([...places, ...others.map(({ headers }) => headers.get('location'))]).size).toBe(6)
  })

  it('is a new order once the minute is over', async () => {
    orders.pages.set(3, pageOf(3))
    const typed = { ...TYPED, websiteId: '3' }
    const first = orderIn((await post(typed)).headers.get('location'))
    await orders.placedAgo(first, 61)
    const later = await Promise.all([post(typed), post(typed), post(typed)])
    const numbers = new Set(later.map(({ headers }) => orderIn(headers.get('location'))))
    expect(numbers.size).toBe(1)
    expect(numbers.has(first)).toBe(false)
  })

  it('names the errors on a page that keeps what was typed, and may run nothing', async () => {
    const { status, headers, body } = await post({
      ...TYPED,
      name: '',
      phone: '064 81',
      address: '"><script>alert(1)</script>',
      notes: 'Zvoniti dvaput',
    })
    expect(status).toBe(422)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = String(body)
    expect(page).toContain('Unesite ime i prezime')
    expect(page).toContain('Proverite broj telefona. Upišite ga ovako: 064\u00a0123\u00a04567.')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script')
    expect(page).toContain('value="Zvoniti dvaput"')
    expect(page).toMatch(/value="2" required checked/)
    expect(page).toMatch(/id="name"[^>]*aria-invalid="true"[^>]*autofocus/)
    expect(page).toContain('Jastuk Mirna noć')
  })

  it('says that a phone lacks digits beside the phone', async () => {
    const { status, body } = await post({ ...TYPED, phone: '064 81' })
    expect(status).toBe(422)
    expect(body).toContain('Proverite broj telefona. Upišite ga ovako: 064\u00a0123\u00a04567.')
    expect(body).toMatch(/id="phone"[^>]*value="064 81"[^>]*aria-invalid="true"/)
  })

  it.each([
    ['a page nobody knows', { websiteId: '999' }, 404, 'Stranica nije dostupna za poručivanje.'],
    ['a quantity that is not offered', { quantity: '9' }, 422, 'Ovaj broj komada se ne može poručiti'],
    ['a page that is no number', { websiteId: '1 or 1' }, 422, 'Nepoznata stranica'],
  ])('says why it refuses %s and keeps what was typed', async (_what, wrong, status, sentence) => {
    const answer = await post({ ...TYPED, ...wrong })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain(sentence)
    expect(answer.body).toContain('value="Futoška 21"')
  })

  it('shows in the same way that one address orders too often', async () => {
    const strict = await startOrders({ LIMIT_ORDERS_PER_MINUTE: '1' })
    strict.pages.set(1, pageOf(1))
    const send = () =>
      strict.http.post('/api/orders', new URLSearchParams(TYPED).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      })
    await send()
    const { status, headers, body } = await send()
    await strict.stop()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body).toContain('Previše porudžbina sa ove adrese.')
    expect(body).toContain('value="Jovana Stanković"')
  })
})

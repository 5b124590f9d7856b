import { randomBytes } from 'node:crypto'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import { ApiErrorBody, MESSAGES } from '@izlog/contracts/http/errors'
import { ORDER_MESSAGES, PlaceOrderResponse } from '@izlog/contracts/http/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedIzlog } from './src/izlog.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { newKey, orderOf, send } from './src/shopper.ts'

const izlog = sharedIzlog()
let seller: Seller
let page: PublicWebsite
beforeAll(async () => {
  seller = await signedInSeller(izlog.url)
  page = await seller.makesPage({ customUrl: 'lampa-za-los-unos' })
})

/** Parses an error answer, after checking that it has the format of every service and of the gateway. */
async function refusal(answer: Response) {
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|Error:/)
  const { code, message, error, issues } = ApiErrorBody.parse(JSON.parse(text))
  expect(error).toBe(message)
  return { status: answer.status, code, message, issues, text }
}

const post = (path: string, body: string, token?: string) =>
  fetch(`${izlog.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body,
  })

describe('an order', () => {
  it('in malformed JSON', async () => {
    expect(await refusal(await send(izlog.url, '{"websiteId": 1,', newKey()))).toMatchObject({
      status: 400,
      code: 'malformed',
      message: MESSAGES.malformed,
    })
  })

  it('without its fields, each named', async () => {
    const { status, issues } = await refusal(await send(izlog.url, { websiteId: page.id, customerData: {} }, newKey()))
    expect(status).toBe(422)
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'quantity', message: 'Izaberite broj komada' },
        { path: 'totalPrice', message: 'Neispravan iznos' },
        { path: 'customerData.name', message: 'Unesite ime i prezime' },
        { path: 'customerData.phone', message: 'Unesite broj telefona' },
        { path: 'customerData.address', message: 'Unesite ulicu i broj' },
        { path: 'customerData.city', message: 'Unesite grad' },
      ]),
    )
  })

  it('with operators in place of strings', async () => {
    const sound = orderOf(page)
    const body = { ...sound, customerData: { ...sound.customerData, name: { $gt: '' }, phone: { $ne: null } } }
    expect(await refusal(await send(izlog.url, body, newKey()))).toMatchObject({
      status: 422,
      issues: [
        { path: 'customerData.name', message: 'Unesite ime i prezime' },
        { path: 'customerData.phone', message: 'Unesite broj telefona' },
      ],
    })
  })

  it('with a total of its own, which says the right one', async () => {
    const { totalPrice } = orderOf(page)
    const { text, ...answer } = await refusal(await send(izlog.url, { ...orderOf(page), totalPrice: 1 }, newKey()))
    expect(answer).toMatchObject({ status: 409, code: 'order.total-changed', message: ORDER_MESSAGES.totalChanged })
    expect(JSON.parse(text)).toMatchObject({ totalPrice })
  })

  it('for a page that nobody has', async () => {
    const body = { ...orderOf(page), websiteId: 987_654_321 }
    expect(await refusal(await send(izlog.url, body, newKey()))).toMatchObject({
      status: 404,
      message: ORDER_MESSAGES.websiteUnknown,
    })
  })

  it('under a key that came with another body, showing nothing of the other order', async () => {
    const key = newKey()
    const { orderId } = PlaceOrderResponse.parse(await (await send(izlog.url, orderOf(page), key)).json())
    const { text, ...answer } = await refusal(await send(izlog.url, orderOf(page, 2), key))
    expect(answer).toMatchObject({
      status: 422,
      code: 'idempotency.reused',
      message: ORDER_MESSAGES.idempotencyReused,
    })
    expect(text).not.toContain(orderId)
  })

  it('with a malformed key', async () => {
    expect(await refusal(await send(izlog.url, orderOf(page), 'kratak'))).toMatchObject({
      status: 422,
      issues: [{ path: 'Idempotency-Key', message: ORDER_MESSAGES.idempotencyMalformed }],
    })
  })

  it('of 2 MB', async () => {
    expect(await refusal(await send(izlog.url, `"${'a'.repeat(2_000_000)}"`, newKey()))).toMatchObject({
      status: 413,
      message: MESSAGES.tooLarge,
    })
  })

  it('leaves nothing behind when refused', async () => {
    const before = (await seller.allOrders()).length
    await send(izlog.url, { ...orderOf(page), totalPrice: 1 }, newKey())
    expect(await seller.allOrders()).toHaveLength(before)
  })
})

describe('a login', () => {
  it('with operators in place of strings', async () => {
    const body = JSON.stringify({ email: { $gt: '' }, password: { $gt: '' } })
    expect(await refusal(await post('/api/auth/login', body))).toMatchObject({
      status: 422,
      issues: [
        { path: 'email', message: 'Neispravna email adresa' },
        { path: 'password', message: 'Lozinka je obavezna' },
      ],
    })
  })

  it('with a wrong password', async () => {
    const body = JSON.stringify({ email: 'prodavac@izlog.test', password: 'nije-ova' })
    expect(await refusal(await post('/api/auth/login', body))).toMatchObject({
      status: 401,
      message: AUTH_MESSAGES.badCredentials,
    })
  })
})

describe('a page', () => {
  it('without its fields, each named', async () => {
    const { status, issues } = await refusal(await post('/api/sync/create-website', '{}', seller.token))
    expect(status).toBe(422)
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'customUrl', message: 'URL je obavezan' },
        { path: 'productName', message: 'Naziv proizvoda je obavezan' },
        { path: 'images', message: 'Najmanje jedna slika je obavezna' },
        { path: 'currentPrice', message: 'Nova cena je obavezna' },
      ]),
    )
  })

  it('by nobody in particular', async () => {
    expect(await refusal(await post('/api/sync/create-website', '{}'))).toMatchObject({
      status: 401,
      message: MESSAGES.unauthenticated,
    })
  })
})

describe('a picture', () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, type: string, name: string) => {
    const form = new FormData()
    form.set('image', new Blob([bytes], { type }), name)
    const headers = { Authorization: `Bearer ${seller.token}` }
    return fetch(`${izlog.url}/api/images/upload`, { method: 'POST', headers, body: form })
  }

  it.each([
    ['that is a text', 'text/plain', 'beleska.txt'],
    ['that only says it is one', 'image/png', 'slika.png'],
  ])('%s', async (_what, type, name) => {
    expect(await refusal(await upload(new TextEncoder().encode('nije slika'), type, name))).toMatchObject({
      status: 415,
      message: CATALOG_MESSAGES.notAnImage,
    })
  })

  it('of 6 MB', async () => {
    expect(await refusal(await upload(randomBytes(6 * 1024 * 1024), 'image/jpeg', 'velika.jpg'))).toMatchObject({
      status: 413,
      message: CATALOG_MESSAGES.imageTooLarge,
    })
  })

  it('of 9 MB, which the gateway turns away itself', async () => {
    expect(await refusal(await upload(randomBytes(9 * 1024 * 1024), 'image/jpeg', 'velika.jpg'))).toMatchObject({
      status: 413,
      message: MESSAGES.tooLarge,
    })
  })
})

it('is told of an unknown address under /api', async () => {
  expect(await refusal(await fetch(`${izlog.url}/api/nema-ovoga`))).toMatchObject({
    status: 404,
    message: MESSAGES.unknownRoute,
  })
})

import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const RS = { Authorization: 'Bearer demo-trackify-rs' }
const order = (changes: Record<string, unknown> = {}) => ({
  reference: 'ABCD2345EF',
  recipient: {
    name: 'Ana Ilić',
    phone: '+381631234567',
    address: 'Njegoševa 1',
    city: 'Beograd',
    postalCode: '11000',
    country: 'RS',
  },
  items: [{ name: 'Lampa', quantity: 1 }],
  codAmount: 2990,
  currency: 'RSD',
  ...changes,
})

describe('the courier', () => {
  it('makes one parcel of one reference, however often it is asked', async () => {
    const { post, get } = await simulators()
    const first = await post('/trackify/rs/api/orders', order(), RS)
    expect(first).toMatchObject({
      status: 201,
      body: { id: expect.any(String), trackingId: expect.stringMatching(/RS$/), status: 'created' },
    })
    expect(await post('/trackify/rs/api/orders', order(), RS)).toMatchObject({ status: 200, body: first.body })
    expect((await get('/inbox/trackify')).body).toMatchObject({ counters: { accepted: 2, duplicates: 1 } })
  })

  it('names every field that is wrong', async () => {
    const { post } = await simulators()
    const answer = await post('/trackify/rs/api/orders', order({ codAmount: 29.9, items: [] }), RS)
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'Validation failed', fields: { codAmount: expect.any(String), items: expect.any(String) } },
    })
  })

  it('tells a good key from a bad one, and one country from the other', async () => {
    const { get } = await simulators()
    expect(await get('/trackify/rs/api/account', RS)).toMatchObject({
      status: 200,
      body: { account: { name: expect.any(String) } },
    })
    expect(await get('/trackify/me/api/account', RS)).toMatchObject({ status: 401, body: { error: 'Invalid API key' } })
    expect(await get('/trackify/me/api/account')).toMatchObject({ status: 401 })
  })
})

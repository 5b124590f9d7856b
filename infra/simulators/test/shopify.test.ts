import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const PATH = '/shopify/admin/api/2026-07/graphql.json'
const TOKEN = { 'X-Shopify-Access-Token': 'demo-shopify-token' }
const product = (changes: Record<string, unknown> = {}) => ({
  query:
    'mutation ($identifier: ProductSetIdentifiers, $input: ProductSetInput!) { productSet(identifier: $identifier, input: $input) { product { id } } }',
  variables: {
    identifier: { handle: 'jastuk' },
    input: {
      title: 'Jastuk',
      handle: 'jastuk',
      productOptions: [{ name: 'Title', values: [{ name: 'Default Title' }] }],
      variants: [{ optionValues: [{ optionName: 'Title', name: 'Default Title' }], price: '2990.00' }],
      ...changes,
    },
  },
})
const lookUp = { query: 'query ($handle: String!) { shop { name } }', variables: { handle: 'jastuk' } }

describe('the shop', () => {
  it('holds one product of one handle, however often it is set', async () => {
    const { post, get } = await simulators()
    expect((await post(PATH, lookUp, TOKEN)).body).toMatchObject({
      data: { shop: { currencyCode: 'RSD' }, productByIdentifier: null },
    })
    const first = await post(PATH, product(), TOKEN)
    expect(first).toMatchObject({ status: 200, body: { data: { productSet: { product: { handle: 'jastuk' } } } } })
    expect((await post(PATH, product({ title: 'Drugi' }), TOKEN)).body).toEqual(first.body)
    expect((await get('/inbox/shopify')).body).toMatchObject({
      counters: { accepted: 2, duplicates: 1 },
      entries: [{ data: { title: 'Drugi' } }, { data: { title: 'Jastuk' } }],
    })
    expect((await get('/?servis=shopify')).body).toContain('/products/jastuk')
  })

  it('refuses a wrong key, a field it does not know and a blank title, each in Shopify’s way', async () => {
    const { post } = await simulators()
    expect((await post(PATH, product(), { 'X-Shopify-Access-Token': 'x' })).status).toBe(401)
    expect((await post(PATH, product({ body_html: '<p>' }), TOKEN)).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_VARIABLE' } }],
    })
    expect((await post(PATH, product({ title: ' ' }), TOKEN)).body).toMatchObject({
      data: { productSet: { product: null, userErrors: [{ code: 'BLANK', field: ['input', 'title'] }] } },
    })
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Website } from '@izlog/contracts/domain/website'
import { type PushLandingBody, SHOPIFY_MESSAGES } from '@izlog/contracts/http/shopify'
import { client, OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import express from 'express'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

interface Asked {
  path: string
  token: string | undefined
  query: string
  variables: { identifier?: { handle: string }; input?: Record<string, unknown> }
}

/** A stub of a shop with configurable answers, which records its requests. */
async function startShop() {
  const asked: Asked[] = []
  let answer: (asked: Asked) => { status: number; body: unknown } = () => ({ status: 500, body: {} })
  const server = createServer(
    express()
      .use(express.json())
      .post('/{*path}', (req, res) => {
        const { query, variables } = req.body
        const one = { path: req.path, token: req.get('x-shopify-access-token'), query, variables }
        asked.push(one)
        const { status, body } = answer(one)
        res.status(status).json(body)
      }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/prodavnica`,
    asked,
    answers: (how: typeof answer) => {
      answer = how
    },
    puts: () => asked.flatMap(({ variables }) => (variables.input ? [variables.input] : [])),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const sound = (currencyCode = 'RSD') => {
  const products = new Map<string, unknown>()
  return ({ query, variables }: Asked) => {
    if (!query.includes('productSet')) {
      const { handle } = variables as { handle: string }
      const product = products.has(handle)
        ? { id: 'gid://shopify/Product/1', metafield: products.get(handle) ?? null }
        : null
      return {
        status: 200,
        body: { data: { shop: { name: 'Mirna Noć', currencyCode }, productByIdentifier: product } },
      }
    }
    const handle = String(variables.input?.handle)
    const [mark] = (variables.input?.metafields as unknown[] | undefined) ?? []
    products.set(handle, mark ?? products.get(handle))
    return { status: 200, body: { data: { productSet: { product: { id: '1', handle }, userErrors: [] } } } }
  }
}

let catalog: Catalog
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop()
  catalog = await startCatalog({
    SHOPIFY_STORE_URL: shop.url,
    SHOPIFY_ACCESS_TOKEN: 'tajni-kljuc',
    LIMIT_TESTS_PER_MINUTE: '0',
  })
})
afterAll(async () => {
  await catalog.stop()
  await shop.stop()
})
beforeEach(() => {
  shop.asked.length = 0
  shop.answers(sound())
})

const test = () => catalog.http.as(SELLER).post('/api/shopify/test')
const push = (body: PushLandingBody, user: TestUser = SELLER) =>
  catalog.http.as(user).post('/api/shopify/push-landing', body)

describe('POST /api/shopify/test', () => {
  it('asks the shop at its real address with the key', async () => {
    expect(await test()).toMatchObject({
      status: 200,
      body: { success: true, message: 'Shopify konekcija uspešna!', shop: { name: 'Mirna Noć', currency: 'RSD' } },
    })
    expect(shop.asked).toMatchObject([{ path: '/prodavnica/admin/api/2026-07/graphql.json', token: 'tajni-kljuc' }])
  })

  it.each([
    [401, {}, SHOPIFY_MESSAGES.badCredentials],
    [404, {}, SHOPIFY_MESSAGES.unknownStore],
    [500, {}, SHOPIFY_MESSAGES.unreachable],
    [200, 'ovo nije GraphQL', SHOPIFY_MESSAGES.unreachable],
    [
      200,
      { errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] },
      SHOPIFY_MESSAGES.badCredentials,
    ],
  ])('answers 422 with a hint when the shop answers %s %j', async (status, body, message) => {
    shop.answers(() => ({ status, body }))
    expect(await test()).toMatchObject({ status: 422, body: { message } })
  })

  it('says that nothing is set up', async () => {
    const bare = await catalog.another({ SHOPIFY_STORE_URL: '', SHOPIFY_ACCESS_TOKEN: '' })
    try {
      expect(await client(bare.port, SELLER).post('/api/shopify/test')).toMatchObject({
        status: 422,
        body: { code: 'shopify.not-configured', message: SHOPIFY_MESSAGES.notConfigured },
      })
    } finally {
      await bare.stop()
    }
  })
})

describe('POST /api/shopify/push-landing', () => {
  it('makes a product of the page, and changes the same one when pushed again', async () => {
    const { id, customUrl } = await catalog.page({ sku: 'JAST-1' })
    const page = Website.parse((await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).body)
    const body = {
      title: 'Jastuk',
      body_html: '<h2>Opis</h2><script>alert(1)</script><p onclick="x()">Mekan</p>',
      images: [page.images[0]?.url ?? '', 'javascript:alert(1)'],
      price: '2.990',
      compare_at_price: 4990,
      handle: customUrl,
      seo_title: 'SEO',
      seo_description: 'Opis za pretraživače',
    }
    expect(await push(body)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Poslato u Shopify!', handle: customUrl, created: true },
    })
    expect(await push({ websiteId: id })).toMatchObject({ body: { handle: customUrl, created: false } })
    expect(shop.asked.filter(({ query }) => query.includes('productSet'))).toMatchObject([
      { variables: { identifier: { handle: customUrl } } },
      { variables: { identifier: { handle: customUrl } } },
    ])
    const [first, second] = shop.puts()
    expect(first).toMatchObject({
      title: 'Jastuk',
      handle: customUrl,
      descriptionHtml: '<h2>Opis</h2><p>Mekan</p>',
      seo: { title: 'SEO', description: 'Opis za pretraživače' },
      variants: [{ price: '2990.00', compareAtPrice: '4990.00', sku: 'JAST-1' }],
      files: [{ originalSource: `${catalog.env.PUBLIC_URL}${page.images[0]?.url}`, contentType: 'IMAGE' }],
    })
    expect(second).toMatchObject({ title: page.title })
    expect(second?.descriptionHtml).toContain(page.bullets[0]?.title)
  })

  it('is for pages of one’s own, and for administrators', async () => {
    const { id, customUrl } = await catalog.page()
    const unknown = { status: 404, body: { message: 'Template nije pronađen' } }
    expect(await push({ handle: customUrl }, OTHER_SELLER)).toMatchObject(unknown)
    expect(await push({ websiteId: id }, OTHER_SELLER)).toMatchObject(unknown)
    expect(await push({})).toMatchObject(unknown)
    expect((await push({ websiteId: id }, SUPER_ADMIN)).status).toBe(200)
    expect(shop.puts()).toHaveLength(1)
  })

  it.each([
    ['of the shop itself', null],
    ['of another page', { value: '999999' }],
  ])('never writes over a product %s that has the page’s address', async (_what, metafield) => {
    const { id, customUrl } = await catalog.page()
    const answer = sound()
    shop.answers((asked) =>
      asked.query.includes('productSet')
        ? answer(asked)
        : {
            status: 200,
            body: {
              data: { shop: { name: 'Mirna Noć', currencyCode: 'RSD' }, productByIdentifier: { id: '1', metafield } },
            },
          },
    )
    expect(await push({ websiteId: id })).toMatchObject({
      status: 409,
      body: { code: 'shopify.not-ours', message: expect.stringContaining(`„${customUrl}”`) },
    })
    expect(shop.puts()).toEqual([])
  })

  it('marks a product as made of its page once, so that what the shop writes on it later stays', async () => {
    const { id } = await catalog.page()
    await push({ websiteId: id })
    await push({ websiteId: id })
    const mark = { namespace: 'izlog', key: 'page', type: 'number_integer', value: String(id) }
    expect(shop.puts().map(({ metafields }) => metafields)).toEqual([[mark], undefined])
  })

  it('never puts a price into another currency', async () => {
    const { id } = await catalog.page({ targetMarket: 'Montenegro', currentPrice: 49, originalPrice: 69 })
    expect(await push({ websiteId: id })).toMatchObject({
      status: 422,
      body: { message: 'Shopify prodavnica radi u valuti RSD, a cene stranice su u valuti €.' },
    })
    shop.answers(sound('EUR'))
    expect((await push({ websiteId: id })).status).toBe(200)
    expect(shop.puts()).toMatchObject([{ variants: [{ price: '49.00' }] }])
  })

  it('says in Serbian what Shopify did not take', async () => {
    const { id } = await catalog.page()
    const fine = sound()
    shop.answers((asked) =>
      asked.query.includes('productSet')
        ? {
            status: 200,
            body: {
              data: {
                productSet: {
                  product: null,
                  userErrors: [{ field: ['input', 'variants', '0', 'price'], message: 'is bad' }],
                },
              },
            },
          }
        : fine(asked),
    )
    expect(await push({ websiteId: id })).toMatchObject({
      status: 422,
      body: { message: 'Shopify nije prihvatio proizvod. Proverite cenu.' },
    })
  })
})

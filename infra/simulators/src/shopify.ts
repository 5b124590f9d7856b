import { type Request, Router } from 'express'
import { z } from 'zod'
import { ShopifyAccount } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'

/** The body of a request to Shopify's GraphQL Admin API; https://shopify.dev/docs/api/admin-graphql */
const GraphQlRequest = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })
const Handle = z.object({ handle: z.string() })

/** Metafields that an app sets on a product; a request with metafields replaces all existing ones. */
const Metafields = z.array(
  z.strictObject({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() }),
)

/** The supported part of ProductSetInput; other fields are refused, as GraphQL refuses unknown fields. */
const ProductSet = z.object({
  identifier: z.strictObject({ handle: z.string() }),
  input: z.strictObject({
    title: z.string(),
    handle: z.string().regex(/^[a-z0-9-]+$/),
    descriptionHtml: z.string().optional(),
    status: z.enum(['ACTIVE', 'DRAFT', 'ARCHIVED']).optional(),
    vendor: z.string().optional(),
    seo: z.strictObject({ title: z.string().optional(), description: z.string().optional() }).optional(),
    productOptions: z.array(
      z.strictObject({ name: z.string(), values: z.array(z.strictObject({ name: z.string() })).min(1) }),
    ),
    variants: z
      .array(
        z.strictObject({
          optionValues: z.array(z.strictObject({ optionName: z.string(), name: z.string() })).min(1),
          price: z.string().regex(/^\d+(\.\d{1,2})?$/),
          compareAtPrice: z
            .string()
            .regex(/^\d+(\.\d{1,2})?$/)
            .nullish(),
          sku: z.string().nullish(),
        }),
      )
      .min(1),
    metafields: Metafields.optional(),
    files: z
      .array(
        z.strictObject({
          originalSource: z.url(),
          contentType: z.literal('IMAGE'),
          alt: z.string().max(512).optional(),
        }),
      )
      .optional(),
  }),
})
const Product = z.object({
  id: z.string(),
  handle: z.string(),
  metafields: Metafields.default([]),
})

export const SavedShopify = z.object({
  lastNumber: z.int(),
  products: z.record(z.string(), Product),
  accounts: z.array(ShopifyAccount),
})

/** The Admin API of one shop: its name and currency, its products by handle, and productSet, which creates or updates a product. */
export function createShopify({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const accounts = new Map<string, ShopifyAccount>()
  let products = new Map<string, z.infer<typeof Product>>()
  let lastNumber = 0
  const door = doorOf({ name: 'shopify', inbox, behaviours, refusal })

  function answer(req: Request): Reply {
    const account = accounts.get(req.get('x-shopify-access-token') ?? '')
    if (!account) return refused(401, '[API] Invalid API key or access token (unrecognized login or wrong password)')
    const parsed = GraphQlRequest.safeParse(req.body)
    if (!parsed.success) return refused(400, 'Required parameter missing or invalid')
    return writes(req) ? productSet(account, parsed.data.variables) : read(account, parsed.data.variables)
  }

  function read({ name, currency }: ShopifyAccount, variables: unknown): Reply {
    const handle = Handle.safeParse(variables).data?.handle
    const known = handle === undefined ? undefined : products.get(handle)
    const metafield = known?.metafields.find(({ namespace, key }) => namespace === 'izlog' && key === 'page') ?? null
    const data = {
      shop: { name, currencyCode: currency },
      productByIdentifier: known ? { id: known.id, metafield } : null,
    }
    return { status: 200, body: { data } }
  }

  function productSet(account: ShopifyAccount, variables: unknown): Reply {
    const parsed = ProductSet.safeParse(variables)
    if (!parsed.success) return invalidVariables(parsed.error)
    const { identifier, input } = parsed.data
    if (identifier.handle !== input.handle) return userError('INVALID_INPUT', 'handle', 'Handle does not match')
    if (input.title.trim() === '') return userError('BLANK', 'title', "Title can't be blank")
    if (input.title.length > 255) return userError('TOO_LONG', 'title', 'Title is too long (maximum is 255 characters)')
    const known = products.get(input.handle)
    if (!known) lastNumber += 1
    const { id, metafields } = known ?? { id: `gid://shopify/Product/${lastNumber}`, metafields: [] }
    const product = { id, handle: input.handle, metafields: input.metafields ?? metafields }
    products.set(input.handle, product)
    const data = { shop: account.name, currency: account.currency, id: product.id, ...input }
    return {
      status: 200,
      body: { data: { productSet: { product, userErrors: [] } } },
      received: { kind: 'product', keys: [input.handle], data },
    }
  }

  return {
    router: Router().post(
      '/admin/api/:version/graphql.json',
      door({ kind: (req) => (writes(req) ? 'productSet' : 'query'), writes, handle: answer }),
    ),
    register: (account: ShopifyAccount) => void accounts.set(account.token, account),
    clear: () => products.clear(),
    save: (): z.infer<typeof SavedShopify> => ({
      lastNumber,
      products: Object.fromEntries(products),
      accounts: [...accounts.values()],
    }),
    restore: (saved: z.infer<typeof SavedShopify>) => {
      lastNumber = saved.lastNumber
      products = new Map(Object.entries(saved.products))
      for (const account of saved.accounts) accounts.set(account.token, account)
    },
  }
}

const writes = (req: Request): boolean => /\bproductSet\s*\(/.test(GraphQlRequest.safeParse(req.body).data?.query ?? '')

const refused = (status: number, message: string): Reply => ({ status, body: { errors: message }, error: message })

function invalidVariables(error: z.ZodError): Reply {
  const message = `Variables are invalid: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`
  return { status: 200, body: { errors: [{ message, extensions: { code: 'INVALID_VARIABLE' } }] }, error: message }
}

const userError = (code: string, field: string, message: string): Reply => ({
  status: 200,
  body: { data: { productSet: { product: null, userErrors: [{ code, field: ['input', field], message }] } } },
  error: message,
})

function refusal(status: number, retryAfter: number): Reply {
  if (status === 429) return { ...refused(429, 'Exceeded call limit'), headers: { 'Retry-After': String(retryAfter) } }
  return refused(status, status === 404 ? 'Not Found' : 'Internal Server Error')
}

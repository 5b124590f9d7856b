import { createAdminApiClient } from '@shopify/admin-api-client'
import { z } from 'zod'
import type { ShopifyProduct } from '../../domain/shopify-product.ts'

/** Why a call to the shop failed. */
export type ShopifyFault = 'credentials' | 'unknown-store' | 'unreachable' | 'too-many' | 'refused'

export class ShopifyRefusal extends Error {
  readonly fault: ShopifyFault
  /** The product's field that Shopify rejected, when it names one: 'title', 'price'. */
  readonly field: string | undefined

  constructor(fault: ShopifyFault, message: string, field?: string) {
    super(message)
    this.name = 'ShopifyRefusal'
    this.fault = fault
    this.field = field
  }
}

/** The shop that landing pages are pushed to. All methods throw `ShopifyRefusal`. */
export interface Shopify {
  /** The shop, and the product under a handle: null when there is none. `pageId` is the page that it was created from, null for a product that is not ours. */
  look(handle?: string): Promise<{ name: string; currency: string; found: { pageId: number | null } | null }>
  /** Creates or updates the product of this handle; idempotent. Returns its handle. */
  put(product: ShopifyProduct, isNew: boolean): Promise<string>
}

const WITHIN_MS = 15_000
/** The metafield with the id of the page that a product was created from. */
const MARK = { namespace: 'izlog', key: 'page' } as const
const LOOK = `query Look($handle: String!) {
  shop { name currencyCode }
  productByIdentifier(identifier: { handle: $handle }) { id metafield(namespace: "${MARK.namespace}", key: "${MARK.key}") { value } }
}`
const PUT = `mutation Put($identifier: ProductSetIdentifiers, $input: ProductSetInput!) {
  productSet(synchronous: true, identifier: $identifier, input: $input) {
    product { id handle }
    userErrors { code field message }
  }
}`

const Looked = z.object({
  shop: z.object({ name: z.string(), currencyCode: z.string() }),
  productByIdentifier: z.object({ metafield: z.object({ value: z.string() }).nullable() }).nullable(),
})
const Put = z.object({
  productSet: z.object({
    product: z.object({ handle: z.string() }).nullable(),
    userErrors: z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() })),
  }),
})

/** A page's product has no options, but Shopify requires one. */
const ONLY = { optionName: 'Title', name: 'Default Title' } as const

export function createShopify(config: { storeUrl: string; accessToken: string; apiVersion: string }): Shopify {
  const client = createAdminApiClient({
    storeDomain: config.storeUrl,
    accessToken: config.accessToken,
    apiVersion: config.apiVersion,
    retries: 1,
    logger: () => undefined,
    // The client forces https and the host's root; requests go to the configured address instead.
    customFetchApi: (url, init) =>
      fetch(config.storeUrl.replace(/\/$/, '') + new URL(url).pathname, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      }),
  })
  const ask = async <S extends z.ZodType>(operation: string, variables: object, answer: S): Promise<z.infer<S>> => {
    const { data, errors } = await client
      .request(operation, { variables: { ...variables } })
      .catch((cause: unknown) => {
        throw new ShopifyRefusal('unreachable', String(cause))
      })
    if (errors) throw new ShopifyRefusal(faultOf(errors), errors.message ?? 'no message')
    const parsed = answer.safeParse(data)
    if (!parsed.success) throw new ShopifyRefusal('unreachable', z.prettifyError(parsed.error))
    return parsed.data
  }
  return {
    async look(handle = '') {
      const { shop, productByIdentifier } = await ask(LOOK, { handle }, Looked)
      const { metafield } = productByIdentifier ?? {}
      const found = productByIdentifier && { pageId: metafield ? Number(metafield.value) : null }
      return { name: shop.name, currency: shop.currencyCode, found }
    },
    async put({ handle, price, compareAtPrice, sku, images, pageId, ...product }, isNew) {
      const input = {
        ...product,
        handle,
        status: 'ACTIVE',
        productOptions: [{ name: ONLY.optionName, values: [{ name: ONLY.name }] }],
        variants: [{ optionValues: [ONLY], price, compareAtPrice, sku }],
        // Sent with an update, `metafields` would replace those that the shop has added since.
        ...(isNew ? { metafields: [{ ...MARK, type: 'number_integer', value: String(pageId) }] } : {}),
        files: images.map(({ url, alt }) => ({ originalSource: url, contentType: 'IMAGE', alt })),
      }
      const { productSet } = await ask(PUT, { identifier: { handle }, input }, Put)
      const [fault] = productSet.userErrors
      if (fault)
        throw new ShopifyRefusal(
          'refused',
          fault.message,
          fault.field?.findLast((part) => /\D/.test(part)),
        )
      if (!productSet.product) throw new ShopifyRefusal('unreachable', 'productSet answered no product')
      return productSet.product.handle
    },
  }
}

interface ResponseErrors {
  networkStatusCode?: number
  graphQLErrors?: unknown[]
}
const GraphQlErrors = z.array(z.object({ extensions: z.object({ code: z.string() }).optional() }))

function faultOf({ networkStatusCode: status, graphQLErrors }: ResponseErrors): ShopifyFault {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 402 || status === 404 || status === 423) return 'unknown-store'
  if (status === 429) return 'too-many'
  const codes = (GraphQlErrors.safeParse(graphQLErrors).data ?? []).map(({ extensions }) => extensions?.code)
  if (codes.includes('ACCESS_DENIED')) return 'credentials'
  if (codes.includes('THROTTLED')) return 'too-many'
  return codes.length > 0 ? 'refused' : 'unreachable'
}

import { sessionCookieOf } from '../http/auth.ts'
import { ApiErrorBody } from '../http/errors.ts'
import { authEndpoints } from './auth.ts'
import { catalogEndpoints } from './catalog.ts'
import { domainEndpoints } from './domain.ts'
import type { EndpointTable } from './endpoint.ts'
import { jsonSchemas } from './json-schemas.ts'
import { notifierEndpoints } from './notifier.ts'
import { inputsOf, operationOf, outputsOf } from './operation.ts'
import { orderEndpoints } from './order.ts'
import { upsellEndpoints } from './upsell.ts'

/** Each service's endpoints under /api. */
export const ENDPOINTS = {
  auth: authEndpoints,
  catalog: catalogEndpoints,
  order: orderEndpoints,
  upsell: upsellEndpoints,
  domain: domainEndpoints,
  notifier: notifierEndpoints,
} as const satisfies Record<string, EndpointTable>

const TAGS = {
  auth: 'Prijava, korisnici i podešavanja',
  catalog: 'Stranice',
  order: 'Porudžbine',
  upsell: 'Upsell proizvodi',
  domain: 'Domeni',
  notifier: 'Obaveštenja i isporuke',
} as const satisfies Record<keyof typeof ENDPOINTS, string>

/** The OpenAPI 3.1 document of the whole API: the same bytes from the same contracts. */
export function openApiDocument() {
  const endpoints = Object.entries<EndpointTable>(ENDPOINTS).flatMap(([service, table]) =>
    Object.entries(table).map(([route, endpoint]) => ({ tag: TAGS[service as keyof typeof TAGS], route, endpoint })),
  )
  const schemas = jsonSchemas(
    endpoints.flatMap(({ endpoint }) => inputsOf(endpoint)),
    [ApiErrorBody, ...endpoints.flatMap(({ endpoint }) => outputsOf(endpoint))],
  )
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { tag, route, endpoint } of endpoints) {
    const [method = '', path = ''] = route.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf({ tag, method, path, endpoint }, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Izlog API',
      version: '1',
      description:
        'Sve što Izlog odgovara pod /api. Iznosi su celi brojevi u valuti stranice, vremena su po ISO 8601 u UTC. Svako odbijanje ima `code` za programe i `message` za ljude.',
    },
    tags: Object.values(TAGS).map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieOf(true) },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

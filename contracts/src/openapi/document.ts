import type { z } from 'zod'
import { sessionCookieOf } from '../http/auth.ts'
import { ApiErrorBody, ERROR_STATUS, type ErrorKind } from '../http/errors.ts'
import { authEndpoints } from './auth.ts'
import { catalogEndpoints } from './catalog.ts'
import { domainEndpoints } from './domain.ts'
import { type Content, type Endpoint, type EndpointTable, mediaOf } from './endpoint.ts'
import { type JsonSchemas, jsonSchemas } from './json-schemas.ts'
import { notifierEndpoints } from './notifier.ts'
import { orderEndpoints } from './order.ts'
import { upsellEndpoints } from './upsell.ts'

/** What each service answers under /api. */
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

const REFUSALS: Record<ErrorKind, string> = {
  malformed: 'Zahtev nije ispravno zapisan',
  unauthenticated: 'Niko nije prijavljen, ili sesija više ne važi',
  forbidden: 'Pozivalac nema dozvolu',
  not_found: 'Nema toga, ili pripada drugome',
  conflict: 'Ne slaže se sa onim što je sačuvano',
  too_large: 'Poslato je previše podataka',
  unsupported: 'Vrsta sadržaja nije podržana',
  invalid: 'Neispravna vrednost; issues kaže koja',
  limited: 'Previše zahteva; Retry-After kaže koliko sekundi se čeka',
  unavailable: 'Usluga trenutno nije dostupna; Retry-After kaže koliko sekundi se čeka',
}

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

const PLACES = { path: 'params', query: 'query', header: 'headers' } as const
type Place = keyof typeof PLACES

const fieldsOf = (endpoint: Endpoint, place: Place) => Object.entries<z.ZodType>(endpoint[PLACES[place]]?.shape ?? {})
const places = Object.keys(PLACES) as Place[]

const inputsOf = (endpoint: Endpoint): z.ZodType[] => [
  ...places.flatMap((place) => fieldsOf(endpoint, place).map(([, schema]) => schema)),
  ...Object.values(endpoint.body ? mediaOf(endpoint.body) : {}),
]
const outputsOf = ({ answers }: Endpoint): z.ZodType[] =>
  Object.values(answers).flatMap((content) => (content ? Object.values(mediaOf(content)) : []))

interface Operation {
  tag: string
  method: string
  path: string
  endpoint: Endpoint
}

function operationOf({ tag, method, path, endpoint }: Operation, schemas: JsonSchemas) {
  const { access, summary, body } = endpoint
  const parameters = parametersOf(path, endpoint, schemas)
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/\W+(\w)/g, (_match, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')}`,
    tags: [tag],
    summary,
    'x-access': access,
    ...(endpoint.endsSession ? { 'x-ends-session': true } : {}),
    security: access === 'public' ? [] : [{ session: [] }, { bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body, schemas.input) } } : {}),
    responses: responsesOf(method, path, endpoint, schemas),
  }
}

function parametersOf(path: string, endpoint: Endpoint, schemas: JsonSchemas) {
  const named = new Set(fieldsOf(endpoint, 'path').map(([name]) => name))
  const plain = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (named.has(name) ? [] : [name]))
  return [
    ...plain.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...places.flatMap((place) =>
      fieldsOf(endpoint, place).map(([name, schema]) => ({
        name,
        in: place,
        required: schema._zod.optin !== 'optional',
        schema: schemas.input(schema),
      })),
    ),
  ]
}

function responsesOf(method: string, path: string, endpoint: Endpoint, schemas: JsonSchemas) {
  const refusal = { 'application/json': { schema: schemas.output(ApiErrorBody) } }
  // Who sends a plain form is answered by a page.
  const isForm = endpoint.body && FORM in mediaOf(endpoint.body)
  const content = isForm ? { ...refusal, 'text/html': { schema: { type: 'string' } } } : refusal
  const refusals = refusalsOf(method, path, endpoint).map((kind) => {
    return [ERROR_STATUS[kind], { description: REFUSALS[kind], content }] as const
  })
  const answers = Object.entries(endpoint.answers).map(([status, body]) => {
    const description = Object.entries(ERROR_STATUS).find(([, code]) => code === Number(status))?.[0]
    const said = description === undefined ? 'U redu' : REFUSALS[description as ErrorKind]
    return [status, { description: said, ...(body ? { content: contentOf(body, schemas.output) } : {}) }] as const
  })
  return Object.fromEntries([...refusals, ...answers])
}

const FORM = 'application/x-www-form-urlencoded'
const contentOf = (body: Content, schemaOf: (schema: z.ZodType) => object) =>
  Object.fromEntries(Object.entries(mediaOf(body)).map(([type, schema]) => [type, { schema: schemaOf(schema) }]))

/** What follows from who may call, from parameters and from a body, and what the table adds. */
function refusalsOf(method: string, path: string, { access, body, query, headers, refusals = [] }: Endpoint) {
  const writes = method !== 'GET'
  const when: Record<ErrorKind, boolean> = {
    malformed: writes || path.includes('{'),
    unauthenticated: access !== 'public',
    // By a cookie from another origin, or by somebody who is no administrator.
    forbidden: access === 'admin' || (access !== 'public' && writes),
    not_found: path.includes('{'),
    conflict: false,
    too_large: writes,
    unsupported: writes,
    invalid: Boolean(body ?? query ?? headers) || path.includes('{'),
    limited: false,
    unavailable: true,
  }
  const kinds = Object.keys(ERROR_STATUS) as ErrorKind[]
  return kinds.filter((kind) => when[kind] || refusals.includes(kind))
}

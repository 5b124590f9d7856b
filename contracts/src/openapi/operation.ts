import type { z } from 'zod'
import { ApiErrorBody, ERROR_STATUS, type ErrorKind } from '../http/errors.ts'
import { type Content, type Endpoint, mediaOf } from './endpoint.ts'
import type { JsonSchemas } from './json-schemas.ts'

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

const PLACES = { path: 'params', query: 'query', header: 'headers' } as const
type Place = keyof typeof PLACES

const fieldsOf = (endpoint: Endpoint, place: Place) => Object.entries<z.ZodType>(endpoint[PLACES[place]]?.shape ?? {})
const places = Object.keys(PLACES) as Place[]

/** Schemas of inputs: parameters and bodies. */
export const inputsOf = (endpoint: Endpoint): z.ZodType[] => [
  ...places.flatMap((place) => fieldsOf(endpoint, place).map(([, schema]) => schema)),
  ...Object.values(endpoint.body ? mediaOf(endpoint.body) : {}),
]
/** Schemas of outputs. */
export const outputsOf = ({ answers }: Endpoint): z.ZodType[] =>
  Object.values(answers).flatMap((content) => (content ? Object.values(mediaOf(content)) : []))

interface Operation {
  tag: string
  method: string
  path: string
  endpoint: Endpoint
}

/** One operation in OpenAPI's form. */
export function operationOf({ tag, method, path, endpoint }: Operation, schemas: JsonSchemas) {
  const { access, summary, body } = endpoint
  const parameters = parametersOf(path, endpoint, schemas)
  return {
    operationId: idOf(method, path),
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

/** 'putApiWebsitesIdId' of PUT /api/websites/id/{id}. */
const idOf = (method: string, path: string) =>
  [method.toLowerCase(), ...(path.match(/\w+/g) ?? []).map((word) => word[0]?.toUpperCase() + word.slice(1))].join('')

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
  // A plain form is answered with a page.
  const isForm = endpoint.body && FORM in mediaOf(endpoint.body)
  const content = isForm ? { ...refusal, 'text/html': { schema: { type: 'string' } } } : refusal
  const refusals = refusalsOf(method, path, endpoint).map((kind) => {
    return [ERROR_STATUS[kind], { description: REFUSALS[kind], content }] as const
  })
  const answers = Object.entries(endpoint.answers).map(([status, body]) => {
    const kind = kinds.find((one) => ERROR_STATUS[one] === Number(status))
    const description = kind ? REFUSALS[kind] : 'U redu'
    return [status, { description, ...(body ? { content: contentOf(body, schemas.output) } : {}) }] as const
  })
  return Object.fromEntries([...refusals, ...answers])
}

const kinds = Object.keys(ERROR_STATUS) as ErrorKind[]
const FORM = 'application/x-www-form-urlencoded'
const contentOf = (body: Content, schemaOf: (schema: z.ZodType) => object) =>
  Object.fromEntries(Object.entries(mediaOf(body)).map(([type, schema]) => [type, { schema: schemaOf(schema) }]))

/** The statuses that follow from access, parameters and body, and those that the table adds. */
function refusalsOf(method: string, path: string, { access, body, query, headers, refusals = [] }: Endpoint) {
  const writes = method !== 'GET'
  const when: Record<ErrorKind, boolean> = {
    malformed: writes || path.includes('{'),
    unauthenticated: access !== 'public',
    // For a cookie from another origin, or for a caller who is no administrator.
    forbidden: access === 'admin' || (access !== 'public' && writes),
    not_found: path.includes('{'),
    conflict: false,
    too_large: writes,
    unsupported: writes,
    invalid: Boolean(body ?? query ?? headers) || path.includes('{'),
    limited: false,
    unavailable: true,
  }
  return kinds.filter((kind) => when[kind] || refusals.includes(kind))
}

import { z } from 'zod'

/** The parts of an OpenAPI document that the run reads; everything else is passed on unchanged. */
const Operation = z.looseObject({
  'x-ends-session': z.boolean().optional(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: z.unknown() })).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), z.unknown()).optional() })),
})
type Operation = z.infer<typeof Operation>
export const OpenApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
export type OpenApi = z.infer<typeof OpenApi>

/** Values of existing records: by the name of the field, and for ids in a path by the start of the path. */
export interface Known {
  fields: Record<string, readonly unknown[]>
  ids: Record<string, readonly unknown[]>
}

export interface ApiRoute {
  method: string
  path: string
  endsSession: boolean
}

/** The routes ('GET /api/orders/{orderId}') of all operations except event streams, whose answers never end. */
export const routesIn = (document: OpenApi): ApiRoute[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => !Object.values(responses).some(({ content }) => content?.[EVENT_STREAM]))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        endsSession: operation['x-ends-session'] === true,
      })),
  )

/** The document reduced to these routes. */
export function withRoutes(document: OpenApi, routes: readonly ApiRoute[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const { method, path } of routes) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (operation) paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return { ...document, paths }
}

const EVENT_STREAM = 'text/event-stream'

/**
 * Adds the values of existing records to the document, because random ids find nothing. Requests get their own copies of the schemas for
 * that, so that answers are still validated by the original ones.
 */
export function aimed(document: OpenApi, { fields, ids }: Known): OpenApi {
  const aim = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(aim)
    if (typeof value !== 'object' || value === null) return value
    const aimPart = ([name, part]: [string, unknown]) => [name, name === 'properties' ? aimFields(part) : aim(part)]
    return Object.fromEntries(Object.entries(value).map(aimPart))
  }
  const aimFields = (properties: unknown) =>
    Object.fromEntries(
      Object.entries(Object(properties)).map(([name, schema]) => [name, orOneOf(aim(schema), fields[name])]),
    )
  const knownOf = (path: string, name: string) =>
    name === 'id' ? Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] : fields[name]
  const aimOperation = (path: string, { parameters, ...operation }: Operation): Operation => ({
    ...operation,
    ...(operation.requestBody ? { requestBody: sent(operation.requestBody) } : {}),
    ...(parameters
      ? { parameters: parameters.map((one) => ({ ...one, schema: orOneOf(one.schema, knownOf(path, one.name)) })) }
      : {}),
  })
  const { schemas } = document.components
  const ofRequests = Object.entries(schemas).map(([name, schema]) => [`Sent.${name}`, sent(aim(schema))])
  return {
    ...document,
    paths: mapValues(document.paths, (operations, path) =>
      mapValues(operations, (operation) => aimOperation(path, operation)),
    ),
    components: { ...document.components, schemas: { ...schemas, ...Object.fromEntries(ofRequests) } },
  }
}

const orOneOf = (schema: unknown, values?: readonly unknown[]): unknown =>
  values === undefined ? schema : { anyOf: [{ enum: values }, schema] }

/** Redirects schema references to the copies for requests. */
const sent = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/components/schemas/Sent.'))

const mapValues = <T>(record: Record<string, T>, change: (value: T, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

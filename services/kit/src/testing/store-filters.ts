import { type Connection, mongo } from 'mongoose'

/** What a call to the store asked of a collection; an insert has no filter, but the documents that it inserts. */
export interface StoreCall {
  database: string
  collection: string
  command: string
  filter: Record<string, unknown>
}

/** Records what the store is asked for by the connections that this process opens from now on; `counts`: by those alone. */
export function recordStoreCalls(counts: (client: mongo.MongoClient) => boolean = () => true): {
  calls: readonly StoreCall[]
  stop(): void
} {
  const calls: StoreCall[] = []
  const { connect } = mongo.MongoClient.prototype
  mongo.MongoClient.prototype.connect = function () {
    // The client's types do not expose this option. It is set before any connection is open, so that all connections inherit it.
    Object.assign(this, { monitorCommands: true })
    if (counts(this))
      this.on('commandStarted', ({ commandName, command }) => calls.push(...callsIn(commandName, command)))
    return connect.call(this)
  }
  return {
    calls,
    stop() {
      mongo.MongoClient.prototype.connect = connect
    },
  }
}

export type Filter = Record<string, unknown>

/** The filters of one command of the MongoDB protocol. */
export function callsIn(command: string, body: mongo.Document): StoreCall[] {
  const filters: Filter[] = filtersOf(command, body)
  return filters.map((filter) => ({
    database: String(body.$db),
    collection: String(body[command]),
    command,
    filter,
  }))
}

function filtersOf(command: string, body: mongo.Document): Filter[] {
  if (command === 'find') return [body.filter ?? {}]
  if (command === 'count' || command === 'distinct' || command === 'findAndModify') return [body.query ?? {}]
  if (command === 'aggregate') return [body.pipeline[0]?.$match ?? {}]
  if (command === 'update') return body.updates.map(({ q }: { q: Filter }) => q)
  if (command === 'delete') return body.deletes.map(({ q }: { q: Filter }) => q)
  return command === 'insert' ? body.documents : []
}

/** The beginnings of the shard keys of a service's collections, by collection; those without stay on one shard. */
export const shardKeysOf = (store: Connection): Map<string, string> =>
  new Map(
    Object.values(store.models).flatMap(({ collection, schema }) => {
      const [first] = Object.keys(schema.get('shardKey') ?? {})
      return first ? [[collection.collectionName, first] as const] : []
    }),
  )

/** Whether MongoDB has to ask every shard: nothing in the filter says which values the beginning of the shard key may have. */
const asksEveryShard = ({ command, filter }: StoreCall, field: string): boolean =>
  command === 'insert' ? valueIn(filter, field) === undefined : !names(filter, field)

function names(filter: Filter, field: string): boolean {
  const { $and } = filter
  if (Array.isArray($and) && $and.some((part) => names(part, field))) return true
  if (!(field in filter)) return false
  const wanted = filter[field]
  const isOperator = typeof wanted === 'object' && wanted !== null && Object.keys(wanted).some((key) => key[0] === '$')
  return !isOperator || '$in' in wanted || '$eq' in wanted
}

const valueIn = (document: Filter, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Filter | undefined)?.[name], document)

/** A call by what it asks for, such as `orders find orderId`; `orderId[]`: any of a list, which documents of many shards may be in. */
export const shapeOf = ({ collection, command, filter }: StoreCall): string =>
  `${collection} ${command} ${command === 'insert' ? '' : [...new Set(fieldsOf(filter))].toSorted().join(' ')}`.trimEnd()

const fieldsOf = (filter: Filter): string[] =>
  Object.entries(filter).flatMap(([field, value]) =>
    field === '$and' || field === '$or'
      ? (value as Filter[]).flatMap(fieldsOf)
      : [isList(value) ? `${field}[]` : field],
  )

const isList = (wanted: unknown): boolean => typeof wanted === 'object' && wanted !== null && '$in' in wanted

/** The shapes of those calls that ask every shard. */
export const shapesWithoutKey = (calls: readonly StoreCall[], keys: ReadonlyMap<string, string>): Set<string> =>
  new Set(
    calls.flatMap((call) => {
      const field = keys.get(call.collection)
      return field !== undefined && asksEveryShard(call, field) ? [shapeOf(call)] : []
    }),
  )

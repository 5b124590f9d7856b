import type { mongo } from 'mongoose'
import type { Filter, StoreCall } from './store-filters.ts'

/** A service limits how long a call may take; what a test asks the store itself has no limit, and is not looked at. */
export const isOfService = ({ options }: mongo.MongoClient): boolean => options.socketTimeoutMS > 0

/** An index as the store describes it. */
export interface StoredIndex {
  key: Readonly<Record<string, unknown>>
  partialFilterExpression?: Filter
}

/**
 * Whether an index finds what a call asks for, as the embedded store sees it: the filter limits the index's first field, and repeats the
 * condition of a partial one (`partial-indexes.ts`). A call without a filter reads everything on purpose.
 */
export function usesIndex({ command, filter }: StoreCall, indexes: readonly StoredIndex[]): boolean {
  if (command === 'insert') return true
  return choicesOf(filter).every((choice) => isFound(choice, indexes))
}

/** The filters of which any may apply, without `$and` and `$or`. */
function choicesOf(filter: Filter): Filter[] {
  const { $and = [], $or, ...plain } = filter as Filter & { $and?: Filter[]; $or?: Filter[] }
  const choices = [[plain], ...$and.map(choicesOf), ...($or ? [$or.flatMap(choicesOf)] : [])]
  return choices.reduce((all, next) => all.flatMap((one) => next.map((other) => both(one, other))), [{}])
}

/** Both conditions of a field count. */
const both = (one: Filter, other: Filter): Filter => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([field, wanted]) => [
      field,
      isOperators(one[field]) && isOperators(wanted) ? { ...one[field], ...wanted } : wanted,
    ]),
  ),
})

function isFound(filter: Filter, indexes: readonly StoredIndex[]): boolean {
  if (Object.keys(filter).length === 0 || limits(filter._id)) return true
  const beginning = indexes.filter(({ key }) => limits(filter[Object.keys(key)[0] ?? '']))
  // Such a filter is meant for the partial index, which finds less than any other.
  const isMissed = beginning.some(
    ({ partialFilterExpression: condition = {} }) => isAskedFor(condition, filter) && !isRepeated(condition, filter),
  )
  return !isMissed && beginning.some(({ partialFilterExpression: condition = {} }) => isRepeated(condition, filter))
}

const isOperators = (wanted: unknown): wanted is Filter =>
  typeof wanted === 'object' && wanted !== null && Object.keys(wanted).some((name) => name.startsWith('$'))

const NO_LIMITS = new Set(['$ne', '$nin', '$not', '$exists', '$size'])
const limits = (wanted: unknown): boolean =>
  wanted !== undefined && (!isOperators(wanted) || Object.keys(wanted).some((name) => !NO_LIMITS.has(name)))

/** Whether the filter asks for values of the type that the index holds. */
const isAskedFor = (condition: Filter, filter: Filter): boolean =>
  Object.entries(condition).some(
    ([field, indexed]) => isOperators(indexed) && '$type' in indexed && filter[field] !== null && limits(filter[field]),
  )

function isRepeated(condition: Filter, filter: Filter): boolean {
  return Object.entries(condition).every(([field, indexed]) => {
    const wanted = filter[field]
    if (!isOperators(indexed)) return wanted === indexed
    if ('$type' in indexed) return isOperators(wanted) && wanted.$type === indexed.$type
    return limits(wanted) || (isOperators(wanted) && wanted.$exists === true)
  })
}

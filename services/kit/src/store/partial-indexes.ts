/**
 * What a partial index holds: the values of one type. A query that is to use one repeats the condition, as in
 * `{ dueAt: { ...isDate, $lte: now } }`. MongoDB would conclude it from the range or the value that is asked for; the embedded store
 * does not, and reads the whole collection.
 */
export const isDate = { $type: 'date' } as const
export const isString = { $type: 'string' } as const
export const isNumber = { $type: 'number' } as const

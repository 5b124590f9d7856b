import type { IndexDefinition, IndexOptions, Schema } from 'mongoose'

type Index = [IndexDefinition, IndexOptions]

/**
 * The indexes of a collection on a sharded cluster. MongoDB takes a unique one there only if it begins with the shard key (the schema's
 * `shardKey`). One that does not is unique among the documents of a key, and another of the same fields finds what it has found.
 */
export function indexesOnShards(schema: Schema): Index[] {
  const indexes = schema.indexes() as Index[]
  const key = schema.get('shardKey')
  if (!key) return indexes
  const fields = Object.keys(key)
  const begins = ([index]: Index) => fields.every((field, place) => Object.keys(index)[place] === field)
  const onShards = indexes.flatMap((index): Index[] => {
    const [keys, { unique, ...options }] = index
    if (!unique || begins(index)) return [index]
    const ofKey = Object.fromEntries(fields.map((field) => [field, 1 as const]))
    const name = options.name ? { name: `${options.name}_of_key` } : {}
    return [
      [keys, options],
      [
        { ...ofKey, ...keys },
        { ...options, ...name, unique },
      ],
    ]
  })
  const finds = (index: Index) => begins(index) && !index[1].partialFilterExpression && !index[1].sparse
  return onShards.some(finds) ? onShards : [[key as IndexDefinition, {}], ...onShards]
}

import { Schema } from 'mongoose'
import { expect, it, onTestFinished } from 'vitest'
import { scriptedStore } from '../testing/scripted-store.ts'
import { connectStore, ensureIndexes } from './connection.ts'
import { indexesOnShards } from './shard-keys.ts'

const orders = (shardKey?: Record<string, 1 | 'hashed'>) =>
  new Schema({ code: String, userId: Number, key: String }, { ...(shardKey ? { shardKey } : {}) })
    .index({ code: 1 }, { unique: true, name: 'order_code' })
    .index({ userId: 1, at: -1 })
const indexes = (schema: Schema) =>
  indexesOnShards(schema).map(([keys, { unique = false, name }]) => ({ keys, unique, name }))

it('lets a unique index begin with the shard key, and keeps one that finds by its own fields', () => {
  expect(indexes(orders({ userId: 1 }))).toEqual([
    { keys: { code: 1 }, unique: false, name: 'order_code' },
    { keys: { userId: 1, code: 1 }, unique: true, name: 'order_code_of_key' },
    { keys: { userId: 1, at: -1 }, unique: false },
  ])
})

it('leaves a unique index that begins with the shard key', () => {
  expect(indexes(orders({ code: 1 }))).toEqual(indexes(orders()))
})

it('adds an index of the shard key where none without a condition begins with it', () => {
  const log = new Schema({ at: Date }, { shardKey: { _id: 'hashed' } }).index({ at: 1 })
  expect(indexes(log).map(({ keys }) => keys)).toEqual([{ _id: 'hashed' }, { at: 1 }])
  const partial = new Schema({ at: Date }, { shardKey: { at: 1 } }).index(
    { at: 1, key: 1 },
    { partialFilterExpression: { at: { $type: 'date' } } },
  )
  expect(indexes(partial).map(({ keys }) => keys)).toEqual([{ at: 1 }, { at: 1, key: 1 }])
})

it('changes nothing of a collection that stays on one shard', () => {
  expect(indexesOnShards(orders())).toEqual(orders().indexes())
})

it.each([
  ['the router of a sharded cluster', { msg: 'isdbgrid' }, ['order_code', 'order_code_of_key']],
  ['a replica set', { setName: 'izlog', hosts: ['mongo:27017'], me: 'mongo:27017' }, ['order_code']],
])('is what a service makes through %s', async (_what, hello, names) => {
  const server = await scriptedStore({ hello })
  onTestFinished(server.stop)
  const settings = { MONGO_URL: server.url, NAMESPACE: 'test' }
  const store = await connectStore('order', settings)
  onTestFinished(() => store.close())
  store.model('Order', orders({ userId: 1 }))
  await ensureIndexes(store, settings)
  const made = server.commands.flatMap(({ createIndexes, indexes = [] }) => (createIndexes ? indexes : []))
  expect(made.map(({ name }) => name)).toEqual([...names, 'userId_1_at_-1'])
})

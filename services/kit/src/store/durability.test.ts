import { expect, it, onTestFinished } from 'vitest'
import { type ScriptedStore, scriptedStore } from '../testing/scripted-store.ts'
import { connectStore } from './connection.ts'

type Replies = Parameters<typeof scriptedStore>[0]

async function storeOf(replies: Replies): Promise<ScriptedStore> {
  const store = await scriptedStore(replies)
  onTestFinished(store.stop)
  return store
}

const connectTo = async (replies: Replies, NODE_ENV: string) => {
  const store = await storeOf(replies)
  const connection = await connectStore('order', { MONGO_URL: store.url, NAMESPACE: 'test', NODE_ENV })
  onTestFinished(() => connection.close())
  return { store, connection }
}

it('waits with every write for the journals of most members', async () => {
  const { store, connection } = await connectTo({ insert: { n: 1 } }, 'test')
  await connection.collection('orders').insertOne({ orderId: 'AAAA-BBBB-CCCC' })
  expect(store.commands.find(({ insert }) => insert === 'orders')).toMatchObject({
    writeConcern: { w: 'majority', j: true },
  })
})

it('takes no standalone server in production', async () => {
  await expect(connectTo({ buildInfo: { version: '8.0.4' } }, 'production')).rejects.toThrow(/standalone/)
})

it.each<[string, Replies]>([
  ['a member of a replica set', { hello: { setName: 'izlog', hosts: ['mongo:27017'], me: 'mongo:27017' } }],
  ['the router of a sharded cluster', { hello: { msg: 'isdbgrid' } }],
  ['FerretDB', { buildInfo: { version: '7.0.77', ferretdb: { version: 'v2.7.0' } } }],
])('takes %s in production', async (_what, replies) => {
  const { connection } = await connectTo(replies, 'production')
  expect(connection.readyState).toBe(1)
})

it('takes a standalone server while developing', async () => {
  const { connection } = await connectTo({}, 'development')
  expect(connection.readyState).toBe(1)
})

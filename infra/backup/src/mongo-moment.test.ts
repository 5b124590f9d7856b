import { scriptedStore } from '@izlog/kit/testing/scripted-store'
import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { mongoMoment } from './mongo-moment.ts'

const at = mongo.BSON.Timestamp.fromBits(1, 1_764_400_000)
const replicaSet = { setName: 'izlog', hosts: ['127.0.0.1'], logicalSessionTimeoutMinutes: 30, localTime: new Date() }

it('reads every collection of MongoDB as of the time of the first read', async () => {
  const found = (firstBatch: unknown[]) => ({ cursor: { id: 0n, ns: 'izlog_auth.users', firstBatch } })
  const store = await scriptedStore({
    hello: replicaSet,
    listCollections: found([{ name: 'users', type: 'collection' }]),
    find: { cursor: { ...found([{ _id: 1 }]).cursor, atClusterTime: at } },
  })
  const moment = await mongoMoment(store.url, 'izlog')
  const documents: mongo.BSON.Document[] = []
  for (const collection of moment.collections)
    for await (const document of moment.read(collection)) documents.push(mongo.BSON.deserialize(document))
  await moment.end()
  await store.stop()
  expect(moment.collections.map(({ service }) => service)).toContain('notifier')
  expect(documents).toHaveLength(moment.collections.length)
  const [first, ...later] = store.commands.filter((command) => 'find' in command)
  expect(first?.readConcern).toEqual({ level: 'snapshot' })
  for (const { readConcern } of later) expect(readConcern).toEqual({ level: 'snapshot', atClusterTime: at })
})

it('refuses a standalone MongoDB, which has no such reads', async () => {
  const store = await scriptedStore({ hello: {} })
  await expect(mongoMoment(store.url, 'izlog')).rejects.toThrow('standalone')
  await store.stop()
})

import { randomUUID } from 'node:crypto'
import type { Connection } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectStore } from '../src/store/connection.ts'
import { counter, raiseCounter } from '../src/store/counters.ts'
import { testEnvironment } from '../src/testing/stack.ts'

let store: Connection
beforeAll(async () => {
  store = await connectStore('test', testEnvironment())
})
afterAll(async () => {
  await store.dropDatabase()
  await store.close()
})

interface Page {
  _id: number
  productId: number
}
/** A new counter over a collection with these documents; each `begin` acts as a process that has just started. */
async function sequence(docs: Page[], field?: string) {
  const name = randomUUID()
  const pages = store.collection<Page>(name)
  if (docs.length > 0) await pages.insertMany(docs)
  const begin = () => counter(store, name, { collection: name, ...(field ? { field } : {}) })
  return { name, pages, begin }
}

it('gives each number once, to however many processes', async () => {
  const { begin } = await sequence([])
  const processes = [begin(), begin()]
  const given = await Promise.all(Array.from({ length: 300 }, (_, index) => processes[index % 2]?.()))
  expect(new Set(given).size).toBe(300)
})

it('begins above what is stored where the counter is lost, or older than the documents', async () => {
  const { name, pages, begin } = await sequence([
    { _id: 3, productId: 8 },
    { _id: 740, productId: 9 },
  ])
  expect(await begin()()).toBe(741)
  await pages.insertOne({ _id: 2000, productId: 10 })
  await store.collection<{ _id: string }>('counters').updateOne({ _id: name }, { $set: { value: 800 } })
  expect(await begin()()).toBe(2001)
  await pages.deleteMany({})
  expect(await begin()()).toBe(2101)
})

it('counts by another field than the id', async () => {
  const { begin } = await sequence([{ _id: 740, productId: 55 }], 'productId')
  expect(await begin()()).toBe(56)
})

it('can be raised, and never goes back', async () => {
  const { name, begin } = await sequence([])
  await raiseCounter(store, name, 4000)
  await raiseCounter(store, name, 10)
  expect(await begin()()).toBe(4001)
})

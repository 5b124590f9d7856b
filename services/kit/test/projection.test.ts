import { type Connection, type Model, Schema } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectStore } from '../src/store/connection.ts'
import { type Projected, project } from '../src/store/projection.ts'
import { testEnvironment } from '../src/testing/stack.ts'

interface Page extends Projected {
  title: string
}

let store: Connection
let pages: Model<Page>
beforeAll(async () => {
  store = await connectStore('test', testEnvironment())
  pages = store.model<Page>('Page', new Schema<Page>({ _id: Number, version: Number, title: String }))
  await pages.createCollection()
})
afterAll(async () => {
  await store.dropDatabase()
  await store.close()
})

const page = (_id: number, version: number): Page => ({ _id, version, title: `version ${version}` })
const titleOf = async (_id: number) => (await pages.findById(_id).lean<Page>())?.title

it('shows the newest of what comes together, in whatever order and however often', async () => {
  await project(pages, [page(1, 2), page(1, 1), page(1, 3), page(1, 3), page(2, 1)])
  expect([await titleOf(1), await titleOf(2)]).toEqual(['version 3', 'version 1'])
  await project(pages, [page(1, 2), page(2, 2)])
  expect([await titleOf(1), await titleOf(2)]).toEqual(['version 3', 'version 2'])
})

it('shows the newest also where many tell of the same thing at once', async () => {
  for (let _id = 100; _id < 130; _id++) {
    await Promise.all([1, 4, 2, 3].map((version) => project(pages, [page(_id, version)])))
    expect(await titleOf(_id)).toBe('version 4')
  }
})

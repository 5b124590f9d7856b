import { afterAll, expect, it } from 'vitest'
import { connectStore } from '../src/store/connection.ts'
import { isOfService } from '../src/testing/index-use.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const environment = testEnvironment()
const stores = await Promise.all([connectStore('test', environment, 5000), connectStore('test', environment)])
afterAll(() => Promise.all(stores.map((store) => store.close())))

it('looks at what a service asks its store, and not at what a test asks', () => {
  expect(stores.map((store) => isOfService(store.getClient()))).toEqual([true, false])
})

/** Loaded before each test of the services: whatever they ask their store for must be found by an index. */
import { mongo } from 'mongoose'
import { afterAll, expect, inject } from 'vitest'
import { isOfService, type StoredIndex, usesIndex } from './index-use.ts'
import { recordStoreCalls, type StoreCall, shapeOf } from './store-filters.ts'

/** Calls that read a whole collection, and why that is right. */
const READ_ALL: Readonly<Record<string, string>> = {
  'orders update searchKeys': 'a migration',
  'orders update erasedAt erasedIn.catalog': 'a migration',
  'orders find trackingId': 'a migration',
  'notifications update errorMessage': 'a migration',
  'integrations find deleted googleSheetsId': 'a migration',
  'orders find hold': 'the last step of a list, where the newest days held too few',
  'sheet_holders delete userIds': 'spreadsheets that nobody holds any more, when an account is deleted',
  'websites aggregate deleted': 'how many pages there are, for administrators',
}

const recorded = recordStoreCalls(isOfService)
const COLLECTION_IS_REMOVED = 26

afterAll(async () => {
  recorded.stop()
  const { calls } = recorded
  if (calls.length === 0) return
  const client = await new mongo.MongoClient(inject('mongoUrl')).connect()
  try {
    const read = await Promise.all(
      [...Map.groupBy(calls, ({ database, collection }) => `${database}.${collection}`).values()].map(
        shapesWithoutIndex(client),
      ),
    )
    expect(read.flat().filter((shape) => !(shape in READ_ALL))).toEqual([])
  } finally {
    await client.close()
  }
})

/** The shapes of calls of one collection that no index serves; none once it is removed. */
const shapesWithoutIndex =
  (client: mongo.MongoClient) =>
  async (calls: readonly StoreCall[]): Promise<string[]> => {
    const [{ database, collection } = { database: '', collection: '' }] = calls
    const indexes = (await client
      .db(database)
      .collection(collection)
      .indexes()
      .catch((error: unknown) => {
        if (error instanceof mongo.MongoServerError && error.code === COLLECTION_IS_REMOVED) return []
        throw error
      })) as StoredIndex[]
    if (indexes.length === 0) return []
    return [...new Set(calls.filter((call) => !usesIndex(call, indexes)).map(shapeOf))]
  }

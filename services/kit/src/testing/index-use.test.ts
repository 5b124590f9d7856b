import { expect, it } from 'vitest'
import { usesIndex } from './index-use.ts'
import type { Filter } from './store-filters.ts'

const INDEXES = [
  { key: { _id: 1 } },
  { key: { userId: 1, createdAt: -1 } },
  { key: { dueAt: 1 }, partialFilterExpression: { dueAt: { $type: 'date' } } },
  { key: { userId: 1, notedAt: 1 }, partialFilterExpression: { notedAt: { $type: 'date' } } },
  { key: { showAt: 1 }, partialFilterExpression: { status: 'pending' } },
  { key: { risk: 1 }, partialFilterExpression: { risk: { $exists: true } } },
]
const uses = (filter: Filter) =>
  usesIndex({ database: 'test_order', collection: 'orders', command: 'find', filter }, INDEXES)
const now = new Date()

it.each<[string, Filter]>([
  ['everything', {}],
  ['an id', { _id: { $in: [1, 2] }, dueAt: { $lte: now } }],
  ['the beginning of an index', { userId: 7, hold: null }],
  ['what a partial index holds', { dueAt: { $type: 'date', $lte: now } }],
  ['the same in parts', { $and: [{ dueAt: { $type: 'date' } }, { dueAt: { $lte: now } }] }],
  ['two choices with an index each', { $or: [{ userId: 7 }, { dueAt: { $type: 'date', $lte: now } }] }],
  ['the value that a partial index is for', { status: 'pending', showAt: { $lte: now } }],
  ['a field that has to be there', { risk: { $in: ['returned'] } }],
])('finds %s', (_what, filter) => {
  expect(uses(filter)).toBe(true)
})

it.each<[string, Filter]>([
  ['has no index', { phone: '0641234567' }],
  ['is only ruled out', { userId: { $ne: 7 } }],
  ['a partial index holds, without its condition', { dueAt: { $lte: now } }],
  ['another index finds with more besides', { userId: 7, notedAt: { $gte: now } }],
  ['one of two choices asks for', { $or: [{ userId: 7 }, { phone: '0641234567' }] }],
  ['a partial index holds of another value', { status: 'sent', showAt: { $lte: now } }],
])('reads everything for what %s', (_what, filter) => {
  expect(uses(filter)).toBe(false)
})

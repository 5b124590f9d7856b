import { expect, it } from 'vitest'
import { callsIn, shapesWithoutKey } from './store-filters.ts'

const keys = new Map([['orders', 'userId']])
const withoutKey = (command: string, body: Record<string, unknown>) => [
  ...shapesWithoutKey(callsIn(command, { [command]: 'orders', ...body }), keys),
]

it.each<[string, string, Record<string, unknown>]>([
  ['a find', 'find', { filter: { userId: 7, hold: null } }],
  ['one of several sellers', 'find', { filter: { $and: [{ hold: null }, { userId: { $in: [7, 8] } }] } }],
  ['a count', 'aggregate', { pipeline: [{ $match: { userId: 7 } }] }],
  ['each of several updates', 'update', { updates: [{ q: { _id: 1, userId: 7 } }, { q: { _id: 2, userId: 8 } }] }],
  ['an insert', 'insert', { documents: [{ _id: 1, userId: 7 }] }],
])('finds the shard key in %s', (_what, command, body) => {
  expect(withoutKey(command, body)).toEqual([])
})

it.each<[string, string, Record<string, unknown>, string]>([
  ['a find', 'find', { filter: { orderId: 'A' } }, 'orders find orderId'],
  ['one of several', 'find', { filter: { orderId: { $in: ['A', 'B'] } } }, 'orders find orderId[]'],
  ['a range', 'find', { filter: { userId: { $gt: 7 } } }, 'orders find userId'],
  ['one of two choices', 'find', { filter: { $or: [{ userId: 7 }, { _id: 1 }] } }, 'orders find _id userId'],
  ['a count of all', 'aggregate', { pipeline: [{ $group: { _id: null } }] }, 'orders aggregate'],
  ['one of several updates', 'update', { updates: [{ q: { userId: 7 } }, { q: { _id: 2 } }] }, 'orders update _id'],
  ['a removal', 'delete', { deletes: [{ q: { _id: 1 } }] }, 'orders delete _id'],
  ['an insert', 'insert', { documents: [{ _id: 1 }] }, 'orders insert'],
])('misses it in %s', (_what, command, body, shape) => {
  expect(withoutKey(command, body)).toEqual([shape])
})

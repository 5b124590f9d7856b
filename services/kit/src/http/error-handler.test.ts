import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { isDependencyError } from './error-handler.ts'

const fromStore = (code: number, message: string) => new mongo.MongoServerError({ code, message, errmsg: message })

describe('a dependency that is away', () => {
  it.each([
    ['PostgreSQL was killed behind the embedded store', fromStore(1, 'unexpected EOF')],
    ['it comes back', fromStore(1, 'the database system is starting up')],
    [
      'it cannot be reached',
      fromStore(
        1,
        'msg_insert.go:55 (handler.(*Handler).msgInsert): pool.go:90 (documentdb.(*Pool).Acquire): failed to connect',
      ),
    ],
    ['a primary that steps down', fromStore(10107, 'not primary')],
    ['Redis that hangs', new Error('Command timed out')],
  ])('is what %s means', (_what, error) => {
    expect(isDependencyError(error)).toBe(true)
  })

  it.each([
    ['a duplicate', fromStore(11000, 'E11000 duplicate key error')],
    ['a fault of the store that would come again', fromStore(1, 'operator $foo is not implemented')],
    ['a bug', new TypeError('undefined is not a function')],
  ])('is not what %s means', (_what, error) => {
    expect(isDependencyError(error)).toBe(false)
  })
})

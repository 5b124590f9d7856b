import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { isDependencyError } from './dependency-errors.ts'

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
    ['the disk behind it is full', fromStore(1, 'could not extend file "base/5/16931": No space left on device')],
    [
      'the disk is full in the middle of a page',
      fromStore(4293, 'could not extend file "base/5/16931": wrote only 4096 of 8192 bytes at block 7'),
    ],
    ['it has no memory left', fromStore(1, 'out of memory')],
    ['it has no room for locks', fromStore(1, 'out of shared memory')],
    ['it takes no more connections', fromStore(1, 'sorry, too many clients already')],
    ['it keeps its last connections', fromStore(1, 'remaining connection slots are reserved for roles with SUPERUSER')],
    ['MongoDB has a full disk', fromStore(14031, 'available disk space of 1024 bytes is less than required minimum')],
    ['one write of many met a full disk', fromStore(4293, 'could not write block 7: No space left on device')],
    ['Redis that hangs', new Error('Command timed out')],
  ])('is what %s means', (_what, error) => {
    expect(isDependencyError(error)).toBe(true)
  })

  it.each([
    ['a duplicate', fromStore(11000, 'E11000 duplicate key error')],
    ['a fault of the store that would come again', fromStore(1, 'operator $foo is not implemented')],
    ['a value that is too long', fromStore(1, 'value too long: 17000000 bytes, 16777216 at most')],
    ['a bug', new TypeError('undefined is not a function')],
  ])('is not what %s means', (_what, error) => {
    expect(isDependencyError(error)).toBe(false)
  })
})

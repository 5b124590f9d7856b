import { expect, it } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

it('holds a user to so many at a time, and nobody else for it', () => {
  const take = concurrencyLimit(2)
  const first = take(7)
  take(7)
  expect(() => take(7)).toThrow('Previše zahteva')
  const other = take(8)
  first()
  first()
  take(7)
  expect(() => take(7)).toThrow()
  other()
})

it('holds all users together to so many, whoever they are', () => {
  const take = concurrencyLimit(2, { ofAll: 3, retryAfter: 5 })
  const first = take(7)
  take(7)
  take(8)
  expect(() => take(9)).toThrow(expect.objectContaining({ kind: 'limited', code: 'busy', retryAfter: 5 }))
  first()
  first()
  take(9)
  expect(() => take(8)).toThrow()
})

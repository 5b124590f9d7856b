import { expect, it } from 'vitest'
import { places } from './places.ts'

it('holds a user to so many at a time, and nobody else for it', () => {
  const take = places(2)
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

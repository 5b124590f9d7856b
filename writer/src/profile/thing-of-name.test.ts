import { describe, expect, it } from 'vitest'
import { understand } from './profile.ts'

describe('many things in one', () => {
  it.each([
    ['univerzalni ključ 48 u 1', 'okretni-kljuc-vise-u-jedan'],
    ['ključ 23u1', 'okretni-kljuc-vise-u-jedan'],
    ['punjač 3u1', 'stanica-za-punjenje'],
    ['seckalica za povrće 14u1', 'seckalica-vise-u-jedan'],
    ['seckalica 12 u 1', 'seckalica-vise-u-jedan'],
  ])('are %j for %s, however many', (typed, id) => expect(understand(typed)).toMatchObject({ thing: { id } }))

  it.each(['fen 5 u 1', 'presa 3u1'])('are not taken for the plain thing: %j', (typed) =>
    expect(understand(typed).thing).toBeNull(),
  )
})

describe('a name that says more than a known thing', () => {
  it.each([
    ['stalak za telefon za krevet', 'drzac-telefona-za-krevet'],
    ['kamera u sijalici', 'kamera-sijalica'],
    ['farba za kosu sampon', 'sampon-za-bojenje'],
    ['sat za decu', undefined],
  ])('is not taken for the plain one: %j', (typed, id) => expect(understand(typed).thing?.id).toBe(id))
})

import { expect, it } from 'vitest'
import { searchKeysOf, searchPrefixOf } from './search-keys.ts'

const keys = searchKeysOf({
  orderId: 'K7QM-4RXW-9TPH',
  firstName: 'Đorđe',
  lastName: 'Čolić Žiža',
  email: 'djole.c@Primer.rs',
  productId: 1042,
})
const finds = (query: string) => keys.some((key) => key.startsWith(searchPrefixOf(query)))

it.each([
  'K7QM-4RXW',
  'k7qm4rxw9tph',
  'đor',
  'Djordje',
  'colic',
  'ČOLIĆ',
  'ziz',
  'Đorđe  Čo',
  'čolić žiža đ',
  'djole.c@primer.rs',
  'primer',
  '104',
])('finds the order by %j', (query) => expect(finds(query)).toBe(true))

it.each(['rdje', 'Marko', '42', '7qm'])('does not find it by %j', (query) => expect(finds(query)).toBe(false))

it('looks for no control character, which the store would refuse', () => {
  expect(searchPrefixOf('\u0000Ana\u0000\u0013 Kos')).toBe('ana kos')
})

it('indexes nothing empty and nothing twice', () => {
  const bare = searchKeysOf({ orderId: 'K7QM-4RXW-9TPH', firstName: 'Ana', lastName: null, email: '' })
  expect(bare).toEqual(['k7qm-4rxw-9tph', 'k7qm4rxw9tph', 'ana'])
})

it('keeps keys and queries short', () => {
  const [longest] = searchKeysOf({ orderId: 'x'.repeat(500) })
  expect([longest?.length, searchPrefixOf('x'.repeat(500)).length]).toEqual([64, 64])
})

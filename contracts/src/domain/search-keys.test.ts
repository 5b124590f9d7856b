import { expect, it } from 'vitest'
import { SEARCH_FINDS_PARTS_FROM, searchKeysOf, searchPrefixOf } from './search-keys.ts'

const keys = searchKeysOf({
  orderId: 'K7QM-4RXW-9TPH',
  firstName: 'Đorđe',
  lastName: 'Čolić Žiža',
  email: 'djole.c@Primer.rs',
  phone: '+38164123456',
  phoneTyped: '064/123-456',
  productName: 'Anatomski jastuk „Mirna noć”',
  productId: 1042,
})
const finds = (query: string) => {
  const prefix = searchPrefixOf(query)
  return prefix.length < SEARCH_FINDS_PARTS_FROM ? keys.includes(prefix) : keys.some((key) => key.startsWith(prefix))
}

it.each([
  ['its number in any part', ['K7QM-4RXW-9TPH', 'k7qm4rxw9tph', 'K7QM-4RXW', '4rxw-9', '7qm', '9TPH']],
  [
    'its name in any part, in both orders',
    ['đor', 'Djordje', 'rdje', 'ČOLIĆ', 'olić', 'ziza', 'Đorđe  Čo', 'Žiža Đorđe'],
  ],
  ['its e-mail', ['djole.c@primer.rs', 'ole.c@pri', 'primer.rs', 'Primer']],
  [
    'its phone in any form',
    ['064/123-456', '064 123 456', '064123456', '+38164', '0038164123', '+381 (0)64 123', '23456'],
  ],
  ['its product', ['anatomski', 'Jastuk mirna', 'mirna noc', '1042', '104']],
])('finds an order by %s', (_, queries) => {
  expect(queries.filter((query) => !finds(query))).toEqual([])
})

it.each(['Marko', '7tp', '999', 'astuk', 'ro'])('does not find it by %j', (query) => expect(finds(query)).toBe(false))

it('finds short words and short numbers as a whole', () => {
  const short = searchKeysOf({ orderId: 'K7QM-4RXW-9TPH', firstName: 'Bo', lastName: 'Li', productId: 7 })
  expect(short).toEqual(expect.arrayContaining(['bo', 'li', '7', 'bolibo', 'libo']))
})

it('looks for no control character, which the store would refuse', () => {
  expect(searchPrefixOf('\u0000Ana\u0000\u0013 Kos')).toBe('anakos')
})

it('filters nothing without letters and digits', () => {
  expect(searchPrefixOf(' -/+ ')).toBe('')
})

it('indexes nothing empty and nothing twice', () => {
  const bare = searchKeysOf({ orderId: 'AAAA-AAAA-AAAA', firstName: 'Ana', lastName: null, email: '' })
  expect(bare.filter((key) => !/^a+$/.test(key))).toEqual(['ana'])
  expect(bare).toHaveLength(new Set(bare).size)
})

it('keeps keys and queries short', () => {
  const [longest] = searchKeysOf({ orderId: 'x'.repeat(500) })
  expect([longest?.length, searchPrefixOf('x'.repeat(500)).length]).toEqual([40, 40])
})

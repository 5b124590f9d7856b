import { searchWordsOf } from '@izlog/contracts/domain/search-words'
import { expect, it } from 'vitest'
import { userSearchTextOf } from './user-search.ts'

const text = userSearchTextOf({
  firstName: 'Sanja',
  lastName: 'Đurić',
  email: 'sanja@lumasvet.rs',
  companyName: 'Luma Svet d.o.o.',
  phone: '063 771 9902',
})
const isFound = (typed: string) => searchWordsOf(typed).every((word) => text.includes(word))

it.each([
  'sanja',
  'Đurić',
  'djuric',
  'DURIC SANJA'.replace('DURIC', 'Ђурић'),
  'lumasvet.rs',
  'luma svet',
  '0637719902',
  '063 771',
  '',
])('is found by %s', (typed) => expect(isFound(typed)).toBe(true))

it.each(['petar', 'sanja petrović', '064'])('is not found by %s', (typed) => expect(isFound(typed)).toBe(false))

it('leaves nothing of a pattern in the words', () => expect(searchWordsOf('.*(a+)+$ [b]')).toEqual(['a', 'b']))

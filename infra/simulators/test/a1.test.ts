import { describe, expect, it } from 'vitest'
import { columnName, formatA1, readA1 } from '../src/a1.ts'

const TITLES = ['Porudžbine', "Ana's"]

describe('A1 notation', () => {
  it.each([
    ['B2', 'Porudžbine', { top: 1, left: 1, bottom: 1, right: 1, cell: true }],
    ['$A$1:C3', 'Porudžbine', { top: 0, left: 0, bottom: 2, right: 2, cell: false }],
    ['B:B', 'Porudžbine', { top: 0, left: 1, bottom: null, right: 1, cell: false }],
    ['A2:L', 'Porudžbine', { top: 1, left: 0, bottom: null, right: 11, cell: false }],
    ['2:5', 'Porudžbine', { top: 1, left: 0, bottom: 4, right: null, cell: false }],
    ["'Ana''s'!aa10", "Ana's", { top: 9, left: 26, bottom: 9, right: 26, cell: true }],
    ['Porudžbine', 'Porudžbine', { top: 0, left: 0, bottom: null, right: null, cell: false }],
  ])('reads %s', (range, sheet, area) => {
    expect(readA1(range, TITLES)).toEqual({ sheet, area })
  })

  it.each(['', 'B', '5', 'A0', 'C3:A1', 'A1:B2:C3', 'Nema!A1', 'A1:', 'ABCD1'])('does not read %j', (range) => {
    expect(readA1(range, TITLES)).toBeNull()
  })

  it('writes what it reads', () => {
    expect(formatA1("Ana's", 0, 0, 9, 27)).toBe("'Ana''s'!A1:AB10")
    expect(readA1(formatA1("Ana's", 0, 0, 9, 27), TITLES)?.area).toEqual({
      top: 0,
      left: 0,
      bottom: 9,
      right: 27,
      cell: false,
    })
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })
})

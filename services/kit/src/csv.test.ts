import { expect, it } from 'vitest'
import { csvCell } from './csv.ts'

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+381648123390', "'+381648123390"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['Futoška 21; stan 4', '"Futoška 21; stan 4"'],
  ['Ana "Žuta"', '"Ana ""Žuta"""'],
  ['prvi\nred', '"prvi\nred"'],
  ['Novi Sad', 'Novi Sad'],
])('writes %j as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

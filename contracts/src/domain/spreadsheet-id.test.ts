import { describe, expect, it } from 'vitest'
import { spreadsheetIdOf } from './spreadsheet-id.ts'

describe('spreadsheetIdOf', () => {
  it.each([
    ['https://docs.google.com/spreadsheets/d/1AbC_d-9/edit#gid=0', '1AbC_d-9'],
    ['https://docs.google.com/spreadsheets/d/1AbC_d-9', '1AbC_d-9'],
    ['  demo-sheet-1 ', 'demo-sheet-1'],
    ['moja tabela', null],
    ['../etc', null],
    ['', null],
  ])('reads %j as %j', (text, id) => {
    expect(spreadsheetIdOf(text)).toBe(id)
  })
})

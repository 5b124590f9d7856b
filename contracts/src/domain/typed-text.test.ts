import { describe, expect, it } from 'vitest'
import { oneLine, someLines } from './typed-text.ts'

describe('what people type', () => {
  it('stays on its line and in its direction', () => {
    expect(oneLine('  Ana\r\nUkupno: 1 RSD\u0000 ')).toBe('Ana Ukupno: 1 RSD')
    expect(oneLine('Ana\u202e Mitrović\u200b')).toBe('Ana Mitrović')
    expect(oneLine('\u200b \ufeff')).toBe('')
  })

  it('keeps letters of any writing and emoji as they are', () => {
    for (const name of ['Đurđina Šćepanović', 'Ђурђина', 'محمد', '👩‍👧 Ana', '<b>Ana</b>'])
      expect(oneLine(name)).toBe(name)
  })

  it('keeps the lines of a note', () => {
    expect(someLines('Zvoniti dvaput.\r\n\tHvala!\n')).toBe('Zvoniti dvaput.\nHvala!')
  })
})

import { describe, expect, it } from 'vitest'
import { pick, sideBySide } from './results.ts'
import { compared, within } from './row.ts'

const rows = (...list: [string, number | null][]) => ({
  rows: list.map(([what, value]) => ({ ...within(what, 0, 'ms', 10), value })),
})

describe('two results side by side', () => {
  it('are compared row by row, by the ratio of the second to the first', () => {
    expect(sideBySide(rows(['p50', 20], ['p99', 100]), rows(['p50', 10], ['p99', 150]))).toEqual([
      ['p50', '20 ms', '10 ms', '0.50 ×', '≤ 10 ms'],
      ['p99', '100 ms', '150 ms', '1.50 ×', '≤ 10 ms'],
    ])
  })

  it('are compared by the ratios to their yardsticks where they have them', () => {
    const rate = (ours: number, theirs: number) => ({ rows: [compared('a second', ours, theirs, 'files', 0.9)] })
    expect(sideBySide(rate(50, 100), rate(30, 40))).toEqual([
      ['a second', '50 (0.50 ×)', '30 (0.75 ×)', '1.50 ×', '≥ 0.9 ×'],
    ])
  })

  it('show what only one of them measured, and what was not reached at all, without a ratio', () => {
    expect(sideBySide(rows(['p50', 20], ['p99', null]), rows(['p99', 100], ['CPU', 9]))).toEqual([
      ['p50', '20 ms', '', '', '≤ 10 ms'],
      ['p99', '–', '100 ms', '', '≤ 10 ms'],
      ['CPU', '', '9 ms', '', '≤ 10 ms'],
    ])
  })
})

describe('a result', () => {
  const kept = ['2026-11-21T10-00-00-319cddc', '2026-11-22T09-00-00-319cddc', '2026-11-22T10-00-00-131eb8a-dirty']

  it('is named by its commit, the latest of it, or by its time', () => {
    expect(pick(kept, '319cddc')).toBe('2026-11-22T09-00-00-319cddc')
    expect(pick(kept, '2026-11-21')).toBe('2026-11-21T10-00-00-319cddc')
    expect(pick(kept, '131eb8a')).toBe('2026-11-22T10-00-00-131eb8a-dirty')
  })

  it('that was never kept is refused with those there are', () => {
    expect(() => pick(kept, 'abc')).toThrow(/No result abc.*\n.*319cddc/)
  })
})

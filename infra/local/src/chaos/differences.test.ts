import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

describe('what was found beside what was expected', () => {
  it('differs in nothing when each is there once, in any order', () => {
    expect(differences('rows', ['a', 'b'], ['b', 'a'])).toEqual([])
  })

  it('lacks some, has others, and some more than once', () => {
    expect(differences('rows', ['a', 'b', 'c'], ['c', 'd', 'c', 'c'])).toEqual([
      'rows: missing: 2 (a, b)',
      'rows: unexpected: 1 (d)',
      'rows: more than once: 1 (c)',
    ])
  })

  it('shows the first few of many', () => {
    const many = Array.from({ length: 7 }, (_, index) => `n${index}`)
    expect(differences('rows', many, [])).toEqual(['rows: missing: 7 (n0, n1, n2, n3, n4 …)'])
  })
})

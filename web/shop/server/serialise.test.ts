import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serialise } from './serialise.ts'

describe('serialise', () => {
  it('gives back what it was given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(serialise(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it('can neither end a script element nor break a line', () => {
    expect(serialise({ a: '</script><!-- \u2028\u2029' })).toBe(
      '{"a":"\\u003c/script\\u003e\\u003c!-- \\u2028\\u2029"}',
    )
  })
})

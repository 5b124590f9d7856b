import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatOrderCode, ORDER_CODE_BYTES, OrderCode } from './order-code.ts'

it('writes random bytes as three groups of four signs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: ORDER_CODE_BYTES, maxLength: ORDER_CODE_BYTES, max: 239 }), (bytes) => {
      expect(OrderCode.safeParse(formatOrderCode(bytes)).success).toBe(true)
    }),
  )
})

it('favours no sign: over all bytes each comes equally often', () => {
  const counts = new Map<string, number>()
  for (let start = 0; start < 240; start += 12) {
    const code = formatOrderCode(Uint8Array.from({ length: 12 }, (_, i) => start + i))
    for (const sign of code.replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect([...counts.values()]).toEqual(Array(24).fill(10))
})

it('passes over bytes that would favour a sign, and says when too few are left', () => {
  expect(formatOrderCode(Uint8Array.from([255, 240, ...Array(12).fill(0)]))).toBe('3333-3333-3333')
  expect(() => formatOrderCode(new Uint8Array(ORDER_CODE_BYTES).fill(255))).toThrow(RangeError)
})

it.each(['K7QM4RXW9TPH', 'k7qm-4rxw-9tph', 'K7QM-4RXW-9TP0', '17', ''])('refuses %j', (code) => {
  expect(OrderCode.safeParse(code).success).toBe(false)
})

it('accepts a code as people see it', () => expect(OrderCode.parse('K7QM-4RXW-9TPH')).toBe('K7QM-4RXW-9TPH'))

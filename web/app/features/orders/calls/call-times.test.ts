import { expect, it } from 'vitest'
import { fieldTime, usualCallTimes } from './call-times.ts'

const labels = (hour: number) => usualCallTimes(new Date(2026, 10, 28, hour)).map(({ label }) => label)

it('offers only times to come', () => {
  expect(labels(9)).toContain('Večeras u 18')
  expect(labels(18)).not.toContain('Večeras u 18')
  expect(labels(23)).toContain('Sutra u 10')
})

it('writes a time as its field takes it', () => {
  expect(fieldTime(new Date(2026, 0, 5, 7, 3))).toBe('2026-01-05T07:03')
})

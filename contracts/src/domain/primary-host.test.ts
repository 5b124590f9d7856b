import { expect, it } from 'vitest'
import { primaryOf } from './primary-host.ts'

const host = (id: number, verifiedAt: string | null, primaryAt: string | null = null) => ({ id, verifiedAt, primaryAt })
const first = host(1, '2026-11-01T10:00:00Z')
const second = host(2, '2026-11-02T10:00:00Z')

it('is the one verified first, until the seller chooses', () => {
  expect(primaryOf([second, first])).toBe(first)
  const chosen = host(3, '2026-11-03T10:00:00Z', '2026-11-04T10:00:00Z')
  expect(primaryOf([second, first, chosen])).toBe(chosen)
  const later = { ...second, primaryAt: '2026-11-05T10:00:00Z' }
  expect(primaryOf([later, first, chosen])).toBe(later)
})

it('is never one that is not verified', () => {
  expect(primaryOf([host(1, null, '2026-11-04T10:00:00Z'), second])).toBe(second)
  expect(primaryOf([host(1, null)])).toBeUndefined()
})

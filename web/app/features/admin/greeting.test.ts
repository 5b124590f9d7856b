import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  ['2026-11-21T06:00:00Z', 'Dobro jutro'],
  ['2026-11-21T08:59:00Z', 'Dobro jutro'],
  ['2026-11-21T09:00:00Z', 'Dobar dan'],
  ['2026-11-21T17:00:00Z', 'Dobro veče'],
  ['2026-11-21T23:30:00Z', 'Dobro veče'],
])('at %s one says %s', (at, greeting) => expect(greetingAt(new Date(at))).toBe(greeting))

import { expect, it } from 'vitest'

it('adds', () => expect(1 + 1).toBe(2))
it('adds again', () => expect(2 + 2).toBe(4))

import { expect, it } from 'vitest'

it('is wrong', () => expect(1 + 1).toBe(3))

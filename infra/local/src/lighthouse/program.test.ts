import { expect, it } from 'vitest'
import { slowdownFor } from './program.ts'

it.each([
  [3500, 4],
  [1533, 4],
  [1300, 3],
  [1050, 2.5],
  [475, 1.5],
  [150, 1],
  [90, 1],
])('a machine with the benchmark index %i is slowed down %f times to be a phone', (index, slowdown) =>
  expect(slowdownFor(index)).toBe(slowdown),
)

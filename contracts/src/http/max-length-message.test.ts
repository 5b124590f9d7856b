import { expect, it } from 'vitest'
import { maxLengthMessage } from './max-length-message.ts'

it.each([
  [64, 'Najviše 64 znaka'],
  [80, 'Najviše 80 znakova'],
  [81, 'Najviše 81 znak'],
  [111, 'Najviše 111 znakova'],
])('a limit of %i characters is said by the rules of Serbian', (limit, sentence) =>
  expect(maxLengthMessage(limit)).toBe(sentence),
)

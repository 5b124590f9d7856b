import { expect, it } from 'vitest'
import { undeliveredLine } from './undelivered-line.ts'

it.each([
  ['telegram', 14, 'Nije isporučeno 14 poruka na Telegram'],
  ['telegram', 21, 'Nije isporučena 21 poruka na Telegram'],
  ['sheets', 3, 'Nisu upisana 3 reda u Google Sheets'],
  ['pixel', 12, 'Nije prijavljeno 12 kupovina Meta pixelu'],
  ['courier', 2, 'Nisu predate 2 pošiljke kuriru'],
] as const)('%s, %i: %s', (channel, count, sentence) => {
  expect(undeliveredLine(channel, count)).toBe(sentence)
})

import { expect, it } from 'vitest'
import { readHost } from './hosts.ts'
import { shownHost } from './shown-host.ts'

it.each([
  'čarape-i-šalovi.co.rs',
  'šđčćž.rs',
  'продавница.срб',
  'münchen.de',
  '日本語.jp',
  'радња-1.моја.rs',
  'mirnanoc.rs',
])('shows %s as it was typed', (typed) => {
  const read = readHost(typed)
  expect('host' in read && shownHost(read.host)).toBe(typed)
})

it.each(['xn--', 'xn--čša.rs', 'xn--a-!.rs', 'xn--999999999.rs'])('leaves %s, which cannot be read', (host) => {
  expect(() => shownHost(host)).not.toThrow()
})

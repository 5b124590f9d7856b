import { describe, expect, it } from 'vitest'
import { HOST_MESSAGES, readHost, recordName, registeredName } from './hosts.ts'

const OWN = ['app.izlog.rs']

describe('readHost', () => {
  it.each([
    ['  Radnja.RS ', 'radnja.rs'],
    ['https://www.radnja.rs/', 'radnja.rs'],
    ['http://radnja.rs/ponuda?x=1#y', 'radnja.rs'],
    ['//radnja.rs', 'radnja.rs'],
    ['radnja.rs:8080', 'radnja.rs'],
    ['radnja.rs.', 'radnja.rs'],
    ['shop.radnja.co.rs', 'shop.radnja.co.rs'],
    ['čajdžinica.rs', 'xn--ajdinica-jbb74i.rs'],
    ['ЧАЈЏИНИЦА.СРБ', new URL('http://чајџиница.срб').hostname],
    ['www.rs', 'www.rs'],
  ])('keeps %s as %s', (typed, host) => expect(readHost(typed, OWN)).toEqual({ host }))

  it.each([
    ['   ', 'blank'],
    ['https://', 'blank'],
    ['127.0.0.1', 'address'],
    ['2130706433', 'address'],
    ['0x7f.1', 'address'],
    ['[::1]', 'address'],
    ['2001:db8::1', 'address'],
    ['*.radnja.rs', 'wildcard'],
    ['radnja', 'incomplete'],
    ['izlog.rs', 'own'],
    ['app.izlog.rs', 'own'],
    ['www.app.izlog.rs', 'own'],
    ['prodavac.app.izlog.rs', 'own'],
    ['localhost', 'reserved'],
    ['radnja.localhost', 'reserved'],
    ['radnja.test', 'reserved'],
    ['example.com', 'reserved'],
    ['co.rs', 'reserved'],
    ['www.com.ba', 'reserved'],
    [`${'a'.repeat(64)}.rs`, 'tooLong'],
    [`${'a.'.repeat(130)}rs`, 'tooLong'],
    ['moja radnja.rs', 'malformed'],
    ['ja@radnja.rs', 'malformed'],
    ['moja_radnja.rs', 'malformed'],
    ['-radnja.rs', 'malformed'],
    ['radnja..rs', 'malformed'],
    ['%72adnja.rs', 'malformed'],
  ] as const)('refuses %s as %s', (typed, refusal) =>
    expect(readHost(typed, OWN)).toEqual({ refusal, message: HOST_MESSAGES[refusal] }),
  )
})

it('names records as a registrar asks for them', () => {
  expect(['radnja.rs', 'www.radnja.rs', 'shop.radnja.co.rs', 'radnja.co.rs'].map(recordName)).toEqual([
    '@',
    'www',
    'shop',
    '@',
  ])
  expect(registeredName('a.b.radnja.com.ba')).toBe('radnja.com.ba')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CustomUrl, isReservedSlug, slugify } from './slugs.ts'

const complaint = (typed: unknown) => CustomUrl.safeParse(typed).error?.issues[0]?.message

describe('CustomUrl', () => {
  it('keeps a good address in lower case', () => expect(CustomUrl.parse(' Mirna-Noc-2 ')).toBe('mirna-noc-2'))

  it.each([
    ['', 'URL je obavezan'],
    ['   ', 'URL je obavezan'],
    [undefined, 'URL je obavezan'],
    [{ $ne: '' }, 'URL je obavezan'],
    ['a', 'URL mora imati bar 2 znaka'],
    ['a'.repeat(61), 'URL može imati najviše 60 znakova'],
    ['čarobna', 'URL sme da sadrži samo slova a–z, cifre i crticu'],
    ['mirna noc', 'URL sme da sadrži samo slova a–z, cifre i crticu'],
    ['robots.txt', 'URL sme da sadrži samo slova a–z, cifre i crticu'],
    ['--', 'URL mora imati bar jedno slovo ili cifru'],
    ['Admin', 'Ovaj URL je rezervisan. Izaberite drugi.'],
  ])('refuses %j', (typed, message) => expect(complaint(typed)).toBe(message))
})

it('keeps the routes of the platform free of pages', () => {
  const routes = [
    'admin',
    'create',
    'deliveries',
    'builder',
    'edit',
    'orders',
    'domain',
    'domains',
    'settings',
    'sync',
    'sync-setup',
    'hvala',
    'hvala-upsell',
    'hvala-simple',
    'hvala-success',
    'thank-you-success',
    'api',
    'internal',
    'uploads',
    'assets',
    'storefront',
    'dashboard',
    'create-website',
    'login',
    'metrics',
    '.well-known',
    'sitemap.xml',
  ]
  expect(routes.filter((route) => !isReservedSlug(route))).toEqual([])
  expect(isReservedSlug('mirna-noc')).toBe(false)
})

describe('slugify', () => {
  it('writes Serbian letters plainly', () =>
    expect(slugify('Đorđev jastuk „Mirna noć" – šal & žbun')).toBe('djordjev-jastuk-mirna-noc-sal-zbun'))

  it('writes Cyrillic in Latin letters', () => expect(slugify('Јастук Мирна ноћ')).toBe('jastuk-mirna-noc'))

  it('suggests only what is accepted, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name)
        expect(slug.length < 2 || isReservedSlug(slug) || CustomUrl.safeParse(slug).success).toBe(true)
      }),
    )
    expect(slugify('a '.repeat(80)).length).toBeLessThanOrEqual(60)
  })
})

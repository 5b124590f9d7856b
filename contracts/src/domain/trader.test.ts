import { expect, it } from 'vitest'
import { TraderProfile } from './trader.ts'

const typed = {
  name: ' Lampa d.o.o. ',
  address: 'Bulevar oslobođenja 12',
  city: '21000 Novi Sad',
  phone: '064 123 45 67',
  email: 'lampa@primer.rs',
  taxNumber: '101 234 567',
  registrationNumber: '',
  texts: { uslovi: '  ', povracaj: 'Vraćamo novac.\r\nOdmah.' },
}

it('is taken as typed, with what was left empty as not given', () => {
  expect(TraderProfile.parse(typed)).toEqual({
    ...typed,
    name: 'Lampa d.o.o.',
    taxNumber: '101234567',
    registrationNumber: null,
    returnAddress: null,
    texts: { uslovi: null, reklamacije: null, povracaj: 'Vraćamo novac.\nOdmah.', privatnost: null },
  })
})

it.each([
  ['name', '…', 'Upišite naziv firme ili ime i prezime'],
  ['city', '', 'Upišite poštanski broj i mesto'],
  ['phone', '12', 'Telefon ima najmanje 6 cifara'],
  ['email', 'nije', 'Neispravna email adresa'],
  ['taxNumber', '12', 'PIB (JIB) ima 7 do 13 cifara'],
])('refuses %s “%s” with a sentence', (field, value, message) => {
  const { error } = TraderProfile.safeParse({ ...typed, [field]: value })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})

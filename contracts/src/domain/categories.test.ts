import { describe, expect, it } from 'vitest'
import { categoryOf, commentCategoryOf } from './categories.ts'

describe('categoryOf', () => {
  it.each([
    ['Ortopedski jastuk „Mirna noć"', 'health'],
    ['Masažer za vrat Pulse', 'health'],
    ['LED lampa Luma', 'home'],
    ['Bežični zvučnik Tok', 'tech'],
    ['Difuzer Magla', 'home'],
    ['Ručni usisivač za kola', 'auto'],
    ['Držač telefona za auto', 'auto'],
    ['Roler za lice Ruža', 'beauty'],
    ['Ogledalo sa LED svetlom', 'beauty'],
    ['Seckalica za kuhinju', 'home'],
    ['Krema za ruke', 'beauty'],
    ['Fen za kosu', 'beauty'],
    ['Pojas za leđa', 'health'],
    ['Zimska guma', 'auto'],
    ['Nešto sasvim drugo', 'tech'],
    ['Sandale', 'tech'],
    ['Automatska sprava za testeninu', 'tech'],
  ])('puts %j on the shelf %s', (productName, shelf) => expect(categoryOf({ productName })).toBe(shelf))

  it('looks at the hook when the name says nothing', () => {
    expect(categoryOf({ productName: 'Model X', hook: 'Kuhinja bez nereda' })).toBe('home')
    expect(categoryOf({ productName: 'Zvučnik X', hook: 'Za Vašu kuhinju i dom' })).toBe('tech')
    expect(categoryOf({ productName: 'Ručni usisivač Brzi', hook: 'Čist auto bez produžnog kabla' })).toBe('auto')
  })
})

it('groups comments by title, product and hook', () => {
  const page = { title: 'Nešto lepo', productName: 'Magla', hook: 'Stiže za dva dana.' }
  expect(commentCategoryOf({ ...page, title: 'Masažer Pulse' })).toBe('zdravlje')
  expect(commentCategoryOf({ ...page, productName: 'Zvučnik Luma' })).toBe('tehnologija')
  expect(commentCategoryOf({ ...page, hook: 'Roler za lice' })).toBe('beauty')
  expect(commentCategoryOf(page)).toBe('ostalo')
})

import { describe, expect, it } from 'vitest'
import { ImageAddress } from './image-address.ts'

describe('ImageAddress', () => {
  it.each(['https://shop.test/a.jpg', 'http://shop.test/a?w=1', '/uploads/images/ab12-800.webp'])(
    'takes %s',
    (address) => {
      expect(ImageAddress.parse(` ${address} `)).toBe(address)
    },
  )
  it.each([
    '',
    'slika.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//shop.test/a.jpg',
    '/uploads/../etc',
    '/api/x',
    'https://',
  ])('refuses %j', (address) => {
    expect(ImageAddress.safeParse(address).error?.issues[0]?.message).toBe('Adresa slike nije ispravna')
  })
})

import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { productFacts } from './product-facts.ts'

const PAGE = 'https://prodavnica.rs/proizvodi/jastuk'
const factsOf = (html: string) => productFacts(load(html), PAGE)
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

describe('what a page says of its product', () => {
  it('comes whole from JSON-LD', () => {
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Ortopedski jastuk  Mirna noć',
      description: '<p>Memorijska pena.</p> Drži vrat.',
      image: [
        '/slike/jastuk.jpg',
        { '@type': 'ImageObject', url: 'https://cdn.prodavnica.rs/2.jpg' },
        'data:image/png,x',
      ],
      offers: {
        '@type': 'Offer',
        priceCurrency: 'RSD',
        price: '2990.00',
        priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 4990 },
      },
      material: 'pena',
    }
    expect(factsOf(jsonLd(product))).toEqual({
      name: 'Ortopedski jastuk Mirna noć',
      price: 2990,
      originalPrice: 4990,
      currency: 'RSD',
      images: ['https://prodavnica.rs/slike/jastuk.jpg', 'https://cdn.prodavnica.rs/2.jpg'],
      description: 'Memorijska pena. Drži vrat.',
      attributes: [{ name: 'Materijal', value: 'pena' }],
    })
  })

  it('comes from Open Graph where there is no JSON-LD', () => {
    const html = `<meta property="og:type" content="product"><meta property="og:title" content="LED lampa Luma">
      <meta property="og:image" content="//cdn.prodavnica.rs/lampa.jpg"><meta property="og:description" content="Tri tona svetla.">
      <meta property="product:price:amount" content="49.00"><meta property="product:sale_price:amount" content="29.00">
      <meta property="product:price:currency" content="EUR">`
    expect(factsOf(html)).toMatchObject({
      name: 'LED lampa Luma',
      price: 29,
      originalPrice: 49,
      currency: 'EUR',
      images: ['https://cdn.prodavnica.rs/lampa.jpg'],
      description: 'Tri tona svetla.',
    })
  })

  it('comes from its text where nothing else says it', () => {
    const html = `<h1>Masažer Pulse</h1><p class="price"><del>89,00 KM</del> <ins>59,00 KM</ins></p>`
    expect(factsOf(html)).toMatchObject({ name: 'Masažer Pulse', price: 59, originalPrice: 89, currency: 'BAM' })
  })

  it.each([
    ['2990.0000', 2990],
    ['2.990,00', 2990],
    [2990, 2990],
    [24.9, 25],
    ['po dogovoru', null],
    ['0', null],
  ])('has the price %s read as %s', (price, read) => {
    expect(factsOf(jsonLd({ '@type': 'Product', name: 'X', offers: { price } })).price).toBe(read)
  })

  it('has no previous price that is not higher', () => {
    const offers = { price: 2990, priceSpecification: [{ priceType: 'ListPrice', price: 2990 }] }
    expect(factsOf(jsonLd({ '@type': 'Product', name: 'X', offers }))).toMatchObject({
      price: 2990,
      originalPrice: null,
    })
  })

  it('is nothing on a page of something else', () => {
    expect(factsOf('<title>Vesti</title><h1>Danas u gradu</h1><p>Zdravo</p>')).toEqual({
      name: null,
      price: null,
      originalPrice: null,
      currency: null,
      images: [],
      description: null,
      attributes: [],
    })
  })

  it('is cut where it is too long to be used', () => {
    const { name, description } = factsOf(
      jsonLd({ '@type': 'Product', name: 'reč '.repeat(100), description: 'reč '.repeat(1000) }),
    )
    expect(name?.length).toBeLessThanOrEqual(120)
    expect(description?.length).toBeLessThanOrEqual(601)
  })
})

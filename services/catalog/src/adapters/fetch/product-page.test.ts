import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { productAttributes } from './product-attributes.ts'
import { readProductPage } from './product-page.ts'
import { Unreachable } from './unreachable.ts'

const factsOf = (html: string) => productAttributes(load(html))

describe('facts on a product page', () => {
  it('come from JSON-LD, also within a graph', () => {
    const product = {
      '@type': ['Product'],
      brand: { '@type': 'Brand', name: 'Mirna Noć' },
      weight: { '@type': 'QuantitativeValue', value: 1.2, unitText: 'kg' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Punjenje', value: 'memorijska pena' }],
    }
    const html = `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, product] })}</script>`
    expect(factsOf(html)).toEqual([
      { name: 'Brend', value: 'Mirna Noć' },
      { name: 'Težina', value: '1.2 kg' },
      { name: 'Punjenje', value: 'memorijska pena' },
    ])
  })

  it('come from Open Graph, tables, definitions and lines; the first word on a thing counts', () => {
    const html = `<meta property="product:color" content="bela">
      <table><tr><th>Boja:</th><td>siva</td></tr><tr><td> Dimenzije </td><td>60 × 40  cm</td></tr><tr><td>sam</td></tr></table>
      <dl><dt>Materijal</dt><dd>pamuk</dd></dl><ul><li>Garancija: 2 godine</li><li>Dobro došli</li></ul>`
    expect(factsOf(html)).toEqual([
      { name: 'Boja', value: 'bela' },
      { name: 'Dimenzije', value: '60 × 40 cm' },
      { name: 'Materijal', value: 'pamuk' },
      { name: 'Garancija', value: '2 godine' },
    ])
  })

  it('are of the product, not of the shop that sells it', () => {
    const html = `<ul><li>Cena: 2.990 RSD</li><li>Telefon: 064 123 4567</li><li>Isporuka: 2 dana</li><li>Pišite: ana@prodavnica.test</li>
      <li>Zovite nas: +381 64 123 4567</li><li>Težina: 0,8 kg</li></ul>`
    expect(factsOf(html)).toEqual([{ name: 'Težina', value: '0,8 kg' }])
  })

  it('are none on a page of something else, and broken JSON-LD does no harm', () => {
    expect(factsOf('<script type="application/ld+json">{oops</script><p>Zdravo</p>')).toEqual([])
  })

  it('are read in the encoding that the shop writes in', async () => {
    // 'Težina: 1 kg' in windows-1250, as older shops send it.
    const bytes = Buffer.concat([Buffer.from('<li>Te'), Buffer.from([0x9e]), Buffer.from('ina: 1 kg</li>')])
    const fetcher = {
      read: async () => ({ bytes, contentType: 'text/html; charset=windows-1250' }),
      withinMs: 60_000,
      stop: async () => undefined,
    }
    expect(await readProductPage(fetcher, 'http://prodavnica.test/')).toEqual({
      attributes: [{ name: 'Težina', value: '1 kg' }],
    })
  })

  it.each([
    ['nested so deeply that reading it would take hours', '<ul><li>'.repeat(200_000), 'text/html'],
    ['whose text repeats with every level', `${'<ul><li>'.repeat(2000)}${'a b '.repeat(250_000)}`, 'text/html'],
    ['in an encoding that nobody knows', '<p>Boja: crna</p>', 'text/html; charset=x-user-defined'],
  ])('of a page %s cannot be read, and nobody waits for it', async (_what, html, contentType) => {
    const fetcher = {
      read: async () => ({ bytes: Buffer.from(html), contentType }),
      withinMs: 5000,
      stop: async () => undefined,
    }
    // CPU time of this thread alone: wall-clock time would include other work on a busy machine.
    const before = process.threadCpuUsage()
    await expect(readProductPage(fetcher, 'http://prodavnica.test/')).rejects.toThrow(Unreachable)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1500)
  })

  it('of a page that takes hours end with who waits for them', async () => {
    const fetcher = {
      read: async () => ({ bytes: Buffer.from('<ul><li>'.repeat(200_000)), contentType: 'text/html' }),
      withinMs: 3_600_000,
      stop: async () => undefined,
    }
    const left = new AbortController()
    const reading = readProductPage(fetcher, 'http://prodavnica.test/', left.signal)
    left.abort(new Error('otišao'))
    await expect(reading).rejects.toThrow('otišao')
  })

  it('of a page that takes hours is given up at any moment, also while its thread still starts', async () => {
    const bytes = Buffer.from('<ul><li>'.repeat(200_000))
    for (let withinMs = 20; withinMs <= 620; withinMs += 40) {
      const fetcher = { read: async () => ({ bytes, contentType: 'text/html' }), withinMs, stop: async () => undefined }
      await expect(readProductPage(fetcher, 'http://prodavnica.test/')).rejects.toThrow(Unreachable)
    }
  })
})

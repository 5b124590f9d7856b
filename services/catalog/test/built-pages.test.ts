import { fileURLToPath } from 'node:url'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

/** Output of `npm run build -w web`, which `npm test` runs first. */
const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog({ WEB_DIST })
})
afterAll(() => catalog.stop())

async function open(path: string) {
  const response = await fetch(`http://127.0.0.1:${catalog.port}${path}`)
  return {
    status: response.status,
    csp: response.headers.get('content-security-policy'),
    $: load(await response.text()),
  }
}

describe('pages as shoppers get them', () => {
  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
    '%s is whole without script',
    async (templateName) => {
      const { customUrl, title } = await catalog.page({ templateName })
      const { status, csp, $ } = await open(`/${customUrl}`)
      expect(status).toBe(200)
      expect($('html').attr('lang')).toMatch(/^sr/)
      expect($('title').text()).not.toBe('')
      expect($('meta[name=description]').attr('content')).not.toBe('')
      expect($('link[rel=canonical]').attr('href')).toBe(`http://izlog.test/${customUrl}`)
      expect($('meta[property="og:image"]').attr('content')).toMatch(/^http:\/\/izlog\.test\/uploads\/images\//)
      expect($('link[rel=preload][as=image]')).toHaveLength(1)
      expect(JSON.parse($('script[type="application/ld+json"]').text())).toMatchObject([
        { '@type': 'Product' },
        { '@type': 'FAQPage' },
      ])
      expect($('h1')).toHaveLength(1)
      expect($('body').text()).toContain(title)
      expect($('body').text()).toContain('2.990')
      const inline = $('script:not([src])')
        .toArray()
        .map((script) => $(script).attr('type'))
      expect(inline.filter((type) => !/json$/.test(type ?? ''))).toEqual([])
      expect(csp).toMatch(/script-src 'self'/)
    },
  )

  it('a page that is not there says so', async () => {
    const { status, $ } = await open('/nema-je')
    expect(status).toBe(404)
    expect($('body').text()).toContain('404 - Stranica nije pronađena')
  })

  it('the storefront shows what is sold', async () => {
    const { customUrl } = await catalog.page()
    const { status, $ } = await open('/storefront')
    expect(status).toBe(200)
    expect($(`a[href="/${customUrl}"]`).length).toBeGreaterThan(0)
  })

  it('the thank-you page stands before its order is read', async () => {
    const { status, $ } = await open('/hvala/1/ABCD')
    expect(status).toBe(200)
    expect($('body').text().trim()).not.toBe('')
  })
})

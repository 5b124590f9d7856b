// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'
import type { RenderRequest } from './render-types.ts'
import { sampleManifest, samplePage, sampleSeller, sampleStorefront } from './testing/sample-page.ts'

const show = (request: RenderRequest) => render(request, sampleManifest).html
const site = { publicUrl: 'https://radnja.rs', shop: 'radnja.rs' }
const landing = { kind: 'landing', website: samplePage(), seller: sampleSeller(), pixelScriptUrl: null } as const
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]
/** Targets of the page's links, except anchors of the page itself. */
const linksOf = (html: string) => [...new Set([...html.matchAll(/<a [^>]*href="([^"#?]+)/g)].map(([, href]) => href))]

describe('on a seller’s own host', () => {
  it('the storefront bears its name, lies at the root and has no sellers’ door', () => {
    const html = show({ ...sampleStorefront([samplePage()]), ...site })
    expect(html).toContain('<title>radnja.rs: stvari koje reše jednu muku</title>')
    expect(html).toContain('<meta property="og:site_name" content="radnja.rs">')
    expect(canonicalOf(html)).toBe('https://radnja.rs/')
    expect(linksOf(html)).toEqual(['/', '/mirna-noc'])
    expect(html).not.toMatch(/Prijavi se|Izlog|izlog\.test/)
  })

  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
    'the %s page knows no other address',
    (templateName) => {
      const html = show({ ...landing, website: samplePage({ templateName }), ...site })
      expect(canonicalOf(html)).toBe('https://radnja.rs/mirna-noc')
      expect(html).toContain('<meta property="og:image" content="https://radnja.rs/uploads/images/aa-1440.webp">')
      expect(linksOf(html).filter((href) => href !== '/')).toEqual([])
      expect(html).not.toMatch(/izlog\.test|\/storefront/)
    },
  )
})

describe('on the platform', () => {
  it('a page of a seller with a host of their own names that as its address, with pictures where it is', () => {
    const html = show({ ...landing, publicUrl: 'https://izlog.test', canonical: 'https://radnja.rs' })
    expect(canonicalOf(html)).toBe('https://radnja.rs/mirna-noc')
    expect(html).toContain('<meta property="og:url" content="https://radnja.rs/mirna-noc">')
    expect(html).toContain('<meta property="og:image" content="https://izlog.test/uploads/images/aa-1440.webp">')
    expect(linksOf(html)).toEqual(['/storefront'])
    expect(html).toContain('<a class="back" href="/storefront?prodavac=2"')
  })
})

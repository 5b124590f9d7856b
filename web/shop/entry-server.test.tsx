// @vitest-environment node

import { NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import type { AdvertorialStory } from '@izlog/contracts/page-fields/shapes'
import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'
import { designVariantOf } from './landing/parts/design-variant.ts'
import type { RenderRequest } from './render-types.ts'
import { sampleManifest, samplePage, sampleStorefront } from './testing/sample-page.ts'

const publicUrl = 'https://izlog.test'
const pixelScriptUrl = 'https://piksel.test/fbevents.js'
const landing = (changes: Parameters<typeof samplePage>[0] = {}): RenderRequest => ({
  kind: 'landing',
  website: samplePage(changes),
  seller: { pixelId: '123456789012345', consentBanner: false, purchaseOn: 'ordered' as const },
  pixelScriptUrl,
  publicUrl,
})
const show = (request: RenderRequest) => render(request, sampleManifest)

function jsonLdOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
}

describe.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)('the %s page', (templateName) => {
  const { html, status } = show(landing({ templateName }))

  it('says its own sentences as the market does', () => {
    const ekavian = /\b(?:cena|ceni|vreme|ovde|pre|Poslednja|Sledeća|Provereno|Delovi|ocena)\b/
    const spoken = (targetMarket: 'Serbia' | 'Montenegro') =>
      /<div id="page">(.*)<script/s.exec(show(landing({ templateName, targetMarket, testimonials: [] })).html)?.[1]
    expect(spoken('Serbia')).toMatch(ekavian)
    expect(spoken('Montenegro')).not.toMatch(ekavian)
  })

  it('is a whole document with product, price and picture before any script runs', () => {
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="sr-Latn">.*<\/html>$/s)
    expect(html).toContain('2.990\u00a0RSD')
    expect(html).toContain('src="/uploads/images/aa-1440.webp"')
    expect(html).toContain('Jelena Marković')
  })

  it('holds a form that orders without any script', () => {
    const plain = /id="poruci".*<form(?=[^>]* method="post")(?=[^>]* action="\/api\/orders").*<\/form>/s
    const [form] = plain.exec(html) ?? ['']
    for (const name of ['websiteId', 'quantity', 'name', 'phone', 'address', 'city'])
      expect(form).toContain(` name="${name}"`)
    expect(html).toContain(' href="#poruci"')
  })

  it('tells search engines what is sold and for how much', () => {
    expect(html).toContain('<link rel="canonical" href="https://izlog.test/mirna-noc">')
    expect(html).toContain('<meta property="og:image" content="https://izlog.test/uploads/images/aa-1440.webp">')
    const [product, questions] = jsonLdOf(html) as [Record<string, unknown>, { mainEntity: { name: string }[] }]
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Ortopedski jastuk „Mirna noć“',
      image: ['https://izlog.test/uploads/images/aa-1440.webp', 'https://drugde.test/slika.jpg'],
      offers: { price: '2990', priceCurrency: 'RSD', url: 'https://izlog.test/mirna-noc' },
    })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(questions).toMatchObject({ '@type': 'FAQPage' })
    for (const { name } of questions.mainEntity) expect(html).toContain(`<span>${name}</span>`)
  })

  it('shows its own questions to search engines, not the built-in ones', () => {
    const faq = [{ q: 'Da li se pere?', a: 'Navlaka se pere na 40 stepeni.' }]
    const [, questions] = jsonLdOf(show(landing({ templateName, faq })).html) as [unknown, { mainEntity: unknown[] }]
    expect(questions.mainEntity).toEqual([
      { '@type': 'Question', name: faq[0]?.q, acceptedAnswer: { '@type': 'Answer', text: faq[0]?.a } },
    ])
  })

  it('says whose Serbian it speaks, and how large its picture is', () => {
    expect(html).toContain('property="og:locale" content="sr_RS"')
    expect(show(landing({ templateName, targetMarket: 'Montenegro' })).html).toContain('content="sr_ME"')
    expect(html).toContain('property="og:image:width" content="1440"')
    expect(html).toContain('property="og:image:height" content="1080"')
  })

  it('preloads the picture seen first in the width the screen needs', () => {
    expect(html).toContain(
      'rel="preload" as="image" href="/uploads/images/aa-1440.webp" imagesrcset="/uploads/images/aa-320.webp 320w, /uploads/images/aa-640.webp 640w, /uploads/images/aa-1440.webp 1440w"',
    )
  })

  it('stands without offers, pictures, story and questions', () => {
    const bare = show(
      landing({ templateName, images: [], bullets: [], testimonials: [], quantityOffers: null, currentPrice: null }),
    )
    expect(bare.status).toBe(200)
    expect(bare.html).toContain('Slika nije dostupna')
    expect(bare.html).toContain('Postoji li garancija?')
  })
})

describe('the seller’s own words', () => {
  const markupOf = (changes: Parameters<typeof samplePage>[0]) =>
    /<div id="page">(.*?)<script/s.exec(show(landing(changes)).html)?.[1] ?? ''

  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)(
    'on the order buttons and the badge are shown by the %s page',
    (templateName) => {
      const markup = markupOf({ templateName, editableContent: { ctaButtonText: 'Hoću jastuk', newBadge: 'BAŠ NOVO' } })
      expect(markup).toContain('>Hoću jastuk<')
      expect(markup).toContain('BAŠ NOVO')
    },
  )

  it('of a story are all shown, whatever its editor lets them write', () => {
    const list = { fields: 0 }
    const own = () => `Tekst ${list.fields++}`
    const story: AdvertorialStory = {
      personalIntro: own(),
      problemDescription: own(),
      agoniaSection: own(),
      breakthroughMoment: own(),
      discoveryStory: own(),
      resultsSection: own(),
      resultsDescription: own(),
      benefitsList: [own(), own()],
      trustStatistics: [{ icon: 'truck', number: own(), label: own(), description: own() }],
      noLongerNeedList: [own()],
      productQuote: own(),
      ctaAdvice: own(),
      ctaAdviceDetailed: own(),
      faqSection: [{ question: own(), answer: own() }],
      heroSection: { heroTitle: own(), heroSubtitle: own(), heroDescription: `Jelena Marković. ${own()}` },
      benefitsSection: { benefitsIntro: own(), benefits: [own()] },
      testimonialsSection: [{ name: own(), location: own(), text: own(), rating: 5, verified: true }],
      ctaSection: { mainCtaText: own(), urgencyText: own(), guaranteeText: own() },
      headerSection: {
        brandName: own(),
        productSubtitle: own(),
        navigationLinks: [own()],
        ctaButtonText: own(),
        welcomeBannerText: own(),
      },
      footerSection: {
        companyInfo: own(),
        contactInfo: own(),
        legalNotice: own(),
        deliveryInfo: own(),
        supportHours: own(),
      },
    }
    const markup = markupOf({ templateName: 'Advertorial Template', advertorialStory: story })
    for (let field = 0; field < list.fields; field++) expect(markup).toMatch(new RegExp(`Tekst ${field}(?!\\d)`))
    expect(markup).toContain('<b>Jelena Marković</b>')
  })

  it('name the teller of a story also where nothing follows the name', () => {
    const heroSection = { heroTitle: 'Naslov', heroSubtitle: 'Podnaslov', heroDescription: 'Ivana Đorđević' }
    const markup = markupOf({ templateName: 'Advertorial Template', advertorialStory: { heroSection } })
    expect(markup).toContain('<b>Ivana Đorđević</b>')
  })
})

describe('what a page may do', () => {
  it('runs no inline script, and only from our origin and the pixel’s', () => {
    const { html, contentSecurityPolicy } = show(landing())
    const inline = html.match(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>/g)
    expect(inline).toBeNull()
    expect(html).not.toMatch(/ on\w+=| style=/)
    expect(contentSecurityPolicy).toContain("script-src 'self' https://piksel.test https://www.facebook.com;")
    expect(contentSecurityPolicy).not.toContain('unsafe')
  })

  it('sends the browser no words that only search engines and the writer read', () => {
    const { html } = show(landing({ seoTitle: 'Naslov za pretragu', keywords: ['jastuk za vrat'] }))
    const [, props] = html.split('id="page-props">')
    expect(html).toContain('Naslov za pretragu')
    expect(props).toContain('"title":"Probudite se bez bola u vratu"')
    expect(props).not.toMatch(/Naslov za pretragu|jastuk za vrat/)
  })

  it('lets no text of a seller end the data or the markup', () => {
    const { html } = show(landing({ hook: '</script><script>alert(1)</script>\u2028<!--' }))
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('\u2028"')
    expect(html).toContain('\\u003c/script\\u003e')
  })

  it('shows no invented figure on an honest page', () => {
    const specified = show(landing()).html
    const honest = show(landing({ figures: 'honest' })).html
    for (const figure of ['4,9/5', '2.847 ocena', '15.000+ kupaca', '98\u00a0%']) {
      expect(specified).toContain(figure)
      expect(honest).not.toContain(figure)
    }
  })

  it('lets no mark of an honest page contradict another, nor any clock begin anew', () => {
    const honest = show(landing({ figures: 'honest', templateName: 'Sales Template' })).html
    expect(honest).toContain('EU KVALITET | 40% POPUST')
    expect(honest).toContain('aria-label="Popust 40 %"')
    expect(show(landing({ templateName: 'Sales Template' })).html).toContain('EU KVALITET | 60% POPUST')
    const undiscounted = show(landing({ figures: 'honest', templateName: 'Sales Template', originalPrice: null })).html
    expect(undiscounted).toContain('<p class="banner">EU KVALITET</p>')
    expect(undiscounted).not.toMatch(/<span>[^<]*popust/i)
    for (const templateName of ['Sales Template', 'Minimalistic'] as const) {
      const { html } = show(landing({ figures: 'honest', templateName, originalPrice: 3090 }))
      expect(html, templateName).not.toMatch(/class="(seal|discount-mark)"|% POPUST/)
    }
    expect(show(landing({ figures: 'honest' })).html).not.toContain('role="timer"')
    expect(show(landing()).html).toContain('role="timer"')
  })

  it('honours what the seller wrote into the story and which testimonials are on', () => {
    const editableContent = {
      storyTitle: 'Moj naslov',
      storySubtitle: 'Moj podnaslov',
      newBadge: 'NOVO',
      ctaButtonText: 'Hoću jastuk',
      benefit2Title: 'Mirniji san',
      benefit2Description: 'Bez buđenja u tri.',
      adviceTitle: 'Savet fizioterapeuta',
      adviceText: 'Spavajte na boku.',
      enabledTestimonials: [false],
    }
    const { html } = show(landing({ templateName: 'Advertorial Template', editableContent }))
    const [page = ''] = /<div id="page">.*<script/s.exec(html) ?? []
    const markup = page.slice(0, page.indexOf('<script'))
    for (const text of Object.values(editableContent)) if (typeof text === 'string') expect(markup).toContain(text)
    expect(markup).not.toContain('Jelena Marković')
  })

  it('tells a story, and whose it is, where the page has only a name and a price', () => {
    const bare = {
      templateName: 'Advertorial Template' as const,
      productName: 'Јастук Mirna noć',
      shortName: '',
      hook: '',
      longDescription: '',
      bullets: [],
      testimonials: [],
      images: [],
    }
    const { html } = show(landing({ ...bare, targetMarket: 'Montenegro' }))
    expect(html).toContain('Ništa ne plaćate unaprijed: kurir zove prije dolaska')
    expect(html).toContain('<h2>Naručite danas: Јастук Mirna noć</h2>')
    expect(html).toMatch(/<p><b>Јастук Mirna noć<\/b><\/p><nav/)
    expect(html).toContain('>Priča</a>')
    expect(html).toContain('<span>Plaćate kuriru, tek kad paket stigne')
    expect(html).not.toContain('podrska@')
    expect(html).not.toMatch(/<(p|b|h2|ul|nav)\b[^>]*><\/\1>/)
    const described = show(landing({ ...bare, longDescription: 'Visok je taman koliko treba.' })).html
    expect(described).toContain('<p>Visok je taman koliko treba.</p>')
    expect(described).not.toContain('Znate kako to ide')
  })

  it.each([0, 1, 2, 3])('preloads the first photo of a story as wide as its design %d shows it', (design) => {
    const productId = [70, 71, 72, 73].find((id) => designVariantOf({ productId: id, customUrl: '' }) === design)
    const { html } = show(landing({ templateName: 'Advertorial Template', ...(productId ? { productId } : {}) }))
    expect(html).toContain(`advertorial look-${design}`)
    const sizes = design === 1 ? '(min-width: 48rem) 800px, 115vw' : '(min-width: 48rem) 720px, 100vw'
    expect(html).toContain(`imagesizes="${sizes}"`)
    expect(html).toContain(` sizes="${sizes}"`)
  })

  it('loads the story’s font for the Advertorial Template only', () => {
    expect(show(landing({ templateName: 'Advertorial Template' })).html).toContain('newsreader')
    expect(show(landing()).html).not.toContain('newsreader')
  })
})

describe('the other pages', () => {
  it('says that there is no such page, with a way back', () => {
    const { html, status } = show({ kind: 'landing-not-found', publicUrl })
    expect(status).toBe(404)
    expect(html).toContain('<h1>404 - Stranica nije pronađena</h1>')
    expect(html.match(/ href="\/[^"]*"(?=>Nazad|>Još)/g)).toEqual([' href="/"'])
    expect(html).toContain('name="robots" content="noindex"')
  })

  it('offers of a page that is switched off first what else its seller shows', () => {
    const { html, status } = show({ kind: 'landing-not-found', publicUrl, sellerId: 2 })
    expect(status).toBe(404)
    expect(html.match(/href="[^"]*"(?=>(Nazad|Još))/g)).toEqual(['href="/storefront?prodavac=2"', 'href="/"'])
  })

  it('thanks without knowing the order, which only the browser reads', () => {
    const { html, status } = show({
      kind: 'thank-you',
      seller: null,
      sellerId: null,
      on: 'platform',
      pixelScriptUrl,
      publicUrl,
    })
    expect(status).toBe(200)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('{"seller":null,')
  })

  it('fills the storefront, HIT on the first six and discounts above 20 percent only', () => {
    const items = [4990, 3200, ...Array(6).fill(4990)].map((originalPrice, index) => ({
      ...samplePage(),
      id: index + 1,
      originalPrice,
    }))
    const { html } = show(sampleStorefront(items))
    expect(html.match(/>HIT</g)).toHaveLength(6)
    expect(html.match(/−(?:<!-- -->)?40/g)).toHaveLength(7)
    expect(html).toContain('8\u00a0proizvoda')
  })

  it('opens products in a tab of their own, and sellers’ door at /create', () => {
    const { html } = show(sampleStorefront([samplePage()]))
    expect(html).toContain('<a href="/mirna-noc" target="_blank" rel="noopener" aria-describedby="nova-kartica">')
    expect(html).toMatch(/<p id="nova-kartica" hidden[^>]*>otvara se u novoj kartici<\/p>/)
    expect(html).toMatch(/<a class="sign-in" href="\/create">Prijavi se<\/a>/)
    expect(html).toContain('<link rel="canonical" href="https://izlog.test/storefront">')
    expect(html).toContain('property="og:image" content="https://izlog.test/uploads/images/aa-1440.webp"')
  })

  it('counts all products of a shelf, and offers those that are not here yet', () => {
    const counts = { auto: 0, health: 1240, tech: 0, home: 0, beauty: 3 }
    const { html } = show({ ...sampleStorefront([samplePage()]), nextCursor: '6', total: 1243, counts })
    expect(html).toContain('<small>1.240</small>')
    expect(html).toContain('1.243\u00a0proizvoda')
    expect(html).toContain('Prikaži još')
    expect(show(sampleStorefront([samplePage()])).html).not.toContain('Prikaži još')
  })

  it('lets search engines find each shelf, and neither what somebody looked for nor the middle of a list', () => {
    const head = (changes: Partial<RenderRequest & { kind: 'storefront' }>) => {
      const { html } = show({ ...sampleStorefront([samplePage()]), ...changes })
      return [/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1], html.includes('content="noindex"')]
    }
    const shelf = { ...NO_FILTER, category: 'health' } as const
    expect(head({ filter: shelf })).toEqual(['https://izlog.test/storefront?kategorija=health', false])
    expect(head({ filter: { ...shelf, typed: 'jastuk' } })).toEqual([undefined, true])
    expect(head({ after: '5' })).toEqual([undefined, true])
  })

  it('shows one seller’s products under an address of their own, or that of the seller’s host', () => {
    const ofSeller = { ...sampleStorefront([samplePage()]), filter: { ...NO_FILTER, seller: 2 } }
    const { html } = show(ofSeller)
    expect(html).toContain('<link rel="canonical" href="https://izlog.test/storefront?prodavac=2">')
    expect(html).toContain('Proizvodi ovog prodavca')
    expect(html).toContain('<a class="logo" href="/storefront?prodavac=2">')
    expect(html).toContain('<a href="/storefront">Proizvodi svih prodavaca</a>')
    expect(html.match(/<input(?=[^>]* type="hidden")(?=[^>]* name="prodavac")(?=[^>]* value="2")/g)).toHaveLength(2)
    expect(html).not.toContain('Prijavi se')
    const elsewhere = { ...ofSeller, filter: { ...ofSeller.filter, category: 'home' as const } }
    expect(show({ ...elsewhere, canonical: 'https://radnja.rs' }).html).toContain(
      '<link rel="canonical" href="https://radnja.rs/?kategorija=home">',
    )
  })

  it('says kindly that a seller has no products, with a way to those of others', () => {
    const { html, status } = show({ kind: 'storefront-without-products', publicUrl })
    expect(status).toBe(404)
    expect(html).toContain('<h1>Ovaj prodavac trenutno nema proizvoda</h1>')
    expect(html).toContain('href="/storefront"')
  })

  it('says on an empty storefront that there is nothing, and on one that failed or is asked too much why', () => {
    expect(show(sampleStorefront([])).html).toContain('Nema rezultata')
    const limited = show({ kind: 'storefront-limited', publicUrl })
    expect([limited.status, limited.html]).toEqual([429, expect.stringContaining('<h1>Previše pretraga odjednom</h1>')])
    const { html, status } = show({ kind: 'storefront-failed', publicUrl })
    expect(status).toBe(503)
    expect(html).toContain('<h1>Greška pri učitavanju proizvoda</h1>')
    expect(html).toContain('<a class="plain-button" href="">Pokušaj ponovo</a>')
  })
})

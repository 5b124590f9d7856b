import { describe, expect, it } from 'vitest'
import { generateOffers } from './offers.ts'
import { type CheckedSeller, checkPage } from './page-check.ts'
import { Website } from './website.ts'

const AT = '2026-11-21T08:38:07.000Z'
const page = (changes: Partial<Website> = {}): Website =>
  Website.parse({
    id: 1,
    version: 1,
    userId: 2,
    productId: 1001,
    customUrl: 'mirna-noc',
    productName: 'Jastuk Mirna noć',
    title: 'Probudite se bez bola u vratu',
    shortName: 'Mirna noć',
    hook: 'Jastuk koji vrat drži u prirodnom položaju.',
    currentPrice: 2990,
    originalPrice: 4990,
    priceAnchoring: { originalPrice: 4990, currentPrice: 2990, savings: 2000, comparisonText: '' },
    quantityOffers: generateOffers(2990, 'RSD'),
    images: [{ url: '/uploads/images/aa-640.webp', width: 640, height: 480, widths: [640] }],
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  })
const READY: CheckedSeller = { hasTrader: true, hasTestOrder: true, brokenPictures: [] }
const found = (changes: Partial<Website>, seller: Partial<CheckedSeller> = {}) =>
  checkPage(page(changes), { ...READY, ...seller })
const anchoring = (savings: number) => ({ originalPrice: 4990, currentPrice: 2990, savings, comparisonText: '' })

describe('a page before publishing', () => {
  it('has nothing to look at when all is well', () => {
    expect(found({})).toEqual([])
  })

  it.each([
    ['no price', { currentPrice: 0 }, 'priceAnchoring.currentPrice', 'nema cenu'],
    ['a lower price before', { originalPrice: 2990 }, 'priceAnchoring.originalPrice', 'nije viša od nove'],
    [
      'a dearer second piece',
      { quantityOffers: { ...generateOffers(2990, 'RSD'), double: { price: 7000, text: '2 komada', badge: null } } },
      'quantityOptions',
      '2 komada',
    ],
    ['no picture', { images: [] }, 'images', 'nema sliku'],
    [
      'an address that is none',
      { images: [{ url: 'slika', width: 0, height: 0, widths: [] }] },
      'images.0',
      'ne može da se prikaže',
    ],
    ['a cure', { hook: 'Leči bol u vratu.' }, 'hook', '„Leči”'],
  ] as const)('is seriously at fault with %s', (_what, changes, field, words) => {
    expect(found(changes as Partial<Website>)).toMatchObject([
      { field, severity: 'serious', sentence: expect.stringContaining(words) },
    ])
  })

  it.each([
    ['savings that do not add up', { priceAnchoring: anchoring(2500) }, 'priceAnchoring.savings', '2.500'],
    [
      'a small picture',
      { images: [{ url: '/uploads/images/aa-320.webp', width: 320, height: 240, widths: [320] }] },
      'images.0',
      'široka 320 px',
    ],
    ['a long title', { title: 'x'.repeat(92) }, 'title', 'Naslov: 92 od najviše 70'],
    ['pale colours', { palette: { primary: '#FFD60A', bg: '#FFFBE6' } }, 'palette.primary', 'slabo vidi'],
    ['a share of nobody knows what', { faq: [{ q: 'Radi li?', a: 'Radi u 98 % slučajeva.' }] }, 'faq.0.a', '„98 %”'],
    ['a guarantee that was not given', { hook: 'Uz garanciju od dve godine.' }, 'hook', '„garanciju”'],
  ] as const)('is advised about %s', (_what, changes, field, words) => {
    expect(found(changes as Partial<Website>)).toMatchObject([
      { field, severity: 'advice', sentence: expect.stringContaining(words) },
    ])
  })

  it('may have a dark ground, and on the loud template a dark colour', () => {
    expect(found({ palette: { primary: '#E879A6', bg: '#111827' } })).toMatchObject([{ id: 'contrast' }])
    expect(found({ palette: { primary: '#DB2777', bg: '#111827' } })).toEqual([])
    expect(found({ palette: { primary: '#1E3A8A', bg: '#111827' } })).toMatchObject([
      { sentence: expect.stringContaining('Izaberite svetliju.') },
    ])
    expect(found({ templateName: 'Sales Template', palette: { primary: '#1E3A8A', bg: '#EFF6FF' } })).toEqual([])
  })

  it('may say what its seller promises and what the name says', () => {
    const terms = { delivery: null, arrival: null, returns: null, guarantee: 'Garancija 2 godine' }
    expect(found({ hook: 'Uz garanciju od dve godine.', terms })).toEqual([])
    expect(found({ productName: 'Čarape 80% pamuk', hook: 'Ima 80 % pamuka.' })).toEqual([])
  })

  it('looks at what its template shows only', () => {
    const problemSolutionSections = [
      { title: 'Bol', description1: 'Vrat boli.', description2: 'Izlečite ga.', ctaText: 'Poruči' },
    ]
    expect(found({ problemSolutionSections })).toEqual([])
    expect(
      found({
        problemSolutionSections,
        templateName: 'Sales Template',
        palette: { primary: '#FFD60A', bg: '#FFFBE6' },
      }),
    ).toMatchObject([{ field: 'problemSolutionSections.0.description2' }])
  })

  it('tells what could not be loaded, and what is missing in the settings', () => {
    const brokenPictures = page().images.map(({ url }) => url)
    expect(found({}, { brokenPictures })).toMatchObject([{ field: 'images.0', severity: 'serious' }])
    expect(found({}, { hasTrader: false, hasTestOrder: false }).map(({ field }) => field)).toEqual([
      'trader',
      'testOrder',
    ])
    expect(found({}, { hasTrader: null, hasTestOrder: null })).toEqual([])
  })
})

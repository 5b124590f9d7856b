import { parseQuantityData, writeQuantityData } from '@izlog/contracts/domain/quantity-data'
import { Website } from '@izlog/contracts/domain/website'
import { isShownOn } from '@izlog/contracts/page-fields/page-fields'
import { fireEvent, render, screen } from '@testing-library/react'
import { get } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANDING_TEMPLATES } from '../../../shop/landing/landing-templates.ts'
import { TextMarks } from '../../../shop/parts/place-mark.ts'
import { Places } from '../../../shop/preview/places.ts'
import { ordinaryPage, PRODUCTS_BY_DESIGN } from '../../../shop/testing/ordinary-page.ts'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aUser } from '../../testing/samples.ts'
import { aFullWebsite } from '../../testing/website-sample.ts'
import { pageDraft } from './model/page-draft.ts'
import { valuesOf } from './model/values-of-website.ts'
import { previewFieldsOf } from './preview/preview-fields.ts'

const TEMPLATES = ['Minimalistic', 'Sales Template', 'Advertorial Template'] as const
type TemplateName = (typeof TEMPLATES)[number]

/** Fields of the form that are texts to nobody on the page: for search engines, and the choices beside the texts. */
const NO_TEXT =
  /^(sku|seo\w+|palette\..*|isActive|editableByClient|figures)$|\.(icon|rating|qty|discount|popular|bestValue|verified|enabled|preselected)$/
/** No text of a seller's: names of things, addresses, colours, and what the system notes. */
const NOT_WRITTEN =
  /^(customUrl|productLink|templateName|targetMarket|currency\w*|figures|previewMode|createdAt|updatedAt|writtenBy|keywords|palette|images|editedFields)|\.(icon|quantityData|sectionStructure\.sections\.\d+\.props)|designRecommendations\.(?!sectionStructure)/

/** Every text of the page replaced by a word that is nowhere else: 'Znak12x'. */
function marked(website: Website): Website {
  let count = 0
  const mark = () => `Znak${++count}x`
  const walk = (path: string, value: unknown): unknown => {
    if (NOT_WRITTEN.test(path)) return value
    if (typeof value === 'string') return value && mark()
    if (Array.isArray(value)) return value.map((inner, index) => walk(`${path}.${index}`, inner))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(path ? `${path}.${key}` : key, inner)]),
    )
  }
  const page = Website.parse(walk('', website))
  const options = parseQuantityData(page.editableContent?.quantityData).map((option) => ({
    ...option,
    label: mark(),
    note: mark(),
  }))
  return { ...page, editableContent: { ...page.editableContent, quantityData: writeQuantityData(options) } }
}

const voice = { name: 'Ana', location: 'Niš', text: 'Dobro.', rating: 5, purchase_date: 'pre 4 dana', verified: true }
const option = { discount: 0, label: '', popular: false, bestValue: false, note: 'n' }

/** A page with everything that any template shows; `story` false: an advertorial without a story, where other texts stand in. */
function fullPage(templateName: TemplateName, story: boolean): Website {
  const { designRecommendations, urgencyElements } = ordinaryPage()
  const lists = story ? ['Jedan', 'Dva'] : []
  return marked(
    aFullWebsite({
      templateName,
      productId: PRODUCTS_BY_DESIGN[0] ?? 1,
      designRecommendations,
      urgencyElements,
      currentPrice: 2991,
      originalPrice: 4993,
      priceAnchoring: { originalPrice: 4993, currentPrice: 2991, savings: 1777, comparisonText: 'Kao dve masaže.' },
      deliveryPricing: story ? { price: 391, freeFrom: 9001 } : null,
      quantityOffers: {
        single: { price: 2991, text: '1', badge: 'Prva' },
        double: { price: 4881, text: '2', badge: 'Druga' },
        triple: { price: 6771, text: '3', badge: 'Treća' },
      },
      terms: { delivery: 'Brzo', arrival: 'Sutra', returns: 'Lako', guarantee: 'Duga' },
      problemSolutionSections: [1, 2, 3].map(() => ({
        title: 't',
        description1: 'd',
        description2: 'e',
        ctaText: 'c',
      })),
      benefitsSection: { title: 't', subtitle: 's', benefits: [{ text: 'b', icon: 'moon' }], ctaText: 'c' },
      advertorialStory: story
        ? {
            personalIntro: 'a',
            problemDescription: 'b',
            agoniaSection: 'c',
            breakthroughMoment: 'd',
            discoveryStory: 'e',
            resultsSection: 'f',
            resultsDescription: 'g',
            benefitsList: lists,
            noLongerNeedList: lists,
            productQuote: 'q',
            trustStatistics: [{ icon: 'moon', number: '9', label: 'l', description: 'd' }],
            faqSection: [{ question: 'q', answer: 'a' }],
            heroSection: { heroTitle: 't', heroSubtitle: 's', heroDescription: 'd' },
            benefitsSection: { benefitsIntro: 'i', benefits: lists },
            ctaSection: { mainCtaText: 'm', urgencyText: 'u', guaranteeText: 'g' },
            headerSection: {
              brandName: 'b',
              productSubtitle: 's',
              navigationLinks: lists,
              ctaButtonText: 'c',
              welcomeBannerText: 'w',
            },
            footerSection: {
              companyInfo: 'c',
              contactInfo: 'k',
              legalNotice: 'l',
              deliveryInfo: 'd',
              supportHours: 's',
            },
          }
        : null,
      testimonials: [voice, voice],
      editableContent: {
        ...ordinaryPage().editableContent,
        testimonials: [voice, voice],
        enabledTestimonials: [true, true],
        ...(story ? {} : { storyTitle: '' }),
        quantityData: writeQuantityData(
          [1, 2, 3, 4].map((qty) => ({ ...option, qty, price: 2991 - qty, originalPrice: 4993 * qty })),
        ),
      },
    }),
  )
}

/** An advertorial whose own texts are missing shows what stands in for them, and without those its promises. */
const PAGES: Readonly<Record<TemplateName, readonly Website[]>> = {
  Minimalistic: [true, false].map((one) => fullPage('Minimalistic', one)),
  'Sales Template': [true, false].map((one) => fullPage('Sales Template', one)),
  'Advertorial Template': [
    fullPage('Advertorial Template', true),
    fullPage('Advertorial Template', false),
    ...[fullPage('Advertorial Template', false)].flatMap((page) => [
      { ...page, bullets: [], faq: [] },
      {
        ...page,
        editableContent: {
          ...page.editableContent,
          benefit1Title: '',
          benefit2Title: '',
          benefit3Title: '',
          benefit1Description: '',
          benefit2Description: '',
          benefit3Description: '',
          storySubtitle: '',
        },
      },
    ]),
  ],
}

/** The page as the editor's preview renders it, with its order form open. */
function shown(website: Website) {
  const { Page } = LANDING_TEMPLATES[website.templateName]
  const page = pageDraft(website, valuesOf(website), 'client')
  const { container } = render(
    <TextMarks.Provider value>
      <Page
        website={page}
        seller={{ pixelId: null, consentBanner: false, purchaseOn: 'ordered' }}
        pixelScriptUrl={null}
      />
    </TextMarks.Provider>,
  )
  const order = container.querySelector<HTMLElement>('main .order-button, main .dark-button')
  if (order) fireEvent.click(order)
  return container
}

/** The names of the fields that the form of this page has, every entry of every list opened. */
async function formFields(website: Website): Promise<string[]> {
  serve({ 'GET /api/websites/id/1': () => answer(website) })
  const names = new Set<string>()
  const tabs = ['content', 'pricing', ...(website.templateName === 'Advertorial Template' ? ['advertorial'] : [])]
  for (const tab of tabs) {
    const { container, unmount } = openApp(`/edit/1?tab=${tab}`, aUser())
    await screen.findAllByText('Domen')
    const panel = () => container.querySelector('[role="tabpanel"][data-state="active"]') ?? container
    const collect = () => {
      for (const field of panel().querySelectorAll('[name]')) {
        const unseen = field.closest('details') !== null
        if (!unseen) names.add(field.getAttribute('name') ?? '')
      }
    }
    collect()
    for (const list of panel().querySelectorAll('ul[aria-label]'))
      for (const item of list.children) {
        const head = item.querySelector('button[aria-expanded="false"]')
        if (head) fireEvent.click(head)
        collect()
      }
    unmount()
  }
  return [...names].filter((name) => !NO_TEXT.test(name))
}

const textOf = (root: ParentNode): string =>
  [...root.querySelectorAll('*')]
    .map((element) => [element.textContent, element.getAttribute('alt')].join(' '))
    .join(' ')
/** Amounts of the form are written with points, on the page perhaps with other spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  vi.stubGlobal('fetch', async () => answer({ testimonials: [] }))
})

describe.each(TEMPLATES)('the editor of a %s page', (templateName) => {
  const pages = PAGES[templateName]

  it('has a field for every stored text that a shopper sees', async () => {
    const [first] = pages
    const fields = first ? await formFields(first) : []
    vi.stubGlobal('fetch', async () => answer({ testimonials: [] }))
    for (const page of pages) {
      const values = valuesOf(page)
      const own = fields.map((field) => String(get(values, field) ?? '')).join(' ')
      const seen = new Set(textOf(shown(page)).match(/Znak\d+x/g))
      expect(seen.size).toBeGreaterThan(20)
      expect([...seen].filter((word) => !own.includes(word)).map((word) => pathTo(word, page))).toEqual([])
      document.body.replaceChildren()
    }
  })

  it('shows every field’s text at its place on the page', async () => {
    const [first] = pages
    const missing = new Set(first ? await formFields(first) : [])
    expect(missing.size).toBeGreaterThan(20)
    vi.stubGlobal('fetch', async () => answer({ testimonials: [] }))
    for (const page of pages) {
      const values = valuesOf(page)
      const places = new Places(shown(page), previewFieldsOf(values))
      for (const field of missing) {
        const words = String(get(values, field) ?? '').split('\n')
        const text = places
          .of(field)
          .map(({ textContent }) => plain(textContent ?? ''))
          .join(' ')
        if (words[0] && words.every((word) => text.includes(plain(word)))) missing.delete(field)
      }
      document.body.replaceChildren()
    }
    expect([...missing]).toEqual([])
  })

  it('asks on no tab for what the table says it does not show', async () => {
    const [first] = pages
    const fields = first ? await formFields(first) : []
    expect(fields.filter((field) => !isShownOn(templateName, field))).toEqual([])
  })
})

/** Where a page holds a word; for the message of a failing test. */
function pathTo(word: string, value: unknown, path = ''): string {
  if (typeof value === 'string') return value.includes(word) ? path : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => pathTo(word, inner, `${path}.${key}`))
    .filter(Boolean)
    .join(' ')
}

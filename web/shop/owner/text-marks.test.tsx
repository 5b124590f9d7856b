import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AdvertorialPage } from '../landing/advertorial/advertorial-page.tsx'
import { MinimalisticPage } from '../landing/minimalistic/minimalistic-page.tsx'
import { TEXT_MARK } from '../landing/parts/text-mark.ts'
import { SalesPage } from '../landing/sales/sales-page.tsx'
import type { LandingProps } from '../landing-props.ts'
import { TextMarks } from '../parts/place-mark.ts'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { textAt } from './page-texts.ts'

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ testimonials: [] })))

const EVERYTHING: Partial<PublicWebsite> = {
  faq: [{ q: 'Da li greje?', a: 'Ne greje.' }],
  urgencyElements: {
    limitedStock: 'Malo ih je.',
    limitedTime: 'Kratko traje.',
    socialProof: 'Hvale ga.',
    exclusivity: 'Samo tu.',
  },
  priceAnchoring: { originalPrice: 4190, currentPrice: 2990, savings: 1200, comparisonText: 'Manje od masaže.' },
  problemSolutionSections: [
    { title: 'Ukočen vrat', description1: 'Boli ujutru.', description2: 'Pena drži. Vrat miruje.', ctaText: 'Želim' },
  ],
  benefitsSection: {
    title: 'Šta dobijate',
    subtitle: 'Svake noći.',
    benefits: [{ text: 'Miran san. Bez buđenja.', icon: 'moon' }],
    ctaText: 'Hoću miran san',
  },
  advertorialStory: {
    headerSection: {
      brandName: 'Mirna kuća',
      productSubtitle: 'Jastuk',
      navigationLinks: ['Moja priča'],
      ctaButtonText: 'Naruči',
      welcomeBannerText: 'Dobro došli',
    },
    heroSection: {
      heroTitle: 'Kako sam prespavala noć',
      heroSubtitle: 'Posle deset godina',
      heroDescription: 'Ana Anić. Iz Niša.',
    },
    personalIntro: 'Budila sam se umorna.\n\nSvako jutro isto.',
    productQuote: 'Najzad spavam.',
    trustStatistics: [{ icon: 'moon', number: '9 od 10', label: 'kupaca spava bolje', description: 'po anketi' }],
    noLongerNeedList: ['Drugi jastuk'],
    ctaSection: { mainCtaText: 'Poruči jastuk', urgencyText: 'Danas.', guaranteeText: '30 dana.' },
    footerSection: {
      companyInfo: 'Radnja',
      contactInfo: 'Pozovite nas.',
      legalNotice: 'Oglas.',
      deliveryInfo: 'Tri dana',
      supportHours: 'Stalno',
    },
  },
  editableContent: { newBadge: 'Novo', adviceTitle: 'Savet lekara', adviceText: 'Spavajte na boku.' },
}

/** The marked elements of a page and their names, as edit mode sees them. */
function marksOf(Page: ComponentType<LandingProps>, changes: Partial<PublicWebsite>, isEdited = true) {
  const website = samplePage(changes)
  const { container } = render(
    <TextMarks.Provider value={isEdited}>
      <Page website={website} seller={sampleSeller()} pixelScriptUrl={null} />
    </TextMarks.Provider>,
  )
  const elements = Array.from(container.querySelectorAll(`[${TEXT_MARK}]`))
  return { website, elements, names: elements.map((element) => element.getAttribute(TEXT_MARK) ?? '') }
}
const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim()

const TEMPLATES = [
  [
    'Minimalistic',
    MinimalisticPage,
    ['shortName', 'title', 'hook', 'bullets.1.text', 'longDescription#1', 'faq.0.a', 'testimonials.0.text'].concat([
      'urgencyElements.limitedStock',
      'priceAnchoring.comparisonText',
      'editableContent.newBadge',
    ]),
  ],
  [
    'Sales Template',
    SalesPage,
    ['shortName', 'hook', 'problemSolutionSections.0.description2', 'problemSolutionSections.0.ctaText', 'faq.0.q']
      .concat(['benefitsSection.title', 'benefitsSection.benefits.0.text', 'benefitsSection.ctaText'])
      .concat(['editableContent.newBadge', 'testimonials.0.text']),
  ],
  [
    'Advertorial Template',
    AdvertorialPage,
    ['headerSection.brandName', 'headerSection.navigationLinks.0', 'heroSection.heroTitle', 'personalIntro#1']
      .concat(['productQuote', 'trustStatistics.0.label', 'noLongerNeedList.0', 'ctaSection.mainCtaText'])
      .concat(['footerSection.legalNotice'])
      .map((name) => `advertorialStory.${name}`)
      .concat(['editableContent.adviceText', 'hook', 'bullets.0.text', 'bullets.0.title', 'testimonials.0.text']),
  ],
] as const

describe.each(TEMPLATES)('the texts of the %s', (templateName, Page, expected) => {
  it('are marked for edit mode with the name of the field that each shows', () => {
    const { website, elements, names } = marksOf(Page, { ...EVERYTHING, templateName })
    for (const element of elements)
      expect(plain(element.textContent)).toBe(plain(textAt(website, element.getAttribute(TEXT_MARK) ?? '')))
    expect(expected.filter((name) => !names.includes(name))).toEqual([])
    expect(elements.filter((element) => element.closest('form, dialog'))).toEqual([])
  })

  it('carry no marks for shoppers', () => {
    expect(marksOf(Page, { ...EVERYTHING, templateName }, false).names).toEqual([])
  })

  it('are not marked where they are the template’s own', () => {
    const bare = { bullets: [], faq: [], hook: '', longDescription: '', testimonials: [], shortName: '' }
    const { names } = marksOf(Page, { ...bare, templateName })
    expect(names.filter((name) => !['title', 'shortName'].includes(name))).toEqual([])
  })
})

it('a text is named by its place, also where another field holds the same words', () => {
  const { elements } = marksOf(MinimalisticPage, { title: 'Mirna noć', hook: 'Mirna noć', shortName: 'Mirna noć' })
  expect(elements.slice(0, 3).map((element) => [element.tagName, element.getAttribute(TEXT_MARK)])).toEqual([
    ['B', 'shortName'],
    ['H1', 'title'],
    ['P', 'hook'],
  ])
})

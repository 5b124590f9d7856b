// @vitest-environment node
import { TEMPLATE_SECTIONS } from '@izlog/contracts/domain/template-sections'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { describe, expect, it } from 'vitest'
import { render } from '../entry-server.tsx'
import { PRODUCTS_BY_DESIGN } from '../testing/ordinary-page.ts'
import { sampleManifest, samplePage, sampleSeller } from '../testing/sample-page.ts'
import { ownSectionsOf } from './own-sections.ts'

type Website = ReturnType<typeof samplePage>
const arranged = (...names: string[]) => names.map((name) => ({ name, hidden: false }))
const documentOf = (website: Website) =>
  render(
    { kind: 'landing', website, seller: sampleSeller(), pixelScriptUrl: null, publicUrl: 'https://izlog.test' },
    sampleManifest,
  ).html
const markupOf = (website: Website) => /<div id="page">(.*?)<script/s.exec(documentOf(website))?.[1] ?? ''

const pages = TemplateName.options.flatMap((templateName) =>
  PRODUCTS_BY_DESIGN.map((productId) => samplePage({ templateName, productId })),
)

describe.each(pages)('$templateName of product $productId', (page) => {
  it('is the same with its own order spelled out, and sends none to the browser where nobody chose one', () => {
    expect(markupOf({ ...page, sections: arranged(...ownSectionsOf(page)) })).toBe(markupOf(page))
    expect(documentOf(page)).not.toContain('"sections"')
  })

  it('has every section of its template, and only those', () => {
    const own = TEMPLATE_SECTIONS[page.templateName].filter(({ isAdded }) => !isAdded).map(({ name }) => name)
    expect([...ownSectionsOf(page)].sort()).toEqual(own.sort())
  })

  it('shows an order button as often as its seller put one', () => {
    const count = (html: string) => html.split(' data-order=""').length
    const two = { ...page, sections: arranged('button', 'button') }
    expect(count(markupOf(two))).toBe(count(markupOf(page)) + 2)
  })

  it('ignores sections of another template', () => {
    expect(markupOf({ ...page, sections: arranged('toga-nema') })).toBe(markupOf(page))
  })
})

describe('a page whose seller arranged it', () => {
  it.each([
    ['Minimalistic', 'questions-block', 'reasons-block'],
    ['Sales Template', 'class="faq"', 'class="trouble"'],
    ['Advertorial Template', 'id="pitanja"', 'id="prica"'],
  ] as const)('of the %s begins with what was put first, and hides what was hidden', (templateName, first, second) => {
    const page = samplePage({ templateName, sections: arranged('questions') })
    const html = markupOf(page)
    expect(html.indexOf(first)).toBeGreaterThan(-1)
    expect(html.indexOf(first)).toBeLessThan(html.indexOf(second))
    const without = { ...page, sections: [{ name: 'questions', hidden: true }] }
    expect(markupOf(without)).not.toContain(first)
    expect(markupOf(without)).not.toContain('href="#pitanja"')
    expect(documentOf(page)).toContain('FAQPage')
    expect(documentOf(without)).not.toContain('FAQPage')
  })

  it('shows the next picture for each picture that its story repeats, and none twice', () => {
    const images = ['a', 'b', 'c'].map((name) => ({
      url: `/uploads/images/${name}-1440.webp`,
      width: 1440,
      height: 1080,
      widths: [1440],
    }))
    const page = samplePage({ templateName: 'Advertorial Template', images })
    const html = markupOf({ ...page, sections: arranged('story', 'photo', 'photo', 'photo', 'order') })
    for (const name of ['a', 'b', 'c']) expect(html.split(`src="/uploads/images/${name}-1440.webp"`)).toHaveLength(2)
  })

  it('keeps neighbours of a story in one column', () => {
    const ofOne = samplePage({ templateName: 'Advertorial Template' })
    const parted = arranged('story', 'results', 'photo', 'benefits', 'order')
    const columns = (html: string) => html.split('class="column story"').length
    expect(columns(markupOf({ ...ofOne, sections: parted }))).toBe(columns(markupOf(ofOne)) + 2)
  })
})

import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { blockExits } from './block-exits.ts'
import type { PreviewField } from './messages.ts'
import { Places } from './places.ts'
import { PreviewPage } from './preview-page.tsx'

const field = (name: string, ...marks: string[]): PreviewField => ({ name, label: `Polje ${name}`, marks, images: [] })
const FIELDS = [
  field('title', 'title'),
  field('longDescription', 'longDescription'),
  field('price', 'priceAnchoring.currentPrice'),
  field('empty', 'editableContent.newBadge'),
  { ...field('images'), images: ['/uploads/images/aa-1440.webp'] },
]

beforeEach(() => {
  // jsdom has no layout and no constructed sheets.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }))
  CSSStyleSheet.prototype.replaceSync = () => undefined
  document.adoptedStyleSheets = []
  window.scrollTo = () => undefined
})
afterEach(() => {
  for (const outline of document.querySelectorAll('.preview-outline')) outline.remove()
})

const outline = (kind: 'focus' | 'hover') => document.querySelector<HTMLElement>(`.preview-${kind}`)

function showPage(changes: Partial<Parameters<typeof PreviewPage>[0]> = {}) {
  const onPick = vi.fn()
  const view = render(
    <PreviewPage website={samplePage()} mode="client" fields={FIELDS} focus={null} onPick={onPick} {...changes} />,
  )
  return { ...view, onPick }
}

describe('the preview', () => {
  it.each(['Minimalistic', 'Sales Template', 'Advertorial Template'] as const)('shows the page: %s', (templateName) => {
    const { container } = showPage({ website: samplePage({ templateName }) })
    expect(container.querySelector('main h1')).toBeTruthy()
  })

  it('outlines the place of the field in focus and names it', () => {
    showPage({ focus: 'title' })
    expect(outline('focus')?.hidden).toBe(false)
    expect(outline('focus')?.dataset.label).toBe('Polje title')
  })

  it.each(['empty', 'nowhere'])('outlines nothing for a field that is not on the page: %s', (focus) => {
    showPage({ focus })
    expect(outline('focus')?.hidden).toBe(true)
  })

  it('for shoppers outlines nothing and picks nothing', () => {
    const { container, onPick } = showPage({ focus: 'title', mode: 'customer' })
    act(() => container.querySelector<HTMLElement>('h1')?.click())
    expect(outline('focus')?.hidden).toBe(true)
    expect(onPick).not.toHaveBeenCalled()
  })

  it('leads from a text that is clicked to its field, and presses nothing', () => {
    const { container, onPick } = showPage()
    act(() => container.querySelector<HTMLElement>('h1')?.click())
    expect(onPick).toHaveBeenCalledExactlyOnceWith('title')
    act(() => container.querySelector<HTMLElement>('.order-button')?.click())
    expect(container.querySelector('dialog')).toBeNull()
  })
})

describe('the order form in the preview', () => {
  const FORM_FIELDS = [field('productName', 'productName'), field('quantityOptions.1.price', 'offers.2')]
  const form = (container: Element) => container.querySelector('.preview-order')

  it.each(FORM_FIELDS)('is the place of what only it shows, both ways: $name', ({ name, marks }) => {
    const { container, onPick } = showPage({ fields: FORM_FIELDS, focus: name })
    expect(outline('focus')).toMatchObject({ hidden: false, dataset: { label: `Polje ${name}` } })
    act(() => form(container)?.querySelector<HTMLElement>(`[data-place~="${marks}"]`)?.click())
    expect(onPick).toHaveBeenCalledExactlyOnceWith(name)
  })

  it('is led to by an order button that no field is behind', () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { container, onPick } = showPage({ website: samplePage() })
    act(() => container.querySelector<HTMLElement>('.top-order')?.click())
    expect(scrolled).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('is opened by shoppers only, and on an Advertorial stands in the page', () => {
    expect(form(showPage({ mode: 'customer' }).container)).toBeNull()
    expect(form(showPage({ website: samplePage({ templateName: 'Advertorial Template' }) }).container)).toBeNull()
  })
})

describe('places on a page', () => {
  const show = (changes: Partial<PublicWebsite> = {}) =>
    new Places(showPage({ website: samplePage(changes) }).container, FIELDS)
  const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

  it('are all paragraphs of a text that stand together', () =>
    expect(textsOf(show().of('longDescription'))).toEqual([
      'Vrat ne boli zbog dušeka.',
      'Boli zbog visine jastuka, pa mišići rade celu noć.',
    ]))

  it('are not taken for one another where two fields have the same text', () => {
    const [bullet] = samplePage().bullets
    const places = show({ title: bullet?.title ?? '' })
    expect(places.of('title').map(({ tagName }) => tagName)).toEqual(['H1'])
  })

  it.each(['Minimalistic', 'Sales Template'] as const)('of a price are where the page says it: %s', (templateName) => {
    const [price] = show({ templateName }).of('price')
    expect(price?.textContent).toMatch(/^2\.990\sRSD$/)
  })

  it('of a picture are known in any of its widths', () => {
    const [image] = show().of('images')
    expect(image?.getAttribute('src')).toMatch(/aa-\d+\.webp$/)
  })

  it('are found from within', () => {
    const root = document.createElement('div')
    root.innerHTML = '<p data-text="title">Bez <b>bola</b> u vratu</p><p>Bez bola u vratu</p>'
    const [bold, other] = [root.querySelector('b'), root.querySelector('p:last-child')]
    const found = new Places(root, FIELDS)
    expect(bold && found.at(bold)?.field.name).toBe('title')
    expect(other && found.at(other)).toBeNull()
  })
})

describe('out of the preview', () => {
  it('leads and goes nothing', () => {
    const onOrder = vi.fn()
    vi.stubGlobal('fetch', fetch)
    blockExits(onOrder)
    document.body.innerHTML = '<a href="/storefront">Nazad</a><form><button>Poruči</button></form>'
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    expect(onOrder).toHaveBeenCalledOnce()
    expect(window.open('/')).toBeNull()
    expect(navigator.sendBeacon('/api/track/view')).toBe(true)
  })
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { storefrontItems } from './storefront-item.ts'
import { StorefrontPage } from './storefront-page.tsx'

const pages = [
  samplePage({ id: 2 }),
  samplePage({ id: 1, customUrl: 'usisivac', productName: 'Ručni usisivač za auto', hook: 'Čist auto bez kabla' }),
]
const later = samplePage({ id: 3, customUrl: 'fen', productName: 'Fen za kosu Zora', hook: '' })
const counts = { auto: 1, health: 1, tech: 0, home: 0, beauty: 0 }
const all = { items: storefrontItems(pages), nextCursor: null, total: 2, counts }
const withMore = { ...all, nextCursor: '1', total: 3, counts: { ...counts, beauty: 1 } }

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const shelf = (name: RegExp) => within(screen.getByRole('list', { name: 'Kategorije' })).getByRole('button', { name })
const type = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } })

beforeEach(() => history.replaceState(null, '', '/storefront'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the storefront in a browser', () => {
  it('narrows to a category, and lets go of it when it is pressed again', () => {
    render(<StorefrontPage {...all} />)
    expect(shelf(/Auto/).textContent).toBe('Auto1')
    fireEvent.click(shelf(/Auto/))
    expect(names()).toEqual(['Ručni usisivač za auto'])
    expect(shelf(/Auto/).getAttribute('aria-pressed')).toBe('true')
    expect(location.search).toBe('?kategorija=auto')
    fireEvent.click(shelf(/Auto/))
    expect(names()).toHaveLength(2)
    expect(location.search).toBe('')
  })

  it('finds what is typed, says when there is nothing, and shows all again', () => {
    render(<StorefrontPage {...all} />)
    type('usisivac')
    expect(names()).toEqual(['Ručni usisivač za auto'])
    expect(screen.getByRole('status').textContent).toBe('1\u00a0proizvod')
    type('bicikl')
    expect(screen.getByRole('heading', { name: 'Nema rezultata' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Prikaži sve' }))
    expect(names()).toHaveLength(2)
  })

  it('chooses a category from the menu of phones, which then closes', () => {
    render(<StorefrontPage {...all} />)
    const menu = screen.getByRole('group') as HTMLDetailsElement
    menu.open = true
    fireEvent.click(within(menu).getByRole('link', { name: 'Auto' }))
    expect([names(), menu.open]).toEqual([['Ručni usisivač za auto'], false])
    menu.open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu.open).toBe(false)
  })

  it('draws the thing where its picture does not load', () => {
    const { container } = render(<StorefrontPage {...all} items={all.items.slice(0, 1)} />)
    const image = container.querySelector('.product img')
    if (!image) throw new Error('no picture')
    fireEvent.error(image)
    expect(container.querySelector('.product .stock')).not.toBeNull()
    expect(container.textContent).not.toContain('Slika nije dostupna')
  })

  it('brings the products that follow, and offers to try again when they do not come', async () => {
    const answers = [
      Response.json({}, { status: 503 }),
      Response.json({ items: [pages[1], later], nextCursor: null, total: 3 }),
    ]
    const asked = vi.fn(async (_: string) => answers.shift() ?? Response.error())
    vi.stubGlobal('fetch', asked)
    render(<StorefrontPage {...withMore} />)
    expect(screen.getByRole('status').textContent).toBe('3\u00a0proizvoda')
    fireEvent.click(screen.getByRole('button', { name: 'Prikaži još' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Greška pri učitavanju proizvoda')
    expect(names()).toEqual(expect.arrayContaining(['Ručni usisivač za auto']))
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    await screen.findByRole('heading', { name: 'Fen za kosu Zora' })
    expect(names()).toHaveLength(3)
    expect(asked.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('/api/websites/public-list?limit=100&cursor=1'))
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
  })

  it('does not say that there is nothing before all have been looked at', () => {
    render(<StorefrontPage {...withMore} />)
    fireEvent.click(shelf(/Lepota/))
    expect(screen.queryByText('Nema rezultata')).toBeNull()
    expect(screen.getByRole('button', { name: 'Prikaži još' })).toBeDefined()
  })

  it('moves the counter of buyers every three seconds', () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const { container } = render(<StorefrontPage {...all} />)
    const buyers = () => container.querySelector('.promo b')?.textContent
    expect(buyers()).toBe('127')
    act(() => vi.advanceTimersByTime(6000))
    expect(buyers()).toBe('131')
    vi.restoreAllMocks()
  })
})

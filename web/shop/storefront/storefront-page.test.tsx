import { NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rememberCampaign } from '../ad-marks/campaign.ts'
import { sampleProduct } from '../testing/sample-page.ts'
import { storefrontItems } from './storefront-item.ts'
import { StorefrontPage, type StorefrontProps } from './storefront-page.tsx'

const pages = [
  sampleProduct({ id: 2 }),
  sampleProduct({ id: 1, customUrl: 'usisivac', productName: 'Ručni usisivač za auto', hook: 'Čist auto bez kabla' }),
]
const later = sampleProduct({ id: 3, customUrl: 'fen', productName: 'Fen za kosu Zora', hook: '' })
const counts = { auto: 1, health: 1, tech: 0, home: 0, beauty: 0 }
const all: StorefrontProps = {
  filter: NO_FILTER,
  after: null,
  items: storefrontItems(pages),
  nextCursor: null,
  total: 2,
  counts,
  honest: false,
}
const withMore: StorefrontProps = { ...all, nextCursor: '1', total: 3, counts: { ...counts, beauty: 1 } }
/** Stubs the server's answers for products; returns the requests. */
function server(...answers: (Response | Promise<Response>)[]) {
  const asked = vi.fn(async (_: string, __?: RequestInit) => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', asked)
  return () => asked.mock.calls.map(([url]) => url)
}
const answer = (...items: PublicWebsite[]) => Response.json({ items, nextCursor: null, total: items.length })

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const shelf = (name: RegExp) => within(screen.getByRole('list', { name: 'Kategorije' })).getByRole('button', { name })
const type = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } })

beforeEach(() => history.replaceState(null, '', '/storefront'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the storefront in a browser', () => {
  it('narrows to a category, and lets go of it when it is pressed again', () => {
    render(<StorefrontPage {...all} />)
    expect(shelf(/Auto/).textContent).toBe('Auto 1')
    fireEvent.click(shelf(/Auto/))
    expect(names()).toEqual(['Ručni usisivač za auto'])
    expect(shelf(/Auto/).getAttribute('aria-pressed')).toBe('true')
    expect(location.search).toBe('?kategorija=auto')
    fireEvent.click(shelf(/Auto/))
    expect(names()).toHaveLength(2)
    expect(location.search).toBe('')
  })

  it('goes back a step with the browser, past a category and out of a search', async () => {
    render(<StorefrontPage {...all} />)
    fireEvent.click(shelf(/Auto/))
    type('usi')
    type('usisivac')
    await waitFor(() => expect(location.search).toBe('?kategorija=auto&trazi=usisivac'))
    history.back()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''))
    expect([names(), location.search]).toEqual([['Ručni usisivač za auto'], '?kategorija=auto'])
    history.back()
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(location.search).toBe('')
  })

  it('tells the address once for many keys, and leaves the marks of an ad in it', () => {
    vi.useFakeTimers()
    history.replaceState(null, '', '/storefront?utm_source=fb')
    const detailed = vi.spyOn(history, 'replaceState')
    render(<StorefrontPage {...all} />)
    type('u')
    detailed.mockClear()
    for (const typed of ['us', 'usi', 'usis', 'usisi']) type(typed)
    expect(detailed).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(300))
    expect(detailed).toHaveBeenCalledOnce()
    expect(location.search).toBe('?utm_source=fb&trazi=usisi')
  })

  it('hands the marks of an ad on to the pages that it opens', async () => {
    history.replaceState(null, '', '/storefront?utm_source=fb&trazi=usisivac&fbclid=x')
    render(<StorefrontPage {...all} />)
    const card = await screen.findByRole('link', { name: 'Ručni usisivač za auto' })
    expect(card.getAttribute('href')).toBe('/usisivac?utm_source=fb&fbclid=x')
  })

  it('hands on the marks of the ad that led to the page before it in this tab', async () => {
    rememberCampaign('?fbclid=y')
    onTestFinished(() => sessionStorage.clear())
    render(<StorefrontPage {...all} />)
    const card = await screen.findByRole('link', { name: 'Ručni usisivač za auto' })
    await waitFor(() => expect(card.getAttribute('href')).toBe('/usisivac?fbclid=y'))
  })

  it('stays with one seller while it is narrowed, and asks for theirs alone', async () => {
    history.replaceState(null, '', '/storefront?prodavac=2')
    const ofSeller = { ...NO_FILTER, seller: 2 }
    const asked = server(answer(later))
    render(<StorefrontPage {...withMore} filter={ofSeller} />)
    expect(screen.getByRole('heading', { name: 'Proizvodi ovog prodavca' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Prijavi se' })).toBeNull()
    type('fen')
    await waitFor(() => expect(names()).toEqual(['Fen za kosu Zora']))
    expect(asked()).toEqual(['/api/websites/public-list?limit=48&search=fen&seller=2'])
    await waitFor(() => expect(location.search).toBe('?prodavac=2&trazi=fen'))
    const menu = screen.getByRole('group')
    expect(within(menu).getByRole('link', { name: 'Auto 1' }).getAttribute('href')).toBe('?kategorija=auto&prodavac=2')
  })

  it('leads out of an empty search to all that the seller has', () => {
    history.replaceState(null, '', '/storefront?prodavac=2')
    render(<StorefrontPage {...all} filter={{ ...NO_FILTER, seller: 2 }} />)
    type('bicikl')
    expect(screen.getByRole('link', { name: 'Prikaži sve' }).getAttribute('href')).toBe('?prodavac=2')
    fireEvent.click(screen.getByRole('link', { name: 'Prikaži sve' }))
    expect(names()).toHaveLength(2)
  })

  it('keeps what was typed before the page came to life', () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<StorefrontPage {...all} />)
    document.body.append(container)
    within(container).getByRole<HTMLInputElement>('searchbox').value = 'usisivac'
    render(<StorefrontPage {...all} />, { container, hydrate: true })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'usisivac')
    expect(names()).toEqual(['Ručni usisivač za auto'])
  })

  it('asks the server for the same when it is used before the page has come to life', () => {
    render(<StorefrontPage {...all} />)
    const asked = (element: HTMLElement, by?: HTMLElement) =>
      new URLSearchParams(new FormData(element.closest('form') ?? undefined, by) as never).toString()
    expect(asked(shelf(/Auto/), shelf(/Auto/))).toBe('kategorija=auto')
    type('fen')
    expect(asked(screen.getByRole('searchbox'))).toBe('trazi=fen')
  })

  it('finds what is typed, says when there is nothing, and shows all again', () => {
    render(<StorefrontPage {...all} />)
    type('usisivac')
    expect(names()).toEqual(['Ručni usisivač za auto'])
    expect(screen.getByRole('status').textContent).toBe('1\u00a0proizvod')
    type('bicikl')
    expect(screen.getByRole('heading', { name: 'Nema rezultata' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Prikaži sve' }))
    expect(names()).toHaveLength(2)
  })

  it('shows first what bears the words in its name, as the server does', () => {
    const pillow = sampleProduct({ id: 5, customUrl: 'jastuk-2', productName: 'Jastuk', hook: 'Mek kao fen' })
    render(<StorefrontPage {...all} items={storefrontItems([pillow, ...pages, later])} total={4} />)
    type('fen')
    expect(names()).toEqual([later.productName, pillow.productName])
  })

  it('says what was looked for and where, and leads out of a category that has none of it', () => {
    render(<StorefrontPage {...all} />)
    fireEvent.click(shelf(/Auto/))
    type('Jastuk')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rezultati za „Jastuk” u kategoriji Auto')
    fireEvent.click(screen.getByRole('link', { name: 'Traži u svim kategorijama' }))
    expect(names()).toEqual(['Ortopedski jastuk „Mirna noć“'])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rezultati za „Jastuk”')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('lets go of a search by one tap, and stays in its field', () => {
    render(<StorefrontPage {...all} />)
    expect(screen.queryByRole('link', { name: 'Obriši pretragu' })).toBeNull()
    type('usisivac')
    fireEvent.click(screen.getByRole('link', { name: 'Obriši pretragu' }))
    expect(names()).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it('leads back to where the results begin when they are narrowed from further down', () => {
    const led = vi.fn()
    // Not in jsdom.
    Element.prototype.scrollIntoView = led
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    render(<StorefrontPage {...all} />)
    type('usis')
    expect(led).not.toHaveBeenCalled()
    place.mockReturnValue(new DOMRect(0, -900, 390, 40))
    type('usisivac')
    expect(led).toHaveBeenCalledOnce()
  })

  it('says of an empty shop that it is being filled', () => {
    render(<StorefrontPage {...all} items={[]} total={0} />)
    expect(screen.getByRole('heading', { name: 'Nema rezultata' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Prikaži sve' })).toBeNull()
    expect(screen.getByText(/tek puni/)).toBeDefined()
  })

  it('tells on the cards buyers, viewers and stock as specified, of honest pages the orders of the day', () => {
    const [pillow, vacuum] = pages.map((page, index) => ({
      ...page,
      figures: index === 0 ? ('honest' as const) : ('as-specified' as const),
      recentOrders: index === 0 ? 5 : null,
    }))
    if (!pillow || !vacuum) throw new Error('two products are shown')
    render(<StorefrontPage {...all} items={storefrontItems([pillow, vacuum])} />)
    const cards = screen.getAllByRole('listitem').filter(({ className }) => className === 'product')
    expect(cards[0]?.textContent).toContain('5\u00a0porudžbina u poslednja 24\u00a0sata')
    expect(cards[1]?.textContent).toMatch(/3\.700.kupaca · 30.gleda · još 5.kom/)
  })

  it('invents nothing in the shop of a seller who wants it so', () => {
    const honest = storefrontItems(pages.map((page) => ({ ...page, figures: 'honest' as const })))
    const { container, rerender } = render(<StorefrontPage {...all} items={honest} honest shop="radnja.rs" />)
    expect(container.textContent).not.toMatch(/HIT|4,9|Najtraženije|kupuj|kupca|kupaca|gleda|kom/)
    expect(container.textContent).toContain('−40')
    const [first] = honest
    rerender(<StorefrontPage {...all} key="mixed" items={[...(first ? [first] : []), ...all.items.slice(1)]} />)
    expect(screen.getAllByText('HIT')).toHaveLength(1)
    expect(container.textContent).toMatch(/kupuj/)
  })

  it('chooses a category from the menu of phones, which then closes', () => {
    render(<StorefrontPage {...all} />)
    const menu = screen.getByRole('group') as HTMLDetailsElement
    menu.open = true
    fireEvent.click(within(menu).getByRole('link', { name: 'Auto 1' }))
    expect([names(), menu.open]).toEqual([['Ručni usisivač za auto'], false])
    menu.open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(menu.querySelector('summary'))
    menu.open = true
    shelf(/Auto/).focus()
    expect(menu.open).toBe(false)
  })

  it('brings a chosen category that is off the screen into sight', async () => {
    history.replaceState(null, '', '/storefront?kategorija=beauty')
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    place.mockImplementation(function (this: Element) {
      return this.matches('button') ? new DOMRect(600, 0, 100, 46) : new DOMRect(0, 0, 390, 46)
    })
    render(<StorefrontPage {...all} />)
    expect(screen.getByRole('list', { name: 'Kategorije' }).scrollLeft).toBe(455)
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
    const asked = server(
      Response.json({}, { status: 503 }),
      Response.json({ items: [pages[1], later], nextCursor: null, total: 3 }),
    )
    render(<StorefrontPage {...withMore} />)
    expect(screen.getByRole('status').textContent).toBe('3\u00a0proizvoda')
    const more = screen.getByRole('link', { name: 'Prikaži još' })
    expect(more.getAttribute('href')).toBe('?posle=1')
    fireEvent.click(more)
    expect((await screen.findByRole('alert')).textContent).toContain('Greška pri učitavanju proizvoda')
    expect(names()).toEqual(expect.arrayContaining(['Ručni usisivač za auto']))
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    await screen.findByRole('heading', { name: 'Fen za kosu Zora' })
    expect(names()).toHaveLength(3)
    expect(asked()).toEqual(Array(2).fill('/api/websites/public-list?limit=48&cursor=1'))
    expect(screen.queryByRole('link', { name: 'Prikaži još' })).toBeNull()
  })

  it('asks again by itself when the connection is back, and only then', async () => {
    const asked = server(Response.error(), answer(later))
    render(<StorefrontPage {...withMore} />)
    fireEvent(window, new Event('online'))
    fireEvent.click(screen.getByRole('link', { name: 'Prikaži još' }))
    await screen.findByRole('alert')
    expect(asked()).toHaveLength(1)
    await waitFor(() => {
      fireEvent(window, new Event('online'))
      expect(asked()).toHaveLength(2)
    })
    await screen.findByRole('heading', { name: 'Fen za kosu Zora' })
    fireEvent(window, new Event('online'))
    expect([asked().length, screen.queryByRole('alert')]).toEqual([2, null])
  })

  it('asks the server where the shop is larger than the page, once for keys that come quickly, and shows the old until it answers', async () => {
    const asked = server(answer(later))
    render(<StorefrontPage {...withMore} />)
    for (const typed of ['fe', 'fen ', 'fen z']) type(typed)
    expect(screen.getByRole('status').textContent).toBe('Tražimo…')
    expect(screen.getByRole('region', { name: 'Proizvodi' }).getAttribute('aria-busy')).toBe('true')
    expect(names()).toHaveLength(2)
    await screen.findByRole('heading', { name: 'Fen za kosu Zora' })
    expect([names(), screen.getByRole('status').textContent]).toEqual([['Fen za kosu Zora'], '1\u00a0proizvod'])
    expect(asked()).toEqual(['/api/websites/public-list?limit=48&search=fen+z'])
    // An answer that was received is not requested again.
    fireEvent.click(screen.getByRole('link', { name: 'Obriši pretragu' }))
    expect(names()).toHaveLength(2)
    expect(asked()).toHaveLength(1)
  })

  it('shows what was asked for last, however late the first answer comes', async () => {
    let first: (response: Response) => void = () => undefined
    const asked = server(new Promise<Response>((resolve) => (first = resolve)), answer(later))
    render(<StorefrontPage {...withMore} />)
    fireEvent.click(shelf(/Auto/))
    await waitFor(() => expect(asked()).toHaveLength(1))
    fireEvent.click(shelf(/Lepota/))
    await screen.findByRole('heading', { name: 'Fen za kosu Zora' })
    await act(async () => first(answer(...pages)))
    expect(names()).toEqual(['Fen za kosu Zora'])
    expect(asked()).toEqual(
      ['auto', 'beauty'].map((category) => `/api/websites/public-list?limit=48&category=${category}`),
    )
  })

  it('says that there is nothing only when the server has said so, and asks again when it could not', async () => {
    const asked = server(Response.json({}, { status: 503 }), answer())
    render(<StorefrontPage {...withMore} />)
    fireEvent.click(shelf(/Dom/))
    expect(screen.queryByText('Nema rezultata')).toBeNull()
    await screen.findByRole('alert')
    expect([names(), screen.queryByText('Nema rezultata')]).toEqual([['Greška pri učitavanju proizvoda'], null])
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    await screen.findByRole('heading', { name: 'Nema rezultata' })
    expect(asked()).toHaveLength(2)
  })

  it('comes to life as the server has written it, narrowed or in the middle of the list, and asks for nothing', () => {
    const asked = server()
    history.replaceState(null, '', '/storefront?kategorija=auto&trazi=usisivac&posle=7')
    const props = {
      ...all,
      filter: { ...NO_FILTER, category: 'auto', typed: 'usisivac' },
      after: '7',
      items: all.items.slice(1),
    } as const
    const container = document.createElement('div')
    container.innerHTML = renderToString(<StorefrontPage {...props} newest={all.items} total={9} />)
    const written = container.innerHTML
    document.body.append(container)
    render(<StorefrontPage {...props} newest={all.items} total={9} />, { container, hydrate: true })
    expect(container.innerHTML).toBe(written)
    expect([names(), asked()]).toEqual([['Ručni usisivač za auto'], []])
    expect(shelf(/Auto/).getAttribute('aria-pressed')).toBe('true')
    const start = screen.getByRole('link', { name: 'Na početak liste' })
    expect(start.getAttribute('href')).toBe('?kategorija=auto&trazi=usisivac')
  })

  it('can be used without scripts, keeping category and search together', () => {
    const markup = renderToString(
      <StorefrontPage {...withMore} newest={all.items} filter={{ ...NO_FILTER, category: 'auto', typed: 'fen' }} />,
    )
    expect(markup).toContain('href="?kategorija=auto&amp;trazi=fen&amp;posle=1"')
    expect(markup).toMatch(/<a[^>]* aria-label="Obriši pretragu"[^>]* href="\?kategorija=auto"/)
    expect(markup).toMatch(/<input type="hidden" name="kategorija" value="auto"/)
    expect(markup).toMatch(/<input type="hidden" name="trazi" value="fen"/)
  })

  it('lets a link be opened in another tab', () => {
    render(<StorefrontPage {...withMore} />)
    const more = screen.getByRole('link', { name: 'Prikaži još' })
    expect([fireEvent.click(more, { ctrlKey: true }), fireEvent.click(more, { metaKey: true })]).toEqual([true, true])
  })

  it('moves the counter of buyers every three seconds', () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const { container } = render(<StorefrontPage {...all} />)
    const buyers = () => container.querySelector('.promo b')?.textContent
    expect(buyers()).toBe('127')
    act(() => vi.advanceTimersByTime(6000))
    expect(buyers()).toBe('131')
  })
})

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recentOrderOf, rememberOrder } from '../order-form/recent-orders.ts'
import { sampleOrder } from '../testing/sample-order.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const onPlatform = { on: 'platform', sellerId: null } as const
const order = sampleOrder()
const seller = { pixelId: '123456789012345', consentBanner: false, purchaseOn: 'ordered' as const }

const visit = (address: string) => history.replaceState(null, '', address)
const ordersAnswer = (status: number, body: object = {}) => {
  const asked = vi.fn(async (_: string) => Response.json(body, { status }))
  vi.stubGlobal('fetch', asked)
  return asked
}
const pixelEvents = () =>
  (window.fbq?.queue ?? []).filter(([command]) => command === 'track').map((call) => call.slice(1))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  delete window.fbq
  delete window._fbq
})

describe('the thank-you page', () => {
  it('shows what was ordered and what happens next', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    const asked = ordersAnswer(200, order)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByRole('heading', { name: 'Hvala, Jovana!' })).toBeDefined()
    expect(asked).toHaveBeenCalledWith('/api/orders/K7QM-4RXW-9TPH')
    const shown = document.body.textContent
    for (const text of [
      'K7QM-4RXW-9TPH',
      '2 komada',
      '4.990\u00a0RSD',
      '064 812 3390',
      'jovana@primer.test',
      'Futoška 21',
      'Novi Sad',
      'Poziv u roku od 24\u00a0h',
      'Isporuka 2–5\u00a0radnih dana',
    ])
      expect(shown).toContain(text)
  })

  it('says that the parcel waits for the call, where it does', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, releaseOn: 'confirmed' })
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByText(/Paket šaljemo kad potvrdite\.$/)).toBeDefined()
  })

  it('leads from a part of a split order to the other parcel, and counts no second purchase', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, isPart: true, otherParcels: ['P3HD-9WNC-4KFM'] })
    render(<ThankYouPage {...onPlatform} seller={seller} pixelScriptUrl="/pixel.js" />)
    const link = await screen.findByRole('link', { name: 'P3HD-9WNC-4KFM' })
    expect(link.getAttribute('href')).toBe('/hvala/7/P3HD-9WNC-4KFM')
    await waitFor(() => expect(window.fbq).toBeDefined())
    expect(pixelEvents().map(([name]) => name)).not.toContain('Purchase')
  })

  it('shows of an order that was over long ago its number, product and status', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { closed: true, orderId: order.orderId, productName: order.productName, status: 'completed' })
    render(<ThankYouPage {...onPlatform} seller={seller} pixelScriptUrl={null} />)
    expect(await screen.findByText('Završeno')).toBeDefined()
    expect(document.body.textContent).toContain(order.productName)
    expect(pixelEvents()).toEqual([])
  })

  it('says the number alone where it promises to call', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, phone: 'br. tel. 064 812 3390' })
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByText('Potvrđujemo adresu na 064 812 3390.')).toBeDefined()
  })

  it('remembers an order that this browser placed by the plain form', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    const mark = vi.spyOn(document, 'cookie', 'get').mockReturnValue('izlog_in=1; izlog_placed=1')
    ordersAnswer(200, order)
    const { unmount } = render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    const remembered = recentOrderOf(7, Date.now())
    expect(remembered).toMatchObject({ orderId: 'K7QM-4RXW-9TPH' })
    expect(mark).toHaveBeenCalled()
    unmount()
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    expect(recentOrderOf(7, Date.now())).toEqual(remembered)
  })

  it('takes an order whose link was sent to somebody for none of theirs', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, order)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    expect(recentOrderOf(7, Date.now())).toBeNull()
  })

  it('shows this browser its order under an address that was copied while the order was hidden', async () => {
    rememberOrder({ websiteId: 7, orderId: 'K7QM-4RXW-9TPH', at: Date.now() })
    visit('/hvala?website=7')
    const asked = ordersAnswer(200, order)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByRole('heading', { name: 'Hvala, Jovana!' })).toBeDefined()
    expect(asked).toHaveBeenCalledWith('/api/orders/K7QM-4RXW-9TPH')
  })

  it('speaks as the market does', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, currency: 'KM', currencySymbol: 'KM' })
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByRole('heading', { name: 'Šta slijedi' })).toBeDefined()
  })

  it('says that there is no such order, with a way home', async () => {
    visit('/hvala-simple?order=NEMA-NEMA-NEMA')
    ordersAnswer(404)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByRole('heading', { name: 'Porudžbina nije pronađena' })).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  })

  it('leads first to what its seller sells, then home; on the seller’s own host home alone', async () => {
    const waysOn = () => screen.getAllByRole('link', { name: /^(Još|Nazad)/ }).map((link) => link.getAttribute('href'))
    for (const [address, status, answer] of [
      ['/hvala/7/K7QM-4RXW-9TPH', 200, { ...order, userId: 5 }],
      ['/hvala-simple?order=K7QM-4RXW-9TPH', 200, { ...order, userId: 5 }],
      ['/hvala-simple?order=K7QM-4RXW-9TPH&website=7', 404, {}],
    ] as const) {
      visit(address)
      ordersAnswer(status, answer)
      const onSellersPage = status === 404 ? { ...onPlatform, sellerId: 5 } : onPlatform
      const { unmount } = render(<ThankYouPage {...onSellersPage} seller={null} pixelScriptUrl={null} />)
      await screen.findByRole('link', { name: 'Nazad na početnu' })
      expect(waysOn(), address).toEqual(['/storefront?prodavac=5', '/'])
      unmount()
    }
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, userId: 5 })
    render(<ThankYouPage on="own-host" sellerId={5} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('link', { name: 'Nazad na početnu' })
    expect(waysOn()).toEqual(['/'])
  })

  it('offers to try again when the order cannot be read just now', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(503)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    const again = await screen.findByRole('button', { name: 'Pokušaj ponovo' })
    ordersAnswer(200, order)
    again.click()
    expect(await screen.findByRole('heading', { name: 'Hvala, Jovana!' })).toBeDefined()
  })

  it('tells the pixel of the purchase once, under the server’s event id and an address without the order', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, order)
    const first = render(<ThankYouPage {...onPlatform} seller={seller} pixelScriptUrl="https://piksel.test/a.js" />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    await waitFor(() =>
      expect(pixelEvents()).toEqual([
        ['PageView'],
        ['Purchase', expect.objectContaining({ value: 4990, currency: 'RSD' }), { eventID: order.purchaseEventId }],
      ]),
    )
    expect(location.href).not.toContain('K7QM')

    first.unmount()
    delete window.fbq
    visit('/hvala/7/K7QM-4RXW-9TPH')
    render(<ThankYouPage {...onPlatform} seller={seller} pixelScriptUrl="https://piksel.test/a.js" />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    await waitFor(() => expect(pixelEvents()).toEqual([['PageView']]))
  })

  it('tells the pixel of another page’s seller nothing', async () => {
    visit('/hvala/8/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, purchaseEventId: '0b8d9d2e-0000-4000-8000-000000000008' })
    render(<ThankYouPage {...onPlatform} seller={seller} pixelScriptUrl="https://piksel.test/a.js" />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    await act(async () => undefined)
    expect(window.fbq).toBeUndefined()
  })

  it.each(['/hvala/7/%FF%C5', '/hvala/7/%3Cscript%3E', '/hvala/abc/..%2F..%2Fapi'])(
    'takes %s for no order',
    async (address) => {
      visit(address)
      const asked = ordersAnswer(404)
      render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
      expect(await screen.findByRole('heading', { name: 'Samo sada: dodajte uz porudžbinu' })).toBeDefined()
      expect(asked.mock.calls[0]?.[0]).toMatch(/^\/api\/orders\/[^/]+$/)
    },
  )

  it('leaves the purchase to the server where the seller counts completed orders', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, { ...order, purchaseEventId: '0b8d9d2e-0000-4000-8000-000000000009' })
    render(
      <ThankYouPage
        {...onPlatform}
        seller={{ ...seller, purchaseOn: 'completed' }}
        pixelScriptUrl="https://piksel.test/a.js"
      />,
    )
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    await waitFor(() => expect(pixelEvents()).toEqual([['PageView']]))
  })

  it('loads no pixel where shoppers are to be asked first', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, order)
    render(
      <ThankYouPage
        {...onPlatform}
        seller={{ ...seller, consentBanner: true }}
        pixelScriptUrl="https://piksel.test/a.js"
      />,
    )
    await screen.findByRole('button', { name: 'Da, slažem se' })
    expect(window.fbq).toBeUndefined()
    expect(location.pathname).toBe('/hvala/7/K7QM-4RXW-9TPH')
  })

  it.each(['/hvala-success', '/thank-you-success'])('closes %s by itself after 60 seconds', async (address) => {
    visit(address)
    const asked = ordersAnswer(404)
    const closed = vi.spyOn(window, 'close').mockReturnValue()
    vi.useFakeTimers()
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText(/Ova stranica se sama zatvara za 60 s/)).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByText(/Ova stranica se sama zatvara za 1 s/)).toBeDefined()
    expect(closed).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(closed).toHaveBeenCalledTimes(1)
    expect(screen.getByText(/Ovu stranicu možete slobodno da zatvorite/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Zatvori prozor' }))
    expect(closed).toHaveBeenCalledTimes(2)
    expect(asked).not.toHaveBeenCalled()
  })

  it('shows at /hvala-simple the order line by line, with no upsell products and no confetti', async () => {
    visit('/hvala-simple?order=K7QM-4RXW-9TPH')
    const asked = ordersAnswer(200, { ...order, upsellSecondsLeft: 480 })
    const { container } = render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    const lines = Array.from(container.querySelectorAll('.details > div'), ({ textContent }) => textContent)
    for (const line of [
      'Broj porudžbineK7QM-4RXW-9TPH',
      'Količina2 komada',
      'Ukupno4.990\u00a0RSD',
      'Telefon064 812 3390',
      'Emailjovana@primer.test',
      'AdresaFutoška 21',
      'Grad21000 Novi Sad',
    ])
      expect(lines).toContain(line)
    expect(container.textContent).toContain('Poziv u roku od 24\u00a0h')
    expect(container.textContent).toContain('Isporuka 2–5\u00a0radnih dana')
    expect(container.querySelector('canvas')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('says at /hvala-upsell too that there is no such order', async () => {
    visit('/hvala-upsell?order=NEMA-NEMA-NEMA')
    ordersAnswer(404)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    expect(await screen.findByRole('heading', { name: 'Porudžbina nije pronađena' })).toBeDefined()
  })
})

describe('the number of an order', () => {
  it('can be copied, and says so only once it is', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, order)
    const writeText = vi.fn(async (_: string) => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Kopiraj broj porudžbine K7QM-4RXW-9TPH' }))
    expect(await screen.findByText('Kopirano')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith('K7QM-4RXW-9TPH')
    vi.unstubAllGlobals()
  })

  it('is no button where the browser lets nothing be copied', async () => {
    visit('/hvala/7/K7QM-4RXW-9TPH')
    ordersAnswer(200, order)
    render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
    await screen.findByRole('heading', { name: 'Hvala, Jovana!' })
    expect(screen.queryByRole('button', { name: /Kopiraj/ })).toBeNull()
  })
})

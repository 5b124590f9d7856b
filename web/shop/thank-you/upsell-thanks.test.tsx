import type { PublicUpsellProduct } from '@izlog/contracts/domain/upsell'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleOrder } from '../testing/sample-order.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const onPlatform = { on: 'platform', sellerId: null } as const
const order = sampleOrder({ email: null, upsellSecondsLeft: 480 })
const cover: PublicUpsellProduct = {
  id: 31,
  websiteId: 7,
  title: 'Navlaka od bambusa',
  urgentDescription: 'Rezervna, da jastuk nikad ne čeka da se osuši.',
  originalPrice: 1990,
  discountPrice: 1190,
  savings: 800,
  images: ['https://slike.test/1.jpg', 'https://slike.test/2.jpg'],
  features: ['Pere se na 40 °C'],
  stockLeft: 5,
  currency: 'RSD',
  currencySymbol: 'RSD',
}
const added = {
  success: true,
  orderId: 'U7QM-4RXW-9TPH',
  originalOrderId: order.orderId,
  quantity: 1,
  totalPrice: 1190,
  currencySymbol: 'RSD',
  purchaseEventId: '0b8d9d2e-0000-4000-8000-000000000002',
}

type Answer = readonly [status: number, body: object]
const asked = vi.fn((_path: string, _request?: { body: string }) => undefined)

/** Stubs the answers of order and upsell by path. */
function serve(answers: { order?: Answer; products?: Answer; add?: Answer }): void {
  const { order: read = [200, order], products = [200, [cover]], add = [201, added] } = answers
  vi.stubGlobal('fetch', async (path: string, request?: { body: string }) => {
    asked(path, request)
    const [status, body] = path.startsWith('/api/orders/')
      ? read
      : path.startsWith('/api/upsell/products/')
        ? products
        : add
    return Response.json(body, { status })
  })
}

function visit(address = '/hvala/7/K7QM-4RXW-9TPH') {
  history.replaceState(null, '', address)
  render(<ThankYouPage {...onPlatform} seller={null} pixelScriptUrl={null} />)
}
async function open(address?: string) {
  visit(address)
  // The skeleton says thank you too.
  await waitFor(() => expect(screen.queryByLabelText('Učitavamo porudžbinu')).toBeNull())
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
/** Waits with real time while the page's clock is stopped. */
async function once<T>(look: () => T | null): Promise<T> {
  for (;;) {
    const found = look()
    if (found) return found
    await pass(0)
  }
}
const addButton = () => screen.findByRole('button', { name: 'Dodaj u isti paket' })

beforeEach(() => {
  asked.mockClear()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the thank-you page with upsell products', () => {
  it.each(['/hvala/7/K7QM-4RXW-9TPH', '/hvala?order=K7QM-4RXW-9TPH&website=7', '/hvala-upsell?order=K7QM-4RXW-9TPH'])(
    'shows at %s what may join the parcel',
    async (address) => {
      serve({})
      await open(address)
      expect(await screen.findByRole('heading', { name: 'Navlaka od bambusa' })).toBeDefined()
      expect(document.body.textContent).toContain('1.190\u00a0RSD')
      expect(document.body.textContent).toContain('−40\u00a0%')
      expect(asked).toHaveBeenCalledWith('/api/upsell/products/7', { credentials: 'omit' })
    },
  )

  it('adds an upsell product once, turns its button green and collects T and U', async () => {
    serve({})
    await open()
    const button = await addButton()
    fireEvent.click(button)
    fireEvent.click(button)
    const green = await screen.findByRole('button', { name: 'DODATO U PORUDŽBINU!' })
    expect(green).toHaveProperty('disabled', true)
    const sent = asked.mock.calls.filter(([path]) => path === '/api/upsell/order')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0]?.[1]?.body ?? '')).toMatchObject({
      originalOrderId: 'K7QM-4RXW-9TPH',
      upsellProductId: 31,
      websiteId: 7,
      quantity: 1,
      totalPrice: 1190,
    })
    expect(screen.getByText('Plaćate kuriru 6.180 RSD')).toBeDefined()
    expect(screen.getByText(/2 komada, Mirna noć 4\.990 RSD \+ Navlaka od bambusa 1\.190 RSD/)).toBeDefined()
  })

  it('shows the success for three seconds', async () => {
    serve({})
    await open()
    const button = await addButton()
    vi.useFakeTimers()
    const addedDialog = () => screen.queryByRole('heading', { name: 'Dodato u Vaš paket' })
    fireEvent.click(button)
    await once(addedDialog)
    await pass(2999)
    expect(addedDialog()).not.toBeNull()
    await pass(1)
    expect(addedDialog()).toBeNull()
  })

  it('counts down from what the server says is left, and stops at 0 with the product still there', async () => {
    vi.useFakeTimers()
    serve({})
    visit()
    const button = () => screen.queryByRole('button', { name: 'Dodaj u isti paket' })
    await once(button)
    const clock = screen.getByRole('timer')
    expect(clock.textContent).toContain('08:00')
    await pass(60_000)
    expect(clock.textContent).toContain('07:00')
    await pass(500_000)
    expect(clock.textContent).toContain('00:00')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('says in the server’s words that the parcel is on its way', async () => {
    const message = 'Vreme za dodavanje u ovu porudžbinu je isteklo, jer se paket već priprema za slanje'
    serve({ add: [409, { code: 'upsell.window-closed', message, error: message }] })
    const alerted = vi.fn()
    vi.stubGlobal('alert', alerted)
    await open()
    fireEvent.click(await addButton())
    await waitFor(() => expect(alerted).toHaveBeenCalledWith(message))
    expect(await addButton()).toHaveProperty('disabled', false)
  })

  it('says that the last piece was just taken, and offers it no more', async () => {
    const message = 'Ovaj proizvod je upravo rasprodat'
    serve({ add: [409, { code: 'upsell.sold-out', message, error: message }] })
    const alerted = vi.fn()
    vi.stubGlobal('alert', alerted)
    await open()
    fireEvent.click(await addButton())
    expect(await screen.findByRole('button', { name: 'Rasprodato' })).toHaveProperty('disabled', true)
    expect(alerted).toHaveBeenCalledWith(message)
  })

  it('adds one upsell product while another is still on its way', async () => {
    const sheet = { ...cover, id: 32, title: 'Čaršav' }
    serve({ products: [200, [cover, sheet]] })
    await open()
    for (const button of await screen.findAllByRole('button', { name: 'Dodaj u isti paket' })) fireEvent.click(button)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'DODATO U PORUDŽBINU!' })).toHaveLength(2))
  })

  it('asks once more by itself where the answer was lost, since the product may be in the parcel', async () => {
    serve({})
    await open()
    const button = await addButton()
    const tried: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      tried.push(path)
      if (tried.length === 1) throw new TypeError('Failed to fetch')
      return Response.json(added, { status: 201 })
    })
    fireEvent.click(button)
    expect(await screen.findByRole('button', { name: 'DODATO U PORUDŽBINU!' })).toBeDefined()
    expect(tried).toEqual(['/api/upsell/order', '/api/upsell/order'])
  })

  it('asks to try again when there was no answer', async () => {
    serve({ add: [502, {}] })
    const alerted = vi.fn()
    vi.stubGlobal('alert', alerted)
    await open()
    fireEvent.click(await addButton())
    await waitFor(() => expect(alerted).toHaveBeenCalledWith('Greška pri dodavanju proizvoda. Pokušajte ponovo.'))
  })

  it('shows the price that the upsell product has by now', async () => {
    const message = 'Cena je u međuvremenu promenjena'
    serve({ add: [409, { code: 'order.total-changed', totalPrice: 1290, message, error: message }] })
    vi.stubGlobal('alert', vi.fn())
    await open()
    fireEvent.click(await addButton())
    expect(await screen.findByText('1.290 RSD')).toBeDefined()
  })

  it('leaves no empty frame for an upsell product without pictures', async () => {
    serve({ products: [200, [{ ...cover, images: [] }]] })
    await open()
    await addButton()
    expect(document.querySelector('.upsell-pictures')).toBeNull()
    expect(screen.queryByText('Slika nije dostupna')).toBeNull()
  })

  it('goes from the last picture to the first and back', async () => {
    serve({})
    await open()
    await screen.findByRole('img', { name: 'Navlaka od bambusa, slika 1 od 2' })
    fireEvent.click(screen.getByRole('button', { name: 'Prethodna slika' }))
    expect(screen.getByRole('img', { name: 'Navlaka od bambusa, slika 2 od 2' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Sledeća slika' }))
    expect(screen.getByRole('img', { name: 'Navlaka od bambusa, slika 1 od 2' })).toBeDefined()
  })

  it('turns the pictures by a swipe, too, and not by a finger that scrolls the page', async () => {
    serve({})
    await open()
    const swipe = (by: number, end: 'pointerUp' | 'pointerCancel') => {
      const picture = screen.getByRole('img', { name: /^Navlaka od bambusa, slika/ })
      const finger = { isPrimary: true, pointerType: 'touch' }
      fireEvent.pointerDown(picture, { ...finger, clientX: 200 })
      fireEvent.pointerMove(picture, { ...finger, clientX: 200 + by })
      fireEvent[end](picture, { ...finger, clientX: 200 + by })
    }
    const shown = () => screen.getByRole('img', { name: /^Navlaka od bambusa, slika/ }).getAttribute('alt')
    HTMLElement.prototype.animate = vi.fn()
    await screen.findByRole('img', { name: 'Navlaka od bambusa, slika 1 od 2' })
    swipe(120, 'pointerUp')
    expect(shown()).toBe('Navlaka od bambusa, slika 2 od 2')
    swipe(-120, 'pointerUp')
    expect(shown()).toBe('Navlaka od bambusa, slika 1 od 2')
    swipe(-20, 'pointerUp')
    swipe(-120, 'pointerCancel')
    expect(shown()).toBe('Navlaka od bambusa, slika 1 od 2')
  })

  it('shows what is already in the parcel after a reload, and no countdown without upsell products', async () => {
    const upsell = {
      ...added,
      upsellProductId: 31,
      title: cover.title,
      image: null,
      acceptedAt: '2026-11-21T10:00:00Z',
    }
    serve({ order: [200, { ...order, upsellSecondsLeft: 0, upsells: [upsell], sumToCollect: 6180 }] })
    await open()
    expect(screen.getByText('Plaćate kuriru 6.180 RSD')).toBeDefined()
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('the legacy thank-you page', () => {
  it('counts fifteen minutes, offers three things, and places nothing', async () => {
    vi.useFakeTimers()
    serve({})
    visit('/hvala')
    const clock = await once(() => screen.queryByRole('timer'))
    await pass(1000)
    expect(clock.textContent).toContain('14:59')
    await pass(900_000)
    expect(clock.textContent).toContain('00:00')
    for (const price of ['2.490', '4.990', '1.490', '2.990', '490'])
      expect(screen.getAllByText(`${price} RSD`).length).toBeGreaterThan(0)
    const [offer] = screen.getAllByRole('button', { name: 'Dodaj u porudžbinu' })
    if (offer) fireEvent.click(offer)
    await once(() => screen.queryByText('Greška: Nedostaju podaci o porudžbini'))
    expect(asked).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Ne, hvala' }).getAttribute('href')).toBe('/')
  })

  it('stands in where the order is not known, and claims none', async () => {
    serve({ order: [404, {}] })
    await open('/hvala/7/NEMA-NEMA-NEMA')
    expect(screen.getAllByRole('button', { name: 'Dodaj u porudžbinu' })).toHaveLength(3)
    expect(document.body.textContent).not.toContain('Porudžbina je primljena')
  })
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_COUNTS, setCounts } from '../parts/live-counts.ts'
import { fill, openDialogs, ordersAnswer, PLACED } from '../testing/order-forms.ts'
import { openPopup, orderButton, pressOrder } from '../testing/popup.tsx'
import { samplePage } from '../testing/sample-page.ts'
import { recentOrderOf, rememberOrder } from './recent-orders.ts'

function openFilled() {
  openPopup()
  fill()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openDialogs()
})

describe('the popup order form', () => {
  it('says on an honest page what had been counted when it was opened, and has no clock', () => {
    setCounts({ visitors: 4, orders: 2 })
    const { container } = openPopup({ figures: 'honest' })
    const onAlert = () => container.querySelector('.popup-proof')?.textContent?.replaceAll('\u00a0', ' ')
    expect(onAlert()).toBe('4 osobe upravo gledaju, 2 porudžbine u poslednja 24 sata')
    act(() => setCounts(NO_COUNTS))
    expect(onAlert()).toContain('4 osobe')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('sends one order however often the button is pressed', async () => {
    const sent = ordersAnswer(PLACED)
    openFilled()
    const button = orderButton()
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('Porudžbina je primljena')
    expect(sent).toMatchObject([{ body: { quantity: 1, totalPrice: 2990, customerData: { phone: '064 812 3390' } } }])
  })

  it('puts the cursor into the first field that is wrong and sends nothing', async () => {
    const sent = ordersAnswer()
    openPopup()
    pressOrder()
    expect(await screen.findByText('Unesite ime i prezime')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ime i prezime')))
    expect(sent).toEqual([])
  })

  it('says the delivery price before it is ordered, adds it to the sum and sends it', async () => {
    const sent = ordersAnswer(PLACED)
    openPopup({ deliveryPricing: { price: 390, freeFrom: 4000 } })
    const sum = () => document.querySelector('.popup-foot .sum')?.textContent?.replaceAll('\u00a0', ' ')
    expect(sum()).toBe('1 komad, dostava 390 RSD3.380 RSD')
    fireEvent.click(screen.getByLabelText(/^2 komada/))
    expect(sum()).toBe('2 komada, dostava besplatna4.990 RSD')
    fireEvent.click(screen.getByLabelText(/^1 komad/))
    fill()
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent).toMatchObject([{ body: { totalPrice: 2990, deliveryPrice: 390 } }])
  })

  it('shows the server’s delivery price where it has changed, and asks once more', async () => {
    const sent = ordersAnswer([409, { code: 'order.total-changed', totalPrice: 2990, deliveryPrice: 450 }], PLACED)
    openFilled()
    pressOrder()
    expect((await screen.findByText(/Cena je u međuvremenu promenjena/)).textContent).toContain('3.440')
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent.map(({ body }) => body.deliveryPrice)).toEqual([0, 450])
  })

  it('asks once more with the new sum, under a new key, and keeps what was typed', async () => {
    const sent = ordersAnswer([409, { code: 'order.total-changed', totalPrice: 3190 }], PLACED)
    openFilled()
    pressOrder()
    expect(await screen.findByText(/Cena je u međuvremenu promenjena/)).toBeDefined()
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent.map(({ body }) => body.totalPrice)).toEqual([2990, 3190])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('says that sending failed and tries again under the same key, since the order may have arrived', async () => {
    const onAlert = vi.fn()
    vi.stubGlobal('alert', onAlert)
    const sent = ordersAnswer('no answer', PLACED)
    openFilled()
    pressOrder()
    await waitFor(() => expect(onAlert).toHaveBeenCalledWith('Greška pri slanju porudžbine. Molimo pokušajte ponovo.'))
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('shows at the field what the server found wrong with it', async () => {
    ordersAnswer([
      422,
      { code: 'invalid', issues: [{ path: 'customerData.phone', message: 'Proverite broj telefona.' }] },
    ])
    openFilled()
    pressOrder()
    expect(await screen.findByText('Proverite broj telefona.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Telefon')))
  })

  it('tells gently that this browser ordered the page today, with the way to that order, and takes another', async () => {
    ordersAnswer(PLACED)
    openFilled()
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    cleanup()
    openFilled()
    const link = await screen.findByRole('link', { name: 'Pogledajte porudžbinu' })
    expect(link.getAttribute('href')).toBe(`/hvala/${samplePage().id}/K7QM-4RXW-9TPH`)
    expect(orderButton()).toHaveProperty('disabled', false)
  })

  it('tells of it also where the browser brings the page back as it was before the order', async () => {
    openFilled()
    expect(screen.queryByRole('link', { name: 'Pogledajte porudžbinu' })).toBeNull()
    rememberOrder({ websiteId: samplePage().id, orderId: 'K7QM-4RXW-9TPH', at: Date.now() })
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.getByRole('link', { name: 'Pogledajte porudžbinu', hidden: true })).toBeDefined()
  })

  it('tells of an order whose upsell window has closed without its code, which then is nowhere in the browser', () => {
    rememberOrder({ websiteId: samplePage().id, orderId: 'K7QM-4RXW-9TPH', at: Date.now() - 11 * 60 * 1000 })
    openPopup()
    expect(screen.getByText(/^Ovo ste već poručili (danas|juče) u .*\. Slobodno poručite još jednom\.$/)).toBeDefined()
    expect(JSON.stringify(localStorage)).not.toContain('K7QM')
  })

  it('says at the pieces that their number cannot be ordered any more, and leads there', async () => {
    ordersAnswer([
      422,
      { code: 'invalid', issues: [{ path: 'quantity', message: 'Ovaj broj komada se ne može poručiti' }] },
    ])
    openFilled()
    pressOrder()
    expect((await screen.findByRole('alert')).textContent).toBe('Ovaj broj komada se ne može poručiti')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /1 komad/ })))
    fireEvent.click(screen.getByRole('radio', { name: /2 komada/ }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that sending failed where the server finds fault with what the form does not show', async () => {
    const onAlert = vi.fn()
    vi.stubGlobal('alert', onAlert)
    ordersAnswer([
      422,
      { code: 'invalid', issues: [{ path: 'customerData.postalCode', message: 'Najviše 20 znakova' }] },
    ])
    openFilled()
    pressOrder()
    await waitFor(() => expect(onAlert).toHaveBeenCalledTimes(1))
  })

  it('says nothing of an order on another page or of the day before yesterday', () => {
    const { id } = samplePage()
    rememberOrder({ websiteId: id + 1, orderId: 'AAAA-BBBB-CCCC', at: Date.now() })
    rememberOrder({ websiteId: id, orderId: 'AAAA-BBBB-CCCC', at: Date.now() - 25 * 60 * 60 * 1000 })
    expect(recentOrderOf(id, Date.now())).toBeNull()
  })
})

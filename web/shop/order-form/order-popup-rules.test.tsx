import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, openDialogs, ordersAnswer, PLACED, TYPED } from '../testing/order-forms.ts'
import { openPopup, pressOrder } from '../testing/popup.tsx'

beforeEach(() => {
  sessionStorage.clear()
  openDialogs()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the popup order form', () => {
  it.each([
    ['Ime i prezime', 'Unesite ime i prezime'],
    ['Telefon', 'Unesite broj telefona'],
    ['Ulica i broj', 'Unesite ulicu i broj'],
    ['Grad', 'Unesite grad'],
  ] as const)('asks for %s, leads there and sends nothing', async (label, sentence) => {
    const sent = ordersAnswer()
    openPopup()
    fill({ [label]: '   ' })
    pressOrder()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(sent).toEqual([])
  })

  it.each([
    ['Ime i prezime', '🙂', 'Unesite ime i prezime'],
    ['Ulica i broj', '-', 'Unesite ulicu i broj'],
    ['Grad', '...', 'Unesite grad'],
  ] as const)('takes no signs alone for %s', async (label, typed, sentence) => {
    const sent = ordersAnswer()
    openPopup()
    fill({ [label]: typed })
    pressOrder()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(sent).toEqual([])
  })

  it('takes what a browser filled in and told of only as a change', async () => {
    const sent = ordersAnswer(PLACED)
    openPopup()
    for (const [label, value] of Object.entries(TYPED))
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[0]?.body.customerData).toMatchObject({ name: TYPED['Ime i prezime'], city: TYPED.Grad })
  })

  it('counts down nothing on an honest page, where a clock that begins anew would lie', () => {
    openPopup({ figures: 'honest' })
    expect(screen.queryByRole('timer')).toBeNull()
    cleanup()
    openPopup()
    expect(screen.getByRole('timer')).toBeDefined()
  })

  it('takes an order without an email, and has no field for a postal code', async () => {
    const sent = ordersAnswer(PLACED)
    openPopup()
    expect(screen.queryByLabelText('Poštanski broj')).toBeNull()
    fill()
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[0]?.body.customerData).toMatchObject({ email: '', name: TYPED['Ime i prezime'] })
  })

  it('does not take half an email', async () => {
    const sent = ordersAnswer()
    openPopup()
    fill()
    fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: 'jovana@primer' } })
    pressOrder()
    expect(await screen.findByText('Neispravna email adresa')).toBeDefined()
    expect(sent).toEqual([])
  })

  it.each<[Market, string]>([
    ['Serbia', '064/812-33-90'],
    ['Serbia', '+381 (0)64 812 3390'],
    ['Serbia', '00381648123390'],
    ['Bosnia', '061 123-456'],
    ['Bosnia', '+387 61 123 456'],
    ['Bosnia', '033/123-456'],
    ['Montenegro', '067/123-456'],
    ['Montenegro', '+382 67 123 456'],
    ['Montenegro', '020 123 456'],
  ])('takes a phone in %s as people type it: %s', async (market, phone) => {
    const sent = ordersAnswer(PLACED)
    openPopup({ targetMarket: market })
    fill({ Telefon: phone })
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[0]?.body.customerData.phone).toBe(phone)
  })

  it('shows how a number is written in its market', async () => {
    openPopup({ targetMarket: 'Montenegro' })
    fill({ Telefon: '067' })
    pressOrder()
    const example = MARKETS.Montenegro.phoneExample
    expect(await screen.findByText(`Broju nedostaju cifre. Upišite ga ovako: ${example}.`)).toBeDefined()
  })

  it.each([
    ['the phone is offline', 'no answer', false, /^Nema veze sa internetom/],
    ['the connection breaks', 'no answer', true, /^Veza se prekinula/],
    ['the server is away', [503, {}], true, /^Prodavnica trenutno ne odgovara/],
    ['the order is refused', [409, {}], true, /^Porudžbina nije prihvaćena/],
  ] as const)('says what happened, and offers another try: %s', async (_, answer, isOnline, message) => {
    vi.stubGlobal('alert', vi.fn())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    ordersAnswer(answer, PLACED)
    openPopup()
    fill()
    pressOrder()
    expect((await screen.findByRole('alert')).textContent).toMatch(message)
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    await screen.findByText('Porudžbina je primljena')
    expect(screen.queryByRole('alert')).toBeNull()
    vi.restoreAllMocks()
  })

  it('keeps all that was typed when the order cannot be sent, and can be sent again', async () => {
    vi.stubGlobal('alert', vi.fn())
    const sent = ordersAnswer([503, {}], PLACED)
    openPopup()
    fill()
    fireEvent.click(screen.getByRole('radio', { name: /2 komada/ }))
    pressOrder()
    await waitFor(() => expect(alert).toHaveBeenCalledWith('Greška pri slanju porudžbine. Molimo pokušajte ponovo.'))
    for (const [label, text] of Object.entries(TYPED))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    expect(screen.getByRole('radio', { name: /2 komada/ })).toHaveProperty('checked', true)
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent.map(({ body }) => body.quantity)).toEqual([2, 2])
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('counts fifteen minutes, second by second, and stops at 0 with the form still open', async () => {
    vi.useFakeTimers()
    openPopup()
    const clock = screen.getByRole('timer')
    const shown = [clock.textContent]
    for (const ms of [1000, 1000, 897_000, 1000, 60_000]) {
      await act(() => vi.advanceTimersByTimeAsync(ms))
      shown.push(clock.textContent)
    }
    expect(shown).toEqual(['15:00', '14:59', '14:58', '00:01', '00:00', '00:00'])
    expect(screen.getByRole('button', { name: 'Poruči' })).toHaveProperty('disabled', false)
  })
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, openDialogs, ordersAnswer, PLACED, TYPED } from '../testing/order-forms.ts'
import { openPopup, pressOrder } from '../testing/popup.tsx'
import { samplePage } from '../testing/sample-page.ts'

const REUSED = [
  422,
  { code: 'idempotency.reused', message: 'Ova porudžbina je već poslata sa drugim podacima' },
] as const
const onMessage = vi.fn()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openDialogs()
  onMessage.mockReset()
  vi.stubGlobal('alert', onMessage)
  history.replaceState(null, '', '/mirna-noc')
})

/** Sends an order whose answer never comes. */
async function loseAnswer(): Promise<void> {
  openPopup()
  fill()
  pressOrder()
  await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(1))
}
/** Reloads the page: only the browser's storage is left. */
function reload(): void {
  cleanup()
  openPopup()
}

describe('an order whose answer was lost', () => {
  it('is the very same one when it is sent again, though the ad’s marks change with every moment', async () => {
    history.replaceState(null, '', '/mirna-noc?fbclid=IwAR0abc')
    const sent = ordersAnswer('no answer', PLACED)
    await loseAnswer()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]?.body).toHaveProperty('fbc')
    vi.restoreAllMocks()
  })

  it('is the same one also after a reload, with all that was typed', async () => {
    const sent = ordersAnswer('no answer', PLACED)
    await loseAnswer()
    reload()
    for (const [label, text] of Object.entries(TYPED))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[1]).toEqual(sent[0])
  })

  it('is told of before a corrected one is placed beside it', async () => {
    const sent = ordersAnswer('no answer', REUSED, PLACED, PLACED)
    await loseAnswer()
    fireEvent.click(screen.getByRole('radio', { name: /2 komada/ }))
    pressOrder()
    const notice = await screen.findByText(/Prethodna porudžbina je ipak primljena/)
    expect(notice.querySelector('a')?.getAttribute('href')).toBe(`/hvala/${samplePage().id}/K7QM-4RXW-9TPH`)
    expect(sent.map(({ body }) => body.quantity)).toEqual([1, 2, 1])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(onMessage).toHaveBeenCalledTimes(1)

    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent[3]?.body.quantity).toBe(2)
    expect(sent[3]?.key).not.toBe(sent[0]?.key)
  })

  it('that never arrived goes out as it was corrected', async () => {
    const sent = ordersAnswer('no answer', PLACED)
    await loseAnswer()
    fill({ Telefon: '064 812 3391' })
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    expect(sent.map(({ body }) => body.customerData.phone)).toEqual(['064 812 3390', '064 812 3391'])
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

describe('what was typed', () => {
  it('is still there after a reload in the middle, and gone once it is ordered', async () => {
    ordersAnswer(PLACED)
    openPopup()
    fill()
    reload()
    expect(screen.getByLabelText('Ulica i broj')).toHaveProperty('value', 'Futoška 21')
    pressOrder()
    await screen.findByText('Porudžbina je primljena')
    reload()
    expect(screen.getByLabelText('Ulica i broj')).toHaveProperty('value', '')
  })

  it('is not taken from what somebody else wrote into the browser’s store', () => {
    sessionStorage.setItem(`izlog.form.${samplePage().id}`, '{"values":{"name":{},"city":7},"unanswered":{"key":1}}')
    openPopup()
    expect(screen.getByLabelText('Ime i prezime')).toHaveProperty('value', '')
  })

  it('does without a store', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    openPopup()
    act(() => fill())
    expect(screen.getByLabelText('Grad')).toHaveProperty('value', 'Novi Sad')
    broken.mockRestore()
  })
})

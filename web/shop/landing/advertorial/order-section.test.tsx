import type { Market } from '@izlog/contracts/domain/market-facts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, ordersAnswer, PLACED, TYPED } from '../../testing/order-forms.ts'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { OrderSection } from './order-section.tsx'

const POSTAL_CODE = { 'Poštanski broj': '21000' }
const STORY = {
  callToAction: { text: { text: '', name: null }, title: 'Poručite danas', urgency: '', guarantee: '' },
  gist: [],
}

const open = (market: Market = 'Serbia') =>
  render(
    <OrderSection
      website={samplePage({ targetMarket: market })}
      seller={sampleSeller()}
      story={STORY}
      onBegin={() => undefined}
    />,
  )
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^(Poruči|Pokušaj ponovo)/ }))
/** The toast with this title; the button may have the same text. */
const toast = async (title: string) =>
  within((await screen.findByText(title, { selector: '.toast b' })).closest<HTMLElement>('.toast') ?? document.body)

describe('the order form in the story', () => {
  it('starts with three pieces', async () => {
    const sent = ordersAnswer(PLACED)
    open()
    expect(screen.getByRole('radio', { name: /3 komada/ })).toHaveProperty('checked', true)
    fill(POSTAL_CODE)
    submit()
    await toast('Porudžbina je primljena')
    expect(sent).toMatchObject([{ body: { quantity: 3, totalPrice: 6990 } }])
  })

  it.each([
    ['Ime i prezime', 'Unesite ime i prezime'],
    ['Telefon', 'Unesite broj telefona'],
    ['Ulica i broj', 'Unesite ulicu i broj'],
    ['Grad', 'Unesite grad'],
    ['Poštanski broj', 'Unesite poštanski broj'],
  ] as const)('asks for %s in a toast and at the field, and sends nothing', async (label, sentence) => {
    const sent = ordersAnswer()
    open()
    fill({ ...POSTAL_CODE, [label]: '' })
    submit()
    expect((await toast('Nedostaju podaci')).getByText('Molimo unesite sva obavezna polja')).toBeDefined()
    expect(screen.getByText(sentence)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
    expect(sent).toEqual([])
  })

  it('needs no postal code in Montenegro, and nowhere an email or notes', async () => {
    const sent = ordersAnswer(PLACED)
    open('Montenegro')
    fill()
    submit()
    await toast('Porudžbina je primljena')
    expect(sent[0]?.body.customerData).toMatchObject({ postalCode: '', email: '', notes: '' })
  })

  it('does not speak of missing fields when one is wrong', async () => {
    ordersAnswer()
    open()
    fill({ ...POSTAL_CODE, Telefon: '064' })
    submit()
    expect(await screen.findByText(/^Broju nedostaju cifre/)).toBeDefined()
    expect(screen.queryByText('Nedostaju podaci')).toBeNull()
  })

  it('sends one order however often the button is pressed', async () => {
    const sent = ordersAnswer(PLACED)
    open()
    fill(POSTAL_CODE)
    submit()
    fireEvent.submit(screen.getByLabelText('Grad').closest('form') ?? document.body)
    await toast('Porudžbina je primljena')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['no answer comes', 'no answer'],
    ['the server cannot', [503, { message: 'Baza nije dostupna' }]],
    ['the server refuses', [409, { code: 'website.inactive', message: 'Stranica ne prima porudžbine' }]],
  ] as const)('says so in a toast where %s, in its own words, and keeps what was typed', async (_, answer) => {
    const sent = ordersAnswer(answer, PLACED)
    open()
    fill(POSTAL_CODE)
    submit()
    await toast('Greška pri slanju porudžbine. Molimo pokušajte ponovo.')
    expect(document.body.textContent).not.toMatch(/Baza nije|Stranica ne prima/)
    for (const [label, text] of Object.entries({ ...TYPED, ...POSTAL_CODE }))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    submit()
    await toast('Porudžbina je primljena')
    expect(sent).toHaveLength(2)
  })

  it('asks again under the same key when the answer was lost, so that it is one order', async () => {
    const sent = ordersAnswer('no answer', PLACED)
    open()
    fill(POSTAL_CODE)
    submit()
    await toast('Greška pri slanju porudžbine. Molimo pokušajte ponovo.')
    submit()
    await toast('Porudžbina je primljena')
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})

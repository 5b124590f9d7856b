import type { Market } from '@izlog/contracts/domain/market-facts'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDialogs } from '../testing/order-forms.ts'
import { openPopup, pressOrder } from '../testing/popup.tsx'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { OrderSection } from './advertorial/order-section.tsx'

const STORY = { callToAction: { text: { text: '', name: null }, title: '', urgency: '', guarantee: '' }, gist: [] }
const openSection = (targetMarket: Market) =>
  render(
    <OrderSection
      website={samplePage({ targetMarket })}
      seller={sampleSeller()}
      story={STORY}
      onBegin={() => undefined}
    />,
  )
/** A field's keyboard, its autofill, and whether it is required. */
const field = (label: string | RegExp) => {
  const { type, inputMode, autocomplete, required } = screen.getByLabelText<
    HTMLInputElement & { autocomplete: string }
  >(label)
  return [type === 'text' ? inputMode : type, autocomplete, required]
}

beforeEach(() => {
  sessionStorage.clear()
  openDialogs()
})

describe('the fields of an order form', () => {
  it('open the right keyboard, and may be filled in by the browser', () => {
    openPopup()
    expect(field('Ime i prezime').slice(1)).toEqual(['name', true])
    expect(field('Telefon')).toEqual(['tel', 'tel', true])
    expect(field('Ulica i broj').slice(1)).toEqual(['address-line1', true])
    expect(field('Grad').slice(2)).toEqual([true])
    expect(field(/^Email/)).toEqual(['email', 'email', false])
  })

  it('of a story also a postal code, which has digits and is not needed in Montenegro', () => {
    const { unmount } = openSection('Bosnia')
    expect(screen.getByLabelText('Poštanski broj').getAttribute('inputmode')).toBe('numeric')
    expect(field('Poštanski broj').slice(1)).toEqual(['postal-code', true])
    expect(field(/^Napomena/).slice(2)).toEqual([false])
    unmount()
    openSection('Montenegro')
    expect(field(/^Poštanski broj/).slice(1)).toEqual(['postal-code', false])
  })

  it('tell screen readers which is wrong, and why', async () => {
    openPopup()
    pressOrder()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ime i prezime')))
    const name = screen.getByLabelText('Ime i prezime')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const why = document.getElementById(name.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).toBe('Unesite ime i prezime')
  })
})

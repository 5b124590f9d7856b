import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { OrderField } from './field.tsx'
import { advertorialRules } from './order-fields.ts'
import { useOrder } from './use-order.ts'

function Form() {
  const website = samplePage()
  const rules = advertorialRules('Serbia')
  const ordering = useOrder({
    website,
    seller: sampleSeller(),
    rules,
    startQuantity: 1,
    onFailed: () => undefined,
    onPlaced: () => undefined,
  })
  return (
    <form>
      <OrderField name="city" idPrefix="t" ordering={ordering} />
      <OrderField name="postalCode" idPrefix="t" ordering={ordering} />
    </form>
  )
}

const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Grad' })
const postalCode = () => screen.getByLabelText<HTMLInputElement>('Poštanski broj')

describe('the town of an order form', () => {
  it('suggests towns with their postal code, and the keyboard picks one', async () => {
    render(<Form />)
    await userEvent.type(town(), 'caca')
    await screen.findByRole('option', { name: /Čačak\s*32000/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect([town().value, postalCode().value]).toEqual(['Čačak', '32000'])
    expect(town().getAttribute('aria-expanded')).toBe('false')
  })

  it('opens no list over the form while the browser fills it in and the cursor is elsewhere', async () => {
    render(<Form />)
    await userEvent.type(town(), 'caca')
    await screen.findByRole('option', { name: /Čačak/ })
    await userEvent.click(postalCode())
    fireEvent.input(town(), { target: { value: 'Novi Sad' } })
    expect(town().value).toBe('Novi Sad')
    expect(town().getAttribute('aria-expanded')).toBe('false')
  })

  it('picks by a tap without leaving the field', async () => {
    render(<Form />)
    await userEvent.type(town(), 'Zrenj')
    await userEvent.click(await screen.findByRole('option', { name: /Zrenjanin/ }))
    expect(town().value).toBe('Zrenjanin')
    expect(document.activeElement).toBe(town())
  })

  it('takes a town that is not in the list, and forgets the postal code of the one picked before', async () => {
    render(<Form />)
    await userEvent.type(town(), 'Čačak')
    await screen.findByRole('option', { name: /Čačak/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.clear(town())
    await userEvent.type(town(), 'Gornji Zaselak')
    expect([town().value, postalCode().value]).toEqual(['Gornji Zaselak', ''])
  })

  it('keeps a postal code that was typed by hand', async () => {
    render(<Form />)
    await userEvent.type(postalCode(), '18205')
    await userEvent.type(town(), 'Niška Banja, selo')
    expect(postalCode().value).toBe('18205')
  })

  it('closes the list with Esc and leaves what was typed', async () => {
    render(<Form />)
    await userEvent.type(town(), 'Nov')
    await screen.findByRole('option', { name: /Novi Sad/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(town().value).toBe('Nov')
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleOrder } from '../testing/sample-order.ts'
import { ReviewForm } from './review-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const delivered = sampleOrder({ progress: 'delivered', fixedBy: 'end', mayReview: true })

function open(first = delivered) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const review = JSON.parse(String(body))
    sent.push([path, review])
    return Response.json({ ...delivered, review })
  })
  function Page() {
    const [order, setOrder] = useState(first)
    return <ReviewForm order={order} onChange={setOrder} />
  }
  render(<Page />)
  return sent
}
const write = (text: string) => fireEvent.input(screen.getByLabelText('Vaša rečenica'), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('takes stars and a sentence, says how it will be signed, and may be written anew', async () => {
  const sent = open()
  expect(screen.getByText(/Jovana S\., Novi Sad/)).toBeDefined()
  press('Pošalji ocenu')
  expect(screen.getByRole('alert').textContent).toBe('Izaberite ocenu od 1 do 5.')
  fireEvent.click(screen.getByRole('radio', { name: '4 od 5, Vrlo dobro' }))
  press('Pošalji ocenu')
  expect(screen.getByRole('alert').textContent).toBe('Napišite rečenicu o proizvodu.')
  write('Mekan i topao.')
  press('Pošalji ocenu')
  expect(await screen.findByText('Hvala! Ocena je stigla do prodavca.')).toBeDefined()
  write('Mekan, topao, vredi.')
  press('Sačuvaj ocenu')
  await screen.findByText('Hvala! Ocena je stigla do prodavca.')
  expect(sent).toEqual([
    ['/api/orders/K7QM-4RXW-9TPH/review', { stars: 4, text: 'Mekan i topao.' }],
    ['/api/orders/K7QM-4RXW-9TPH/review', { stars: 4, text: 'Mekan, topao, vredi.' }],
  ])
})

it('is no form before the parcel is delivered, and thanks once the seller has decided', () => {
  const { unmount } = render(<ReviewForm order={sampleOrder()} onChange={() => undefined} />)
  expect(document.body.textContent).toBe('')
  unmount()
  open({ ...delivered, mayReview: false, review: { stars: 5, text: 'Odličan.' } })
  expect(screen.getByText('Hvala na oceni!')).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('speaks Ijekavian where the order is not paid in dinars', () => {
  const bosnian = { ...delivered, currency: 'KM', currencySymbol: 'KM' }
  const { unmount } = render(<ReviewForm order={bosnian} onChange={() => undefined} />)
  press('Pošalji ocjenu')
  expect(screen.getByRole('alert').textContent).toBe('Izaberite ocjenu od 1 do 5.')
  expect(document.body.textContent).not.toMatch(/[Oo]cen/)
  unmount()
  render(
    <ReviewForm
      order={{ ...bosnian, mayReview: false, review: { stars: 5, text: 'Odličan.' } }}
      onChange={() => undefined}
    />,
  )
  expect(screen.getByText('Hvala na ocjeni!')).toBeDefined()
})

import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

export interface SentOrder {
  key: string | null
  body: { quantity: number; totalPrice: number; deliveryPrice: number; customerData: Record<string, string> }
}
type Answer = readonly [status: number, body: object] | 'no answer'

export const PLACED = [201, { success: true, orderId: 'K7QM-4RXW-9TPH', totalPrice: 2990 }] as const

/** Stubs the order service's answers, in order; returns the orders that were sent. */
export function ordersAnswer(...answers: readonly Answer[]): SentOrder[] {
  const sent: SentOrder[] = []
  vi.stubGlobal('fetch', async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const answer = answers[sent.length]
    sent.push({ key: headers['Idempotency-Key'] ?? null, body: JSON.parse(body) })
    if (!answer || answer === 'no answer') throw new TypeError('Failed to fetch')
    return Response.json(answer[1], { status: answer[0] })
  })
  return sent
}

/** A shopper's values by the fields' labels. */
export const TYPED: Readonly<Record<string, string>> = {
  'Ime i prezime': 'Jovana Stanković',
  Telefon: '064 812 3390',
  'Ulica i broj': 'Futoška 21',
  Grad: 'Novi Sad',
}

/** Types these values into the form, with changes. */
export function fill(changes: Readonly<Record<string, string>> = {}): void {
  for (const [label, value] of Object.entries({ ...TYPED, ...changes }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

/** Stubs showModal and close, which jsdom lacks. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

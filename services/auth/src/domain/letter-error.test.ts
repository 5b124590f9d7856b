import { expect, it } from 'vitest'
import { z } from 'zod'
import { letterError } from './letter-error.ts'

const Event = z.strictObject({
  id: z.uuid(),
  occurredAt: z.string(),
  data: z.object({ items: z.array(z.object({ price: z.int() })) }),
})
const refusalOf = (value: unknown) => Event.safeParse(value).error ?? new Error('taken')

it('names the fields that a contract refuses, with nothing of what they hold', () => {
  const refusal = refusalOf({ id: 'nema', data: { items: [{ price: 'Ana Petrović' }] }, 'Ana Petrović': 1 })
  const sentence =
    'id: Invalid UUID; occurredAt: nedostaje; data.items.0.price: Invalid input: expected number, received string; poruka: nepoznata polja'
  expect(letterError(refusal.message)).toBe(sentence)
  expect(letterError(String(refusal.stack)), 'as thrown, with its stack').toBe(sentence)
  expect(letterError(refusalOf(undefined).message)).toBe('poruka nije JSON')
})

it('is the first line of any other error, bounded and without phones and codes', () => {
  expect(letterError('Error: no order K7QM-4RXW-9TPH of +381641234567\n    at count')).toBe('Error: no order … of …')
  expect(letterError(`[${'x'.repeat(400)}`)).toHaveLength(300)
})

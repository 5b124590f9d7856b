import { describe, expect, it } from 'vitest'
import { advertorialRules, type FieldName, popupRules } from './order-fields.ts'
import { isFine, nextOrderForm, type OrderFormEvent, type OrderFormState, startOrderForm } from './order-form-state.ts'

const rules = popupRules('Serbia')
const after = (state: OrderFormState, ...events: OrderFormEvent[]) =>
  events.reduce((now, event) => nextOrderForm(rules, now, event), state)
const typed = (field: FieldName, value: string): OrderFormEvent => ({ type: 'typed', field, value })
const left = (field: FieldName): OrderFormEvent => ({ type: 'left', field })
const SENDING: OrderFormEvent = { type: 'sending', attempt: { key: 'k', bodies: [] } }
const start = startOrderForm(1)

describe('an order form', () => {
  it('says nothing while somebody types, and what is wrong once the field is left', () => {
    const typing = after(start, typed('phone', '064 81'))
    expect(typing.problems).toEqual({})
    expect(after(typing, left('phone')).problems).toEqual({
      phone: 'Broju nedostaju cifre. Upišite ga ovako: 064\u00a0123\u00a04567.',
    })
  })

  it('takes the sentence away as soon as the mistake is mended', () => {
    const mended = after(start, typed('phone', '064 81'), left('phone'), typed('phone', '064 812 3390'))
    expect(mended.problems).toEqual({})
    expect(isFine(mended, 'phone')).toBe(true)
  })

  it('approves of a street and a town only once they look complete', () => {
    const short = after(start, typed('address', 'x'), left('address'), typed('city', 'Beo'), left('city'))
    expect([short.problems, isFine(short, 'address'), isFine(short, 'city')]).toEqual([{}, false, false])
    const whole = after(short, typed('address', 'Knez Mihailova 1'), typed('city', 'Beograd'))
    expect([isFine(whole, 'address'), isFine(whole, 'city')]).toEqual([true, true])
  })

  it('does not scold for a field that was passed by', () => {
    expect(after(start, left('name')).problems).toEqual({})
  })

  it('keeps the postal code of a picked town when a browser tells again what stands there, until another is typed', () => {
    const town = { name: 'Novi Sad', postalCode: '21000' }
    const picked = after(start, typed('city', 'novi s'), { type: 'town-picked', town }, typed('city', 'Novi Sad'))
    expect(picked.values).toMatchObject({ city: 'Novi Sad', postalCode: '21000' })
    expect(after(picked, typed('city', 'Novi Pazar')).values).toMatchObject({ postalCode: '' })
  })

  it('names every missing field on sending, never the optional one', () => {
    expect(after(start, { type: 'checked' }).problems).toEqual({
      name: 'Unesite ime i prezime',
      phone: 'Unesite broj telefona',
      address: 'Unesite ulicu i broj',
      city: 'Unesite grad',
    })
  })

  it('shows the new sum of that quantity, asks once more and keeps what was typed', () => {
    const asked = after(start, { type: 'quantity-chosen', quantity: 2 }, typed('name', 'Jovana Stanković'), SENDING, {
      type: 'total-changed',
      total: 5290,
      deliveryPrice: 390,
    })
    expect(asked).toMatchObject({
      phase: 'open',
      confirming: true,
      quantity: 2,
      newTotals: { 2: 5290 },
      newDeliveryPrices: { 2: 390 },
    })
    expect(asked.values.name).toBe('Jovana Stanković')
    expect(after(asked, SENDING).confirming).toBe(false)
  })

  it('shows what the server found at the fields', () => {
    const refused = after(start, SENDING, { type: 'refused', problems: { phone: 'Proverite broj telefona.' } })
    expect(refused).toMatchObject({ phase: 'open', problems: { phone: 'Proverite broj telefona.' } })
  })

  it('opens again after a failure, with everything kept', () => {
    const failed = after(start, typed('city', 'Novi Sad'), SENDING, { type: 'unknown', reason: 'busy' })
    expect(failed).toMatchObject({ phase: 'open', values: { city: 'Novi Sad' }, failure: 'busy' })
    expect(after(failed, SENDING).failure).toBeNull()
  })
})

describe('the form of the Advertorial Template', () => {
  it.each([
    ['Serbia', true],
    ['Bosnia', true],
    ['Montenegro', false],
  ] as const)('asks for the postal code in %s: %s', (market, asked) => {
    expect(advertorialRules(market).required.includes('postalCode')).toBe(asked)
  })
})

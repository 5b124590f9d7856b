import { anOrder } from '@izlog/kit/testing/order-events'
import { describe, expect, it } from 'vitest'
import { messagesFor, type TelegramContent } from './gathered-message.ts'
import { orderLine } from './telegram-message.ts'

const order = (number: number): TelegramContent => ({
  text: `Nova porudžbina ${number}, sa svim`,
  short: { of: 'order', line: `${number} · Ana Anić · 4.990 RSD` },
})
const upsell: TelegramContent = { text: 'Dodato', short: { of: 'upsell', line: 'U-1 uz 1 · Ana Anić · 990 RSD' } }
const notice: TelegramContent = { text: '🔔 <b>Domen je proveren</b>\nmoja-radnja.rs' }
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index + 1))

describe('messages', () => {
  it('tell each alone while there is room', () => {
    expect(messagesFor(orders(2), 5)).toEqual([
      { text: 'Nova porudžbina 1, sa svim', count: 1 },
      { text: 'Nova porudžbina 2, sa svim', count: 1 },
    ])
  })

  it('are gathered in the last one where there is room for fewer', () => {
    expect(messagesFor(orders(4), 2)).toEqual([
      { text: 'Nova porudžbina 1, sa svim', count: 1 },
      {
        text: [
          '🛒 <b>3 nove porudžbine</b>',
          '',
          '2 · Ana Anić · 4.990 RSD',
          '3 · Ana Anić · 4.990 RSD',
          '4 · Ana Anić · 4.990 RSD',
        ].join('\n'),
        count: 3,
      },
    ])
  })

  it('keep apart what is no order', () => {
    expect(messagesFor([order(1), notice, upsell, order(2)], 1)).toEqual([
      {
        text: [
          '🛒 <b>2 nove porudžbine</b>',
          '',
          '1 · Ana Anić · 4.990 RSD',
          '2 · Ana Anić · 4.990 RSD',
          '',
          '➕ <b>1 dodatak uz porudžbinu</b>',
          '',
          'U-1 uz 1 · Ana Anić · 990 RSD',
          '',
          '🔔 <b>Domen je proveren</b>',
          'moja-radnja.rs',
        ].join('\n'),
        count: 4,
      },
    ])
  })

  it.each([
    [2, '2 nove porudžbine'],
    [5, '5 novih porudžbina'],
    [12, '12 novih porudžbina'],
    [21, '21 nova porudžbina'],
    [22, '22 nove porudžbine'],
  ])('count %i as people do', (count, heading) => {
    expect(messagesFor(orders(count), 1)[0]?.text).toContain(`🛒 <b>${heading}</b>`)
  })

  it('hold what Telegram takes, and leave the rest for later', () => {
    const all = orders(400)
    const messages = messagesFor(all, 2)
    expect(messages).toHaveLength(2)
    for (const { text } of messages) expect(text.length).toBeLessThanOrEqual(4096)
    const total = messages.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBeLessThan(400)
    expect(messages[1]?.text).toContain(`\n${total} · `)
    expect(messages.map(({ text }) => text).join('\n')).not.toContain(`\n${total + 1} · `)
    // One more line would have been too long.
    expect((messages[1]?.text ?? '').length).toBeGreaterThan(4096 - 40)
  })

  it('are none where there is no room', () => {
    expect(messagesFor(orders(3), 0)).toEqual([])
  })
})

it('an order in a line has its number, name and sum, escaped, and whether it may be double', () => {
  const { customer } = anOrder({ userId: 7 })
  const typed = { ...customer, firstName: '<b>Ana', lastName: '& Mia' }
  const double = anOrder({ userId: 7, orderId: 'IZ-1', customer: typed, possibleDuplicate: true })
  expect(orderLine(double)).toMatch(/^IZ-1 · &lt;b&gt;Ana &amp; Mia · 4\.990\sRSD · ⚠️ moguća dupla$/)
})

import { describe, expect, it } from 'vitest'
import { newNotification } from './notification.ts'
import { isWorthPushing, pushMessage } from './push.ts'

const at = new Date('2026-11-29T10:00:00Z')
const aNotification = (more: Partial<Parameters<typeof newNotification>[0]> = {}) =>
  newNotification({
    _id: 'order.created:K7QM-4RXW-9TPH',
    userId: 7,
    type: 'order.created',
    title: 'Nova porudžbina',
    message: 'Jastuk Mirna Noć, 2 komada, 4.990 RSD.',
    data: { orderId: 'K7QM-4RXW-9TPH' },
    createdAt: at,
    ...more,
  })

describe('a pushed notification', () => {
  it('has its words and leads to its screen', () => {
    expect(pushMessage(aNotification())).toEqual({
      id: 'order.created:K7QM-4RXW-9TPH',
      title: 'Nova porudžbina',
      message: 'Jastuk Mirna Noć, 2 komada, 4.990 RSD.',
      url: '/orders',
    })
  })

  it('quotes nothing that a courier answered, which may be about the shopper', () => {
    const dead = aNotification({
      type: 'delivery.dead',
      title: 'Kurir: slanje nije uspelo',
      message: 'Porudžbina K7QM-4RXW-9TPH: Adresa „Knez Mihailova 5” nije ispravna.',
      data: { orderId: 'K7QM-4RXW-9TPH', channel: 'courier' },
    })
    expect(pushMessage(dead)).toMatchObject({ message: 'Porudžbina K7QM-4RXW-9TPH.', url: '/deliveries' })
    const many = { ...dead, orders: ['K7QM-4RXW-9TPH', 'A7QM-4RXW-9TPA'] }
    expect(pushMessage(many)).toMatchObject({ title: 'Nisu predate 2 pošiljke kuriru', message: 'Otvorite isporuke.' })
  })

  it('is short enough for any screen', () => {
    expect(pushMessage(aNotification({ message: 'š'.repeat(5000) })).message).toHaveLength(300)
  })

  it('is not pushed once it was read, or has expired', () => {
    expect(isWorthPushing(aNotification(), at)).toBe(true)
    expect(isWorthPushing(aNotification({ expiresAt: at }), at)).toBe(false)
    expect(isWorthPushing({ ...aNotification(), readAt: at }, at)).toBe(false)
  })
})

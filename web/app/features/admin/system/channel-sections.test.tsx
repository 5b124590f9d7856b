import type { ChannelPause } from '@izlog/contracts/http/channel-pauses'
import { DELIVERY_MESSAGES, type DeliveryItem } from '@izlog/contracts/http/deliveries'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../../testing/samples.ts'
import { channelsHealth } from './channel-samples.ts'

const AT = '2026-11-22T09:38:07.000Z'
const SELLER = { ...aUser({ id: 7 }), firstName: 'Sanja', lastName: 'Đurić', notes: null, createdAt: AT }
const aPause = (fields: Partial<ChannelPause> = {}): ChannelPause => ({
  channel: 'telegram',
  userId: null,
  reason: 'Telegram ne radi',
  pausedAt: AT,
  pausedBy: 1,
  ...fields,
})
const aDeadDelivery = (fields: Partial<DeliveryItem> = {}): DeliveryItem => ({
  id: '01a2b3c4-5d6e-7f80-9123-000000000001:courier',
  orderId: 'K7QM-4RXW-9TPH',
  userId: 7,
  channel: 'courier',
  cause: 'order.released',
  state: 'dead',
  summary: 'Paket za kurira',
  attempts: 10,
  reason: 'Kurir ne odgovara.',
  trackingId: null,
  trackingUrl: null,
  createdAt: AT,
  changedAt: AT,
  nextAttemptAt: null,
  paused: false,
  canRetry: true,
  ...fields,
})
const deadPage = (items: DeliveryItem[], total = items.length) => ({ items, nextCursor: null, total })

const CHANNELS = '/api/admin/system/channels'
const open = (routes: Parameters<typeof serve>[0] = {}) => {
  const calls = serve({
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/admin/clients': () => answer({ items: [SELLER], nextCursor: null, total: 1 }),
    [`GET ${CHANNELS}`]: () => answer({ pauses: [] }),
    [`GET ${CHANNELS}/dead`]: () => answer(deadPage([])),
    [`GET ${CHANNELS}/health`]: () => answer(channelsHealth()),
    'GET /api/admin/users': () => answer(aPageOf([])),
    ...routes,
  })
  return { calls, ...openApp('/admin/system', anAdmin()) }
}

describe('paused channels', () => {
  it('are listed with seller and reason, and resumed once that is confirmed', async () => {
    const { calls, person } = open({
      [`GET ${CHANNELS}`]: () => answer({ pauses: [aPause(), aPause({ channel: 'pixel', userId: 7 })] }),
      [`POST ${CHANNELS}/resume`]: () => answer({ pauses: [aPause()] }),
    })
    const list = within(await screen.findByRole('list', { name: 'Pauzirani kanali' }))
    expect(list.getByText('Telegram: svi prodavci')).toBeTruthy()
    expect(await list.findByText('Meta pixel: Sanja Đurić')).toBeTruthy()
    await person.click(list.getByRole('button', { name: /Nastavi slanje.*Meta pixel/ }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nastavi slanje' }))
    expect(await screen.findByText('Slanje je nastavljeno')).toBeTruthy()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ channel: 'pixel', userId: 7 })
    expect(list.queryByText('Meta pixel: Sanja Đurić')).toBeNull()
  })

  it('are paused for one seller, with a reason', async () => {
    const { calls, person } = open({
      [`POST ${CHANNELS}/pause`]: () => answer({ pauses: [aPause({ channel: 'courier', userId: 7 })] }),
    })
    expect(await screen.findByText('Ništa nije pauzirano. Svi kanali šalju.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Pauziraj kanal' }))
    const dialog = within(screen.getByRole('dialog'))
    await person.selectOptions(dialog.getByLabelText('Kanal'), 'Kurir')
    await person.click(dialog.getByRole('radio', { name: 'Jedan prodavac' }))
    await person.click(dialog.getByRole('button', { name: 'Pauziraj' }))
    expect(dialog.getByText('Izaberite prodavca')).toBeTruthy()
    expect(dialog.getByText('Upišite razlog')).toBeTruthy()
    await person.type(dialog.getByLabelText('Prodavac'), 'sanja')
    // Two sellers may have the same name.
    const found = await dialog.findByRole('button', { name: /^Sanja Đurić/ })
    expect(within(found).getByText(SELLER.email)).toBeTruthy()
    await person.click(found)
    await person.type(dialog.getByLabelText('Razlog'), 'Pogrešan ključ')
    await person.click(dialog.getByRole('button', { name: 'Pauziraj' }))
    expect(await screen.findByText('Kurir: Sanja Đurić')).toBeTruthy()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      channel: 'courier',
      userId: 7,
      reason: 'Pogrešan ključ',
    })
  })
})

describe('dead deliveries', () => {
  it('are sent again all at once only of one channel, and parcels only from a day on', async () => {
    const { person } = open({ [`GET ${CHANNELS}/dead`]: () => answer(deadPage([aDeadDelivery()])) })
    const all = async () => (await screen.findByRole('button', { name: 'Sve po filteru (1)' })) as HTMLButtonElement
    expect((await all()).disabled).toBe(true)
    expect(screen.getByText(/Da pošaljete sve po filteru: izaberite kanal\./)).toBeTruthy()
    await person.selectOptions(screen.getByLabelText('Kanal'), 'Kurir')
    expect(await screen.findByText(/za kurira izaberite i od kog dana/)).toBeTruthy()
    expect((await all()).disabled).toBe(true)
    await person.selectOptions(screen.getByLabelText('Kanal'), 'Telegram')
    await waitFor(async () => expect((await all()).disabled).toBe(false))
  })

  it('are not sent again while the list and the total are still of the filter before', async () => {
    let answerNext = () => {}
    const { person } = open({
      [`GET ${CHANNELS}/dead`]: ({ query }) =>
        query.get('channel') === 'pixel'
          ? new Promise<Response>((resolve) => {
              answerNext = () => resolve(answer(deadPage([aDeadDelivery({ channel: 'pixel' })], 1000)))
            })
          : answer(deadPage([aDeadDelivery({ channel: 'telegram' })], 2)),
    })
    const isDisabled = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
    await person.selectOptions(await screen.findByLabelText('Kanal'), 'Telegram')
    await waitFor(() => expect(isDisabled(/Sve po filteru \(2\)/)).toBe(false))
    await person.selectOptions(screen.getByLabelText('Kanal'), 'Meta pixel')
    await person.click(screen.getByRole('checkbox', { name: /Izaberi: Telegram/ }))
    expect([isDisabled(/Sve po filteru/), isDisabled(/Izabrane/)]).toEqual([true, true])
    answerNext()
    await waitFor(() => expect(isDisabled(/Sve po filteru \(najmanje 1\.000\)/)).toBe(false))
  })

  it('are sent again as many as match the filter, part by part, and what is not says why', async () => {
    const parts = [
      { results: [{ id: 'a', refusal: null }], nextCursor: '1.next' },
      { results: [{ id: 'b', refusal: DELIVERY_MESSAGES.forgotten }], nextCursor: null },
    ]
    const { calls, person } = open({
      [`GET ${CHANNELS}/dead`]: () => answer(deadPage([aDeadDelivery()], 2)),
      [`POST ${CHANNELS}/dead/retry-matching`]: () => answer(parts.shift()),
    })
    await person.selectOptions(await screen.findByLabelText('Kanal'), 'Kurir')
    await person.type(screen.getByLabelText('Od dana'), '2026-11-20')
    await waitFor(() => expect(screen.queryByText(/Da pošaljete sve/)).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Sve po filteru (2)' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pošalji ponovo' }))
    const reasons = within(await screen.findByRole('list', { name: 'Razlozi' }))
    expect(reasons.getByText(DELIVERY_MESSAGES.forgotten)).toBeTruthy()
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    const filter = { channel: 'courier', from: '2026-11-20' }
    expect(sent).toEqual([filter, { ...filter, cursor: '1.next' }])
  })

  it('are chosen one by one', async () => {
    const other = aDeadDelivery({ id: '01a2b3c4-5d6e-7f80-9123-000000000002:telegram', channel: 'telegram' })
    const { calls, person } = open({
      [`GET ${CHANNELS}/dead`]: () => answer(deadPage([aDeadDelivery(), other])),
      [`POST ${CHANNELS}/dead/retry`]: () => answer({ results: [{ id: other.id, refusal: null }], nextCursor: null }),
    })
    await person.click(await screen.findByRole('checkbox', { name: /Izaberi: Telegram/ }))
    await person.click(screen.getByRole('button', { name: 'Izabrane (1)' }))
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pošalji ponovo' }))
    expect(await screen.findByText('Šalju se ponovo')).toBeTruthy()
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [other.id] })
  })
})

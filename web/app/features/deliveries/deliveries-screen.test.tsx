import type { DeliveryItem, DeliveryPage } from '@izlog/contracts/http/deliveries'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aDelivery, anAdmin, anOrder, aPageOf, aUser } from '../../testing/samples.ts'
import { TestStream } from '../../testing/test-stream.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('EventSource', TestStream)
})

const NO_ACCESS = 'Nemamo pristup tabeli. Podelite je sa nalogom servisa.'
const failed = aDelivery({ state: 'failed', attempts: 3, reason: NO_ACCESS, canRetry: true })
const pageOf = (items: DeliveryItem[]): DeliveryPage => ({ items, nextCursor: null, total: items.length })
const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)
const retryIn = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('button', { name: /^Pošalji ponovo/ })[0] ?? document.body
const streamOrder = (order: OrderItem) =>
  act(() => TestStream.of('/api/orders/stream').push('order', { kind: 'changed', order }))

describe('the failed deliveries', () => {
  it('say of which order, what, why, and lead to the order', async () => {
    serve({ 'GET /api/deliveries/failed': () => answer(pageOf([failed])) })
    openApp('/deliveries', aUser())
    const row = await rowOf(/^Google Sheets/)
    expect(row.getByRole('link', { name: 'K7QM-4RXW-9TPH' })).toHaveProperty(
      'href',
      expect.stringContaining('/orders?order=K7QM-4RXW-9TPH'),
    )
    for (const text of [/^Red u tabeli: Jastuk Mirna noć/, NO_ACCESS, /^Pokušaj 3 od 10/])
      expect(row.getByText(text)).toBeTruthy()
    expect(screen.getByText(/^Prikazano 1 od 1\sisporuke/)).toBeTruthy()
  })

  it('are those of one channel where its address names one, and of all again when asked', async () => {
    const calls = serve({ 'GET /api/deliveries/failed': () => answer(pageOf([failed])) })
    const { person } = openApp('/deliveries?channel=sheets', aUser())
    await rowOf(/^Google Sheets/)
    const asked = () =>
      calls.filter(({ path }) => path === '/api/deliveries/failed').map(({ query }) => query.get('channel'))
    expect(new Set(asked())).toEqual(new Set(['sheets']))
    await person.click(screen.getByRole('link', { name: 'Svi kanali' }))
    await waitFor(() => expect(asked()).toContain(null))
    expect(screen.queryByRole('link', { name: 'Svi kanali' })).toBeNull()
  })

  it('are sent once more, and stay where they are once they arrived', async () => {
    let now = failed
    const calls = serve({
      'GET /api/deliveries/failed': () => answer(pageOf([failed])),
      'GET /api/deliveries': () => answer(pageOf([now])),
      [`POST /api/deliveries/${encodeURIComponent(failed.id)}/retry`]: () => {
        now = { ...failed, state: 'pending', reason: null, canRetry: false, changedAt: '2026-11-21T08:50:00.000Z' }
        return answer(now)
      },
    })
    const { person } = openApp('/deliveries', aUser())
    await person.click(retryIn(await rowOf(/^Google Sheets/)))
    const row = await rowOf(/^Google Sheets/)
    expect((await row.findAllByText('Čeka')).length).toBeGreaterThan(0)
    expect(row.queryByRole('button', { name: /^Pošalji ponovo/ })).toBeNull()

    now = { ...now, state: 'sent', attempts: 4, changedAt: '2026-11-21T08:50:01.000Z' }
    streamOrder(anOrder())
    expect((await row.findAllByText('Poslato')).length).toBeGreaterThan(0)
    expect(await screen.findByText('Google Sheets je primio porudžbinu.')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('that come in meanwhile wait to be asked for', async () => {
    let items = [failed]
    serve({ 'GET /api/deliveries/failed': () => answer(pageOf(items)) })
    const { person } = openApp('/deliveries', aUser())
    await rowOf(/^Google Sheets/)
    items = [aDelivery({ ...failed, id: '019aa5b0-0000-7000-8000-000000000002:courier', channel: 'courier' }), failed]
    streamOrder(anOrder())
    await person.click(await screen.findByRole('button', { name: /1\snova neuspela · Prikaži/ }))
    expect(await rowOf(/^Kurir/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Prikaži/ })).toBeNull())
  })

  it('say so when what was to be sent is forgotten', async () => {
    serve({
      'GET /api/deliveries/failed': () => answer(pageOf([failed])),
      [`POST /api/deliveries/${encodeURIComponent(failed.id)}/retry`]: () =>
        refusal(409, 'Podaci za slanje se više ne čuvaju, pa se ova isporuka ne može ponoviti.'),
    })
    const { person } = openApp('/deliveries', aUser())
    await person.click(retryIn(await rowOf(/^Google Sheets/)))
    expect(await screen.findByText(/^Podaci za slanje se više ne čuvaju/)).toBeTruthy()
  })

  it('tell an administrator whose they are', async () => {
    const marko = { ...aUser({ id: 2, email: 'marko@izlog.test' }), notes: null, createdAt: '2026-11-20T08:00:00.000Z' }
    const other = {
      ...failed,
      id: '019aa5b0-0000-7000-8000-000000000002:courier',
      channel: 'courier',
      userId: 9,
    } as const
    serve({
      'GET /api/deliveries/failed': () => answer(pageOf([failed, other])),
      'GET /api/admin/clients': () => answer({ items: [marko], nextCursor: null, total: 1 }),
    })
    openApp('/deliveries', anAdmin())
    const seller = `${marko.firstName} ${marko.lastName} (marko@izlog.test)`
    expect(await (await rowOf(/^Google Sheets/)).findByText(seller)).toBeTruthy()
    // One that is not among those that were read.
    expect((await rowOf(/^Kurir/)).getByText('prodavac br. 9')).toBeTruthy()
  })

  it('are none: what it is, and one action', async () => {
    serve({ 'GET /api/deliveries/failed': () => answer(pageOf([])) })
    openApp('/deliveries', aUser())
    expect(await screen.findByText('Sve je isporučeno')).toBeTruthy()
  })

  it('that cannot be loaded say what is safe, and load on a retry', async () => {
    let down = true
    serve({
      'GET /api/deliveries/failed': () => (down ? refusal(503, 'Usluga nije dostupna.') : answer(pageOf([failed]))),
    })
    const { person } = openApp('/deliveries', aUser())
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    down = false
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await rowOf(/^Google Sheets/)).toBeTruthy()
  })
})

describe('the orders screen', () => {
  it('leads to the failed deliveries as soon as there are any', async () => {
    let items: DeliveryItem[] = []
    serve({
      'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
      'GET /api/deliveries/failed': () => answer(pageOf(items)),
    })
    openApp('/orders', aUser())
    await screen.findByText('Jovana Stanković')
    expect(screen.queryByRole('link', { name: /^Neuspele isporuke/ })).toBeNull()
    items = [failed]
    streamOrder(anOrder())
    const [link] = await screen.findAllByRole('link', { name: 'Neuspele isporuke 1' })
    expect(link).toHaveProperty('href', expect.stringContaining('/deliveries'))
  })
})

describe('an order', () => {
  const sent = aDelivery({
    id: '019aa5b0-0000-7000-8000-000000000001:telegram',
    channel: 'telegram',
    summary: 'Poruka o novoj porudžbini',
  })
  const openOrder = async () => {
    openApp('/orders?order=K7QM-4RXW-9TPH', aUser())
    const drawer = await screen.findByRole('dialog', { name: 'Porudžbina K7QM-4RXW-9TPH' })
    return { channel: (name: string) => within(within(drawer).getByRole('listitem', { name })), drawer }
  }

  it('tells per channel what was sent and when, and follows live what failed', async () => {
    let items = [failed, sent]
    serve({
      'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
      'GET /api/deliveries': () => answer(pageOf(items)),
    })
    const { channel, drawer } = await openOrder()
    expect(await channel('Telegram').findByText(/^Poruka o novoj porudžbini · /)).toBeTruthy()
    expect(channel('Google Sheets').getByText(NO_ACCESS)).toBeTruthy()
    expect(channel('Google Sheets').getByText(/^Pokušaj 3 od 10/)).toBeTruthy()
    expect(channel('Kurir').getByText('Još nije poslato')).toBeTruthy()
    expect(within(drawer).getByText('1 od 4 poslato')).toBeTruthy()
    items = [{ ...failed, state: 'sent', reason: null, canRetry: false, changedAt: '2026-11-21T08:50:01.000Z' }, sent]
    streamOrder(anOrder())
    expect(await within(drawer).findByText('2 od 4 poslato')).toBeTruthy()
    expect(channel('Google Sheets').queryByText(NO_ACCESS)).toBeNull()
  })

  it('shows what its row knows while the details cannot be read', async () => {
    const deliveries = { telegram: { state: 'sent', reason: null, at: '2026-11-21T08:38:07.000Z' } }
    serve({ 'GET /api/orders/my': () => answer(aPageOf([anOrder({ deliveries })])) })
    const { channel, drawer } = await openOrder()
    await waitFor(() => expect(within(drawer).getByRole('alert').textContent).toContain('Pojedinosti isporuke'))
    expect(channel('Telegram').getByText('Poruka isporučena · 09:38:07')).toBeTruthy()
  })
})

import { BLOCK_MESSAGES, type BlockedBuyer } from '@izlog/contracts/http/blocked'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anAdmin, anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const entry: BlockedBuyer = {
  ...{ id: '019aa5b0-0000-7000-8000-000000000001', kind: 'phone', value: '+381648123390' },
  ...{ orderId: 'K7QM-4RXW-9TPH', at: '2026-11-21T08:38:07.000Z' },
}
const order = anOrder({ id: 7 })
const waiting = anOrder({ id: 8, orderId: 'P3HD-9WNC-4KFM', hold: { at: order.createdAt, by: 'phone' } })
type Routes = Parameters<typeof serve>[0]

async function openOrder(shown: typeof order, address: string, routes: Routes) {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([shown], { onHold: 1 })), ...routes })
  const app = openApp(address, aUser())
  const drawer = await screen.findByRole('dialog', { name: `Porudžbina ${shown.orderId}` })
  const sent = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path)
  return { ...app, drawer: within(drawer), sent }
}

describe('blocking a buyer', () => {
  it('asks by what, and can be taken back at once', async () => {
    const { person, drawer, sent } = await openOrder(order, `/orders?order=${order.orderId}`, {
      'POST /api/orders/blocked': () => answer({ items: [entry] }, 201),
      [`DELETE /api/orders/blocked/${entry.id}`]: () => answer({ id: entry.id }),
    })
    await person.click(drawer.getByRole('button', { name: 'Blokiraj kupca' }))
    const question = within(await screen.findByRole('dialog', { name: 'Blokirati kupca Jovana Stanković?' }))
    await person.click(question.getByRole('checkbox', { name: /Email/ }))
    await person.click(question.getByRole('button', { name: 'Blokiraj' }))
    expect(await screen.findByText('Kupac je blokiran')).toBeTruthy()
    expect(sent('POST', '/api/orders/blocked')[0]?.body).toEqual({ order: 7, by: ['phone', 'email'] })
    await person.click(screen.getByText('Poništi'))
    await waitFor(() => expect(sent('DELETE', `/api/orders/blocked/${entry.id}`)).toHaveLength(1))
  })

  it('needs something to go by, and shows why it is refused', async () => {
    const { person, drawer } = await openOrder(order, `/orders?order=${order.orderId}`, {
      'POST /api/orders/blocked': () => refusal(409, BLOCK_MESSAGES.tooMany),
    })
    await person.click(drawer.getByRole('button', { name: 'Blokiraj kupca' }))
    const question = within(await screen.findByRole('dialog', { name: /Blokirati kupca/ }))
    await person.click(question.getByRole('checkbox', { name: /Telefon/ }))
    expect(question.getByRole('button', { name: 'Blokiraj' })).toHaveProperty('disabled', true)
    await person.click(question.getByRole('checkbox', { name: /Telefon/ }))
    await person.click(question.getByRole('button', { name: 'Blokiraj' }))
    expect(await screen.findByText(BLOCK_MESSAGES.tooMany)).toBeTruthy()
  })

  it('is undone in the list under „Više”', async () => {
    const left = [entry]
    serve({
      'GET /api/orders/my': () => answer(aPageOf([order])),
      'GET /api/orders/blocked': () => answer({ items: left }),
      [`DELETE /api/orders/blocked/${entry.id}`]: () => answer({ id: left.pop()?.id }),
    })
    const { person } = openApp('/orders', aUser())
    await person.click(await screen.findByRole('button', { name: 'Više' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Blokirani kupci' }))
    const list = within(await screen.findByRole('dialog', { name: 'Blokirani kupci' }))
    expect(await list.findByText('+381648123390')).toBeTruthy()
    await person.click(list.getByRole('button', { name: 'Odblokiraj +381648123390' }))
    expect(await list.findByText(/Niko nije blokiran/)).toBeTruthy()
  })
})

describe('orders on hold', () => {
  it('have a choice of their own while there are any', async () => {
    const calls = serve({
      'GET /api/orders/my': ({ query }) => answer(aPageOf(query.has('onHold') ? [waiting] : [order], { onHold: 1 })),
    })
    const { person } = openApp('/orders', aUser())
    await person.click(await screen.findByRole('radio', { name: 'Zadržane 1' }))
    expect(await screen.findByText('Zadržana')).toBeTruthy()
    expect(calls.at(-1)?.query.get('onHold')).toBe('true')
    await person.click(screen.getByRole('radio', { name: /^Sve/ }))
    await waitFor(() => expect(screen.queryByText('Zadržana')).toBeNull())
  })

  it('are let go from their drawer', async () => {
    const { person, drawer, sent } = await openOrder(waiting, `/orders?zadrzane=&order=${waiting.orderId}`, {
      'POST /api/orders/8/release': () => answer({ ...waiting, hold: null }),
    })
    expect(drawer.getByText(/Kupac je blokiran \(telefon\)/)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Potvrdi' })).toBeNull()
    await person.click(drawer.getByRole('button', { name: 'Pusti' }))
    expect(await screen.findByText('Porudžbina je puštena')).toBeTruthy()
    expect(sent('POST', '/api/orders/8/release')).toHaveLength(1)
  })

  it('say that their shopper has cancelled, and are not let go then', async () => {
    const cancelled = { ...waiting, status: 'cancelled' as const }
    const { drawer } = await openOrder(cancelled, `/orders?zadrzane=&order=${waiting.orderId}`, {})
    expect(drawer.getByText(BLOCK_MESSAGES.releaseCancelled)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Pusti' })).toBeNull()
    expect(screen.getAllByText('Otkazano').length).toBeGreaterThan(0)
  })

  it('have no status that an administrator could change', async () => {
    serve({ 'GET /api/orders': () => answer(aPageOf([waiting], { onHold: 1 })) })
    openApp('/orders?zadrzane=', anAdmin())
    expect(await screen.findByText('Zadržana')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Status porudžbine/ })).toBeNull()
  })
})

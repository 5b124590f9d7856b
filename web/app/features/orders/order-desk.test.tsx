import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const order = anOrder({ id: 7, desk: NEW_DESK })
const confirmed = {
  ...order,
  status: 'processing',
  desk: { ...NEW_DESK, confirmation: 'confirmed', shipment: 'to-pack' },
}

async function openOrder(routes: Parameters<typeof serve>[0], user = aUser()) {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([order])), ...routes })
  const app = openApp(`/orders?order=${order.orderId}`, user)
  const drawer = await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` })
  return { ...app, drawer: within(drawer), sent: (path: string) => calls.filter((call) => call.path === path) }
}

it('a seller confirms an order in its drawer, sees what comes next, and takes it back', async () => {
  const { person, drawer, sent } = await openOrder({
    'POST /api/orders/7/desk': () => answer({ order: confirmed, version: 2, desk: confirmed.desk, entries: [] }),
    'POST /api/orders/7/desk/undo': () => answer({ order, version: 3, desk: NEW_DESK, entries: [] }),
  })
  expect(drawer.getByText('Nova')).toBeTruthy()
  await person.click(drawer.getByRole('button', { name: 'Potvrdi' }))
  expect(await drawer.findByText('Za pakovanje')).toBeTruthy()
  expect(drawer.getByRole('button', { name: 'Predata kuriru' })).toBeTruthy()
  expect(sent('/api/orders/7/desk')[0]?.body).toEqual({ step: 'confirmed' })
  await person.click(screen.getByText('Poništi'))
  await waitFor(() => expect(drawer.getByText('Nova')).toBeTruthy())
  expect(sent('/api/orders/7/desk/undo')[0]?.body).toEqual({ version: 2 })
})

it('a refused step says why', async () => {
  const { person, drawer } = await openOrder({
    'POST /api/orders/7/desk': () => refusal(409, 'Neko je u međuvremenu izmenio ovu porudžbinu.'),
  })
  await person.click(drawer.getByRole('button', { name: 'Potvrdi' }))
  expect(await screen.findByText('Neko je u međuvremenu izmenio ovu porudžbinu.')).toBeTruthy()
})

it('a client whose desk is read-only is told why there are no actions', async () => {
  const { drawer, sent } = await openOrder({}, aUser({ deskReadOnly: true }))
  expect(drawer.getByText(DESK_MESSAGES.readOnly)).toBeTruthy()
  for (const name of ['Potvrdi', 'Otkaži porudžbinu', 'Izmeni', 'Blokiraj kupca'])
    expect(drawer.queryByRole('button', { name })).toBeNull()
  expect(drawer.getByRole('link', { name: 'Pozovi kupca' })).toBeTruthy()
  expect(screen.queryByText('Nova porudžbina')).toBeNull()
  expect(sent('/api/orders/calls')).toEqual([])
})

it('nor does that client get calls', async () => {
  const calls = serve({})
  openApp('/orders/pozivi', aUser({ deskReadOnly: true }))
  expect(await screen.findByText(DESK_MESSAGES.readOnly)).toBeTruthy()
  expect(calls.map(({ path }) => path)).not.toContain('/api/orders/calls/next')
})

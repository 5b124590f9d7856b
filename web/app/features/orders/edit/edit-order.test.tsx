import { NEW_DESK } from '@izlog/contracts/domain/order-desk'
import { DESK_MESSAGES } from '@izlog/contracts/http/desk'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser, aWebsite } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const order = anOrder({ id: 7, desk: NEW_DESK, totalPrice: 2990, sumToCollect: 2990 })
const deskOf = (changes: Parameters<typeof anOrder>[0] = {}, version = 1) => ({
  ...{ order: { ...order, ...changes }, version, desk: NEW_DESK, entries: [] },
})

async function openEdit(routes: Parameters<typeof serve>[0]) {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([order])),
    'GET /api/orders/7/desk': () => answer(deskOf()),
    ...routes,
  })
  const { person } = openApp(`/orders?order=${order.orderId}`, aUser())
  const drawer = await screen.findByRole('dialog', { name: `Porudžbina ${order.orderId}` })
  await person.click(within(drawer).getByRole('button', { name: 'Izmeni' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Izmena porudžbine' }))
  const field = (name: RegExp | string) => dialog.findByRole('textbox', { name })
  const type = async (name: RegExp | string, text: string) => {
    const input = await field(name)
    await person.clear(input)
    await person.type(input, text)
  }
  const sent = (path: string) => calls.filter((call) => call.method === 'POST' && call.path === path)
  return { person, dialog, field, type, sent }
}

describe('editing an order', () => {
  it('sends it as it was agreed, and asks why the price is another', async () => {
    const { person, dialog, type, sent } = await openEdit({
      'POST /api/orders/7/edit': () => answer(deskOf({ address: 'Cara Dušana 7', totalPrice: 2500 }, 2)),
    })
    await type('Ulica i broj', 'Cara Dušana 7')
    expect(dialog.queryByLabelText('Zašto se menja cena')).toBeNull()
    await type('Cena', '2.500')
    await type('Zašto se menja cena', 'Stari kupac')
    await person.click(dialog.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Porudžbina je izmenjena')).toBeTruthy()
    expect(sent('/api/orders/7/edit')[0]?.body).toMatchObject({
      ...{ version: 1, quantity: order.quantity, totalPrice: 2500, reason: 'Stari kupac' },
      customerData: { address: 'Cara Dušana 7' },
    })
  })

  it('keeps what was typed and shows what somebody else changed meanwhile', async () => {
    let versions = 1
    const { person, dialog, field, type, sent } = await openEdit({
      'GET /api/orders/7/desk': () => answer(versions === 1 ? deskOf() : deskOf({ city: 'Subotica' }, 2)),
      'POST /api/orders/7/edit': () => {
        versions = 2
        return refusal(409, DESK_MESSAGES.changedMeanwhile, { code: 'desk.changed' })
      },
    })
    await type('Ulica i broj', 'Cara Dušana 7')
    await person.click(dialog.getByRole('button', { name: 'Sačuvaj' }))
    expect(await dialog.findByText(/grad: Subotica/)).toBeTruthy()
    expect(await field('Ulica i broj')).toHaveProperty('value', 'Cara Dušana 7')
    await person.click(dialog.getByRole('button', { name: 'Sačuvaj' }))
    expect(sent('/api/orders/7/edit').at(-1)?.body).toMatchObject({ version: 2 })
  })
})

it('an order taken by phone is entered with the price of its page, once', async () => {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/websites/my': () =>
      answer({ items: [aWebsite({ id: 3, productName: 'Jastuk', currentPrice: 2990 })], nextCursor: null, total: 1 }),
    'POST /api/orders/manual': () => answer(deskOf({ source: 'viber' }, 2)),
  })
  const { person } = openApp('/orders', aUser())
  await person.click(await screen.findByRole('button', { name: 'Nova porudžbina' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova porudžbina' }))
  await person.click(dialog.getByRole('radio', { name: 'Viber' }))
  await dialog.findByRole('option', { name: /Jastuk/ })
  await person.selectOptions(dialog.getByLabelText('Proizvod'), '3')
  expect(dialog.getByLabelText('Cena')).toHaveProperty('value', '2.990')
  await person.click(dialog.getByRole('button', { name: 'Unesi porudžbinu' }))
  expect(await dialog.findByText('Unesite ime i prezime')).toBeTruthy()
  for (const [label, text] of [
    ['Ime i prezime', 'Jovana Stanković'],
    ['Telefon', '064 812 3390'],
    ['Ulica i broj', 'Futoška 21'],
    ['Grad', 'Novi Sad'],
  ] as const)
    await person.type(dialog.getByLabelText(label), text)
  await person.click(dialog.getByRole('button', { name: 'Unesi porudžbinu' }))
  expect(await screen.findByText('Porudžbina je uneta')).toBeTruthy()
  expect(calls.find(({ path }) => path === '/api/orders/manual')?.body).toMatchObject({
    ...{ websiteId: 3, source: 'viber', quantity: 1, totalPrice: 2990 },
  })
})

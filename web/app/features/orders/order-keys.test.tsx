import type { OrderItem } from '@izlog/contracts/http/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../testing/samples.ts'

const first = anOrder({ id: 7, firstName: 'Jovana' })
const second = anOrder({ id: 8, orderId: 'P3HD-9WNC-4KFM', firstName: 'Milan', phoneE164: '+38164111222' })

beforeEach(() => localStorage.clear())

async function openOrders(orders: OrderItem[] = [first, second]) {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf(orders)) })
  const app = openApp('/orders', aUser())
  await screen.findByText(/Jovana/)
  const focused = () => document.activeElement?.getAttribute('data-opens-order')
  const asked = () => calls.filter(({ path }) => path === '/api/orders/my').map(({ query }) => query.toString())
  return { ...app, focused, asked }
}

describe('the keys of the orders screen', () => {
  it('go through the list with j and k, open with Enter, and go on in the open order', async () => {
    const { person, focused, router } = await openOrders()
    await person.keyboard('j')
    expect(focused()).toBe(first.orderId)
    await person.keyboard('jj')
    expect(focused()).toBe(second.orderId)
    await person.keyboard('k{Enter}')
    expect(await screen.findByRole('dialog', { name: `Porudžbina ${first.orderId}` })).toBeTruthy()
    await person.keyboard('j')
    expect(await screen.findByRole('dialog', { name: `Porudžbina ${second.orderId}` })).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('call the shopper with c', async () => {
    const { person } = await openOrders()
    const called: string[] = []
    document.addEventListener('click', (event) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target : null
      if (!link?.href.startsWith('tel:')) return
      event.preventDefault()
      called.push(link.href)
    })
    await person.keyboard('c')
    await person.keyboard('jjc')
    await person.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: `Porudžbina ${second.orderId}` })
    await person.keyboard('kc')
    await waitFor(() => expect(called).toEqual(['tel:+38164111222', `tel:${first.phoneE164}`]))
  })

  it('are listed by ?, and are letters in the search', async () => {
    const { person, focused } = await openOrders()
    await person.keyboard('?')
    const keys = within(await screen.findByRole('dialog', { name: 'Prečice na tastaturi' }))
    expect(keys.getByText('Pozovi kupca')).toBeTruthy()
    await person.keyboard('j{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('/')
    await person.keyboard('jc?')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jc?')
    expect(focused()).toBeNull()
  })
})

describe('further filters', () => {
  const open = async (app: Awaited<ReturnType<typeof openOrders>>, name: RegExp | string = 'Filteri') => {
    await app.person.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name: 'Filteri' }))
  }

  it('are the place on the desk and the source, and show the status that follows', async () => {
    const app = await openOrders()
    const dialog = await open(app)
    await app.person.selectOptions(dialog.getByLabelText('Potvrda i isporuka'), 'Za pakovanje')
    await app.person.selectOptions(dialog.getByLabelText('Odakle je'), 'Viber')
    await app.person.click(dialog.getByRole('button', { name: 'Prikaži' }))
    expect(app.router.state.location.search).toBe('?stanje=to-pack&izvor=viber')
    await waitFor(() => expect(app.asked()).toContain('place=to-pack&source=viber'))
    expect(screen.getByRole('radio', { name: /^U obradi/ }).getAttribute('aria-checked')).toBe('true')
    await app.person.click(screen.getByRole('radio', { name: /^Završeno/ }))
    expect(app.router.state.location.search).toBe('?izvor=viber&status=completed')
  })

  it('are saved under a name, opened again, and removed', async () => {
    const app = await openOrders()
    const dialog = await open(app)
    await app.person.selectOptions(dialog.getByLabelText('Potvrda i isporuka'), 'Spakovana')
    await app.person.type(dialog.getByLabelText('Sačuvaj ovaj prikaz kao'), 'Za kurira{Enter}')
    await app.person.click(dialog.getByRole('button', { name: 'Obriši filtere' }))
    expect(app.router.state.location.search).toBe('')
    await app.person.click(dialog.getByRole('button', { name: 'Za kurira' }))
    expect(app.router.state.location.search).toBe('?stanje=packed')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open(app, 'Filteri · Spakovana')
    await app.person.click(again.getByRole('button', { name: 'Obriši prikaz Za kurira' }))
    expect(again.queryByRole('button', { name: 'Za kurira' })).toBeNull()
  })
})

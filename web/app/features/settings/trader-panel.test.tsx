import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, type Call, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aTrader, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

function open(user = aUser()) {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'PUT /api/settings/trader': ({ body }: Call) => answer({ ...user, ...(body as object) }),
  })
  return { calls, ...openApp('/settings', user) }
}
const panel = async () => within(await screen.findByRole('region', { name: 'Podaci o prodavcu' }))
const saved = (calls: Call[]) => calls.filter(({ path }) => path === '/api/settings/trader').map(({ body }) => body)

describe('who sells', () => {
  it('begins with what the account knows, says what is missing, and is saved once', async () => {
    const { calls, person } = open()
    const shown = await panel()
    expect(shown.getByLabelText('Firma ili ime i prezime')).toHaveProperty('value', 'Mirna Noć d.o.o.')
    expect(shown.getByLabelText('Email za kupce')).toHaveProperty('value', 'prodavac@izlog.test')
    await person.click(shown.getByRole('button', { name: 'Sačuvaj' }))
    expect(await shown.findByText('Upišite ulicu i broj')).toBeTruthy()
    expect(saved(calls)).toEqual([])
    await person.type(shown.getByLabelText('Ulica i broj'), 'Bulevar oslobođenja 12')
    await person.type(shown.getByLabelText('Poštanski broj i mesto'), '21000 Novi Sad')
    expect(shown.getByText(/Reklamacija se izjavljuje/).textContent).toContain('Bulevar oslobođenja 12, 21000 Novi Sad')
    await person.type(shown.getByLabelText('Telefon za kupce'), '064 123 45 67')
    await person.click(shown.getByRole('button', { name: 'Sačuvaj' }))
    expect(await screen.findByText('Podaci o prodavcu su sačuvani')).toBeTruthy()
    expect(saved(calls)).toEqual([{ trader: aTrader({ email: 'prodavac@izlog.test' }) }])
  })

  it('shows the built-in texts with these data, and takes the seller’s own wording of one', async () => {
    const { calls, person } = open(aUser({ trader: aTrader() }))
    const shown = await panel()
    const text = within(shown.getByText('Povraćaj robe').closest('details') ?? document.body)
    expect(text.getByText(/u roku od 14 dana/).textContent).toContain('Bulevar oslobođenja 12, 21000 Novi Sad')
    await person.click(text.getByText('Povraćaj robe'))
    await person.click(text.getByRole('button', { name: 'Napiši svoj tekst' }))
    await person.clear(text.getByLabelText('Vaš tekst'))
    await person.type(text.getByLabelText('Vaš tekst'), 'Vraćamo novac odmah.')
    await person.click(shown.getByRole('button', { name: 'Sačuvaj' }))
    await screen.findByText('Podaci o prodavcu su sačuvani')
    const texts = { ...aTrader().texts, povracaj: 'Vraćamo novac odmah.' }
    expect(saved(calls)).toEqual([{ trader: aTrader({ texts }) }])
    await person.click(text.getByRole('button', { name: 'Vrati ugrađeni tekst' }))
    expect(text.getByText(/u roku od 14 dana/)).toBeTruthy()
  })
})

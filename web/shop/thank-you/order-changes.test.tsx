import { FIXED_WORDS } from '@izlog/contracts/domain/order-progress'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { CHANGE_MESSAGES } from '@izlog/contracts/http/shopper-changes'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleOrder } from '../testing/sample-order.ts'
import { ThankYouPage } from './thank-you-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Answer = readonly [status: number, body: object]
/** Opens the page of an order; each change is answered in turn. */
async function openPage(order: OrderRead, ...answers: readonly Answer[]) {
  history.replaceState(null, '', '/hvala/7/K7QM-4RXW-9TPH')
  const sent: { path: string; body: unknown }[] = []
  const left = [...answers]
  const server = async (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(order)
    sent.push({ path, body: JSON.parse(String(init.body)) })
    const [status, body] = left.shift() ?? [500, {}]
    return Response.json(body, { status })
  }
  vi.stubGlobal('fetch', vi.fn(server))
  render(<ThankYouPage on="platform" sellerId={null} seller={null} pixelScriptUrl={null} />)
  await screen.findAllByText('K7QM-4RXW-9TPH')
  return sent
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })

it('says in plain words where the parcel is, instead of thanks and the promise of a call', async () => {
  await openPage(sampleOrder({ progress: 'handed-over', fixedBy: 'courier' }))
  expect(screen.getByRole('heading', { name: 'Paket je kod kurira' })).toBeDefined()
  expect(screen.getByText('Isporuka na Vašu adresu')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/Poziv|Hvala, /)
  expect(screen.getByText(FIXED_WORDS.courier)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Ispravi|Otkaži/ })).toBeNull()
})

it('does not claim that the courier has a parcel whose announcement failed', async () => {
  await openPage(sampleOrder({ progress: 'confirmed', fixedBy: 'unsure' }))
  expect(screen.getByText(FIXED_WORDS.unsure)).toBeDefined()
  expect(screen.queryByText(FIXED_WORDS.courier)).toBeNull()
  expect(screen.queryByRole('button', { name: /Ispravi|Otkaži/ })).toBeNull()
})

it('asks for no money once the parcel was delivered', async () => {
  await openPage(sampleOrder({ progress: 'delivered', fixedBy: 'end' }))
  expect(screen.getByRole('heading', { name: 'Paket je isporučen' })).toBeDefined()
  expect(screen.queryByText(/Plaćate kuriru/)).toBeNull()
})

it('corrects what the shopper typed, and shows it', async () => {
  const order = sampleOrder()
  const sent = await openPage(order, [200, { ...order, address: 'Cara Dušana 7', dataTag: 'drugi' }])
  press('Ispravi podatke')
  type('Ulica i broj', 'Cara Dušana 7')
  press('Sačuvaj')
  expect(await screen.findByText('Podaci su ispravljeni i prodavac je obavešten.')).toBeDefined()
  expect(sent).toEqual([
    {
      path: '/api/orders/K7QM-4RXW-9TPH/correction',
      body: {
        ...{ name: 'Jovana Stanković', phone: '064 812 3390', address: 'Cara Dušana 7', city: 'Novi Sad' },
        ...{ postalCode: '21000', dataTag: 'prvi-prikaz' },
      },
    },
  ])
  expect(screen.getByText('Cara Dušana 7')).toBeDefined()
})

it('keeps what was typed when the seller was first, shows the newest, and saves over it when asked again', async () => {
  const order = sampleOrder()
  const newest = { ...order, city: 'Subotica', dataTag: 'prodavčev' }
  const refusal = { code: 'order.changed', message: CHANGE_MESSAGES.changedMeanwhile, order: newest }
  const sent = await openPage(order, [409, refusal], [200, { ...newest, address: 'Nova 5' }])
  press('Ispravi podatke')
  type('Ulica i broj', 'Nova 5')
  press('Sačuvaj')
  expect((await screen.findByRole('alert')).textContent).toContain('Futoška 21, 21000 Subotica')
  expect(screen.getByLabelText<HTMLInputElement>('Ulica i broj').value).toBe('Nova 5')
  press('Sačuvaj')
  await screen.findByText('Podaci su ispravljeni i prodavac je obavešten.')
  expect(sent[1]?.body).toMatchObject({ address: 'Nova 5', dataTag: 'prodavčev' })
})

it('says that the parcel was packed meanwhile, and offers no change any more', async () => {
  const order = sampleOrder()
  const packed = { ...order, progress: 'packed', fixedBy: 'packed' }
  await openPage(order, [409, { code: 'order.fixed', message: FIXED_WORDS.packed, order: packed }])
  press('Ispravi podatke')
  press('Sačuvaj')
  expect(await screen.findByText(FIXED_WORDS.packed)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Paket je spakovan' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ispravi podatke' })).toBeNull()
})

it('names wrong fields before and after sending, and loses nothing without a connection', async () => {
  const phone = { path: 'customerData.phone', message: 'Proverite broj telefona.' }
  const sent = await openPage(sampleOrder(), [422, { issues: [phone] }])
  press('Ispravi podatke')
  type('Telefon', '12')
  press('Sačuvaj')
  expect(await screen.findByText(/Broju nedostaju cifre/)).toBeDefined()
  expect(sent).toEqual([])
  type('Telefon', '064 111 1111')
  press('Sačuvaj')
  expect(await screen.findByText('Proverite broj telefona.')).toBeDefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  press('Sačuvaj')
  expect(await screen.findByText(/Nije stiglo do prodavca/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe('064 111 1111')
})

it('cancels only when asked twice', async () => {
  const order = sampleOrder()
  const sent = await openPage(order, [200, { ...order, progress: 'declined', fixedBy: 'end' }])
  press('Otkaži porudžbinu')
  press('Zadrži porudžbinu')
  expect(sent).toEqual([])
  press('Otkaži porudžbinu')
  press('Da, otkaži')
  expect(await screen.findByRole('heading', { name: 'Porudžbina je otkazana' })).toBeDefined()
  expect(screen.getByText('Porudžbina je otkazana i prodavac je obavešten.')).toBeDefined()
  expect(sent).toMatchObject([{ path: '/api/orders/K7QM-4RXW-9TPH/cancellation' }])
})

it('is read again when its tab is shown again', async () => {
  await openPage(sampleOrder())
  vi.stubGlobal('fetch', async () => Response.json(sampleOrder({ progress: 'confirmed' })))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Porudžbina je potvrđena' })).toBeDefined())
})

it('leads to the other parcel of a split order before only this one is corrected or cancelled', async () => {
  await openPage(sampleOrder({ otherParcels: ['P3HD-9WNC-4KFM'] }))
  press('Otkaži porudžbinu')
  const links = () => screen.getAllByRole('link', { name: 'P3HD-9WNC-4KFM' })
  expect(screen.getByText(/^Otkazujete samo ovaj paket/).contains(links()[1] ?? null)).toBe(true)
  press('Zadrži porudžbinu')
  press('Ispravi podatke')
  expect(screen.getByText(/^Ispravljate samo ovaj paket/).contains(links()[1] ?? null)).toBe(true)
})

import { OWN_PAGE_MESSAGES, type TrashedWebsite } from '@izlog/contracts/http/own-page'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser, aWebsite } from '../../testing/samples.ts'
import { aFullWebsite } from '../../testing/website-sample.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const website = aWebsite()
const inTrash: TrashedWebsite = {
  ...{ id: 1, productName: website.productName, title: website.title, customUrl: website.customUrl, images: [] },
  ...{ trashedAt: '2026-11-21T08:38:07.000Z', daysLeft: 21 },
}
const page = (items: unknown[]) => ({ items, nextCursor: null, total: items.length })
const free = () => answer({ url: 'x', state: 'free', message: null, suggestion: null })
const others = {
  'GET /api/websites/my': () => answer(page([website])),
  'GET /api/websites/trash': () => answer(page([])),
  'GET /api/websites/url-available': free,
  'GET /api/orders/my': () => answer(aPageOf([])),
}
const anUpsell = {
  ...{ id: 1, websiteId: 1, userId: 2, title: 'Navlaka', savings: 0, images: [] },
  ...{ urgentDescription: 'Uz jastuk ide i navlaka.', features: ['Pere se na 60°'] },
  ...{ stockLeft: 5, currency: 'RSD', currencySymbol: 'RSD', sku: null, isActive: true, aiProcessed: true },
  ...{ aiProcessingError: null, createdAt: '2026-11-21T08:38:07.000Z', updatedAt: '2026-11-21T08:38:07.000Z' },
}
type Routes = Parameters<typeof serve>[0]

/** Opens the list of pages and one item of the page's menu, by keyboard. */
async function openItem(name: string, routes: Routes) {
  const calls = serve({ ...others, ...routes })
  const { person } = openApp('/builder', aUser())
  const more = await screen.findByRole('button', { name: 'Više za /jastuk-mirna-noc' })
  more.focus()
  await person.keyboard('{Enter}')
  await person.click(await screen.findByRole('menuitem', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const sent = (method: string) => calls.filter((call) => call.method === method)
  return { person, dialog, calls, sent }
}
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)

describe('Promeni adresu', () => {
  const MOVE = 'POST /api/websites/id/1/address'

  it('moves the page, tells so, and reads the lists again', async () => {
    const saved = { message: OWN_PAGE_MESSAGES.moved, website: aFullWebsite({ customUrl: 'mirna-noc' }) }
    const { person, dialog, sent, calls } = await openItem('Promeni adresu', { [MOVE]: () => answer(saved) })
    const field = dialog.getByLabelText('Nova adresa')
    expect(dialog.getByRole('button', { name: 'Promeni adresu' })).toHaveProperty('disabled', true)
    await person.clear(field)
    await person.type(field, 'mirna-noc{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('POST')).toMatchObject([{ path: '/api/websites/id/1/address', body: { customUrl: 'mirna-noc' } }])
    expect(toasts()).toEqual([OWN_PAGE_MESSAGES.moved])
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/websites/my').length).toBeGreaterThan(1))
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const { person, dialog, sent } = await openItem('Promeni adresu', { [MOVE]: () => refusal(409, 'Zauzeta je.') })
    const field = dialog.getByLabelText('Nova adresa')
    await person.clear(field)
    await person.type(field, 'ć{Enter}')
    expect(await dialog.findByText(/bar 2 znaka/)).toBeTruthy()
    expect(sent('POST')).toEqual([])
    await person.clear(field)
    await person.type(field, 'lampa{Enter}')
    expect(await dialog.findByText('Zauzeta je.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'lampa')
  })
})

describe('Obriši', () => {
  const hanging = (fields: object) => ({
    'GET /api/websites/id/1/deletion': () =>
      answer({ orders: 0, upsellProducts: 0, hasDraft: false, isActive: true, ...fields }),
  })

  it('says in numbers what hangs on the page, deletes it, and offers it back', async () => {
    const gone = { message: OWN_PAGE_MESSAGES.deleted, website: inTrash }
    const back = { message: OWN_PAGE_MESSAGES.broughtBack, website: aFullWebsite() }
    const { person, dialog, sent } = await openItem('Obriši', {
      ...hanging({ orders: 42, upsellProducts: 1, hasDraft: true }),
      'DELETE /api/websites/id/1': () => answer(gone),
      'POST /api/websites/id/1/bring-back': () => answer(back),
    })
    expect(await dialog.findByText('42\u00a0porudžbine: sve ostaju u Vašem spisku.', exactly)).toBeTruthy()
    expect(dialog.getByText(/^1\suključen upsell proizvod:/)).toBeTruthy()
    await person.dblClick(dialog.getByRole('button', { name: 'Obriši' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('DELETE')).toHaveLength(1)
    expect(toasts()).toEqual([OWN_PAGE_MESSAGES.deleted])
    useToasts.getState().toasts[0]?.action?.run()
    await waitFor(() => expect(toasts()).toEqual([OWN_PAGE_MESSAGES.broughtBack]))
  })

  it('may be done although the numbers are not known, and stays open when refused', async () => {
    const { person, dialog } = await openItem('Obriši', {
      'GET /api/websites/id/1/deletion': () => refusal(400, 'Ne sada'),
      'DELETE /api/websites/id/1': () => refusal(403, 'Zaključana je.'),
    })
    expect(await dialog.findByText(/Nismo uspeli da prebrojimo/)).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Obriši' }))
    await waitFor(() => expect(toasts()).toEqual(['Stranica nije obrisana']))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

it('deleted pages stand under the list with the days that are left, and are brought back', async () => {
  let items = [inTrash]
  serve({
    ...others,
    'GET /api/websites/trash': () => answer(page(items)),
    'POST /api/websites/id/1/bring-back': () => {
      items = []
      return answer({ message: OWN_PAGE_MESSAGES.broughtBack, website: aFullWebsite({ isActive: false }) })
    },
  })
  const { person } = openApp('/builder', aUser())
  const list = within(await screen.findByRole('region', { name: 'Obrisane stranice' }))
  expect(list.getByText(/^Još 21\sdan za vraćanje$/)).toBeTruthy()
  await person.click(list.getByRole('button', { name: 'Vrati /jastuk-mirna-noc' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Obrisane stranice' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(toasts()).toEqual([OWN_PAGE_MESSAGES.broughtBack])
})

describe('Dupliraj', () => {
  const DUPLICATE = 'POST /api/websites/id/1/duplicate'
  const source = {
    'GET /api/websites/id/1': () => answer({ ...aFullWebsite(), draft: null }),
    'GET /api/upsell/products/1': () => answer([]),
  }
  const made = {
    message: OWN_PAGE_MESSAGES.duplicated,
    website: { id: 9, customUrl: 'jastuk-mirna-noc-crna-gora', title: 'Jastuk' },
    notes: ['Tekstovi su u ijekavici. Pročitajte ih pre objavljivanja.'],
  }

  it('into another market has every price confirmed first, and then says how the copy differs', async () => {
    const { person, dialog, sent } = await openItem('Dupliraj', { ...source, [DUPLICATE]: () => answer(made) })
    expect(await dialog.findByLabelText('Nova adresa')).toHaveProperty('value', 'jastuk-mirna-noc-kopija')
    expect(dialog.queryByLabelText('Cena')).toBeNull()
    await person.click(dialog.getByRole('radio', { name: 'Crna Gora' }))
    expect(dialog.getByLabelText('Nova adresa')).toHaveProperty('value', 'jastuk-mirna-noc-crna-gora')
    const price = dialog.getByLabelText('Cena')
    expect(price).toHaveProperty('value', '26')
    await person.clear(price)
    await person.click(dialog.getByRole('button', { name: 'Potvrdi cene i napravi kopiju' }))
    expect(await dialog.findByText('Upišite cenu veću od 0')).toBeTruthy()
    expect(sent('POST')).toEqual([])
    await person.type(price, '25')
    await person.click(dialog.getByRole('button', { name: 'Potvrdi cene i napravi kopiju' }))
    expect(await screen.findByText(made.notes[0] ?? '')).toBeTruthy()
    expect(sent('POST')).toMatchObject([
      {
        body: {
          customUrl: 'jastuk-mirna-noc-crna-gora',
          targetMarket: 'Montenegro',
          prices: { current: 25, original: 43, double: 43, triple: 60 },
          upsells: [],
        },
      },
    ])
    expect(screen.getByRole('link', { name: 'Proveri kopiju' }).getAttribute('href')).toBe('/edit/9')
  })

  it('takes upsell products along as they are: pictures, crossed-out prices, and off where they were off', async () => {
    const upsell = {
      ...anUpsell,
      title: 'Navlaka',
      discountPrice: 990,
      originalPrice: 1490,
      images: ['/a.webp', '/b.webp'],
    }
    const { person, dialog, sent } = await openItem('Dupliraj', {
      ...source,
      'GET /api/upsell/products/1': () =>
        answer([
          { ...upsell, originalUrl: null, isActive: false },
          {
            ...upsell,
            id: 2,
            originalUrl: 'https://a.rs/torba',
            discountPrice: null,
            originalPrice: null,
            isActive: false,
          },
        ]),
      [DUPLICATE]: () => answer(made),
    })
    await person.click(await dialog.findByRole('radio', { name: 'Crna Gora' }))
    expect(dialog.getByLabelText('Navlaka, prethodna cena')).toHaveProperty('value', '13')
    await person.click(dialog.getByRole('button', { name: 'Potvrdi cene i napravi kopiju' }))
    await screen.findByText(made.notes[0] ?? '')
    const { images, urgentDescription, features } = upsell
    const words = { urgentDescription, features }
    expect(sent('POST')).toMatchObject([
      {
        body: {
          upsells: [
            { noLink: true, title: 'Navlaka', price: 990, originalPrice: 1490, images, ...words, isActive: false },
            { url: 'https://a.rs/torba', images, ...words },
          ],
        },
      },
    ])
    expect(JSON.stringify(sent('POST')[0])).toContain('"upsell.0.original":13')
  })

  it('keeps what was typed when it is refused, and says why at the field', async () => {
    const taken = { issues: [{ path: 'customUrl', message: 'Zauzeta je.' }] }
    const { person, dialog } = await openItem('Dupliraj', {
      ...source,
      [DUPLICATE]: () => refusal(409, 'Zauzeta je.', taken),
    })
    const field = await dialog.findByLabelText('Nova adresa')
    await person.clear(field)
    await person.type(field, 'moja-kopija{Enter}')
    expect(await dialog.findByText('Zauzeta je.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'moja-kopija')
  })

  it('says when the page could not be read, and reads it again', async () => {
    let isThere = false
    const { person, dialog } = await openItem('Dupliraj', {
      ...source,
      'GET /api/websites/id/1': () => (isThere ? source['GET /api/websites/id/1']() : refusal(404, 'Nema je')),
    })
    await dialog.findByText('Stranica nije učitana')
    isThere = true
    await person.click(dialog.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await dialog.findByLabelText('Nova adresa')).toBeTruthy()
  })
})

const exactly = { normalizer: (text: string) => text }

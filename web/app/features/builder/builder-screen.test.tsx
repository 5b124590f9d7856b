import { GENERATION_STEP_LABELS } from '@izlog/contracts/http/catalog'
import type { SingleDomain } from '@izlog/contracts/http/domains'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { WRITING_MESSAGES } from '@izlog/contracts/http/generation'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../api/session-store.ts'
import { aSingleDomain } from '../../testing/domain-samples.ts'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser, aWebsite } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

/** Server-sent events, controlled by the test. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  closed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
}

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

const mine = () => answer({ items: [aWebsite()], nextCursor: null, total: 1 })
const others = { 'GET /api/websites/my': mine, 'GET /api/orders/my': () => answer(aPageOf([])) }
type App = ReturnType<typeof openApp>

const toStep3 = async ({ person }: App) => {
  await person.click(await screen.findByRole('button', { name: /Srbija/ }))
  await person.click(await screen.findByRole('button', { name: /Minimalistic/ }))
}
const fill = async ({ person }: App) => {
  await person.type(await screen.findByLabelText('Naziv proizvoda'), 'Jastuk Mirna noć')
  await person.type(screen.getByLabelText('Link proizvoda'), 'https://prodavnica.rs/jastuk')
  await person.type(screen.getByLabelText('Nova cena'), '2990')
  await person.type(screen.getByLabelText('Link slike'), 'https://prodavnica.rs/jastuk.jpg{Enter}')
}
const create = ({ person }: App) =>
  person.click(screen.getAllByRole('button', { name: 'Napravi website' })[0] ?? document.body)

describe('the builder', () => {
  it('leads through three steps, and back', async () => {
    serve(others)
    const app = openApp('/builder', aUser())
    expect(await screen.findByText('Korak 1 od 3')).toBeTruthy()
    await toStep3(app)
    expect(screen.getByText('Korak 3 od 3')).toBeTruthy()
    await app.person.click(screen.getByRole('button', { name: 'Nazad' }))
    expect(screen.getByText('Korak 2 od 3')).toBeTruthy()
  })

  it('gives the focus to the title of each step, as what led there is gone', async () => {
    serve(others)
    const { person } = openApp('/builder', aUser())
    const market = await screen.findByRole('button', { name: /^Srbija/ })
    expect(document.activeElement).toBe(document.body)
    market.focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Izaberite izgled' }))
  })

  it('says what is missing and sends nothing', async () => {
    const calls = serve(others)
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await create(app)
    expect(await screen.findByText('Dodajte barem jednu sliku')).toBeTruthy()
    expect(screen.getByText('Nova cena je obavezna')).toBeTruthy()
    expect(calls.filter(({ path }) => path === '/api/sync/create-website')).toEqual([])
  })

  it('keeps the half-filled form over a reload', async () => {
    serve(others)
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    app.unmount()
    openApp('/builder', aUser())
    expect(await screen.findByLabelText('Naziv proizvoda')).toHaveProperty('value', 'Jastuk Mirna noć')
    expect(screen.getByLabelText('URL stranice')).toHaveProperty('value', 'jastuk-mirna-noc')
    expect(screen.getByLabelText('Nova cena')).toHaveProperty('value', '2.990')
    expect(screen.getByRole('button', { name: 'Ukloni sliku 1' })).toBeTruthy()
  })

  it('shows the previous price that it will send', async () => {
    serve(others)
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await app.person.type(screen.getByLabelText('Nova cena'), '2990')
    expect(screen.getByText(/popusta na stranici nema/)).toBeTruthy()
    await app.person.click(screen.getByRole('radio', { name: /Reklamne brojke/ }))
    expect(screen.getByText('Ako ostane prazno, pišemo 4.190\u00a0RSD.', { normalizer: (text) => text })).toBeTruthy()
    expect(screen.getByText(/Kupac vidi popust od 29\s%, ušteda 1\.200\sRSD\./)).toBeTruthy()
  })

  it('makes the website, tells its steps meanwhile, and begins anew', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const calls = serve({ ...others, 'POST /api/sync/create-website': () => promise })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    await create(app)
    expect(await screen.findByRole('dialog', { name: 'Pravimo /jastuk-mirna-noc' })).toBeTruthy()
    const steps = FakeEventSource.opened.find(({ url }) => url.startsWith('/api/sync/progress/'))
    const sent = calls.find(({ path }) => path === '/api/sync/create-website')?.body
    expect(sent).toMatchObject({
      customUrl: 'jastuk-mirna-noc',
      images: ['https://prodavnica.rs/jastuk.jpg'],
      // The figures are honest by default, so no previous price is invented.
      originalPrice: '2990',
      figures: 'honest',
      sellerNotes: { audience: '', package: '', terms: null },
    })
    expect(steps?.url).toBe(`/api/sync/progress/${String(Object(sent).progressKey)}`)
    steps?.onmessage?.({ data: JSON.stringify({ step: 'writing', label: GENERATION_STEP_LABELS.writing }) })
    await waitFor(() => expect(screen.getAllByLabelText('Gotovo:')).toHaveLength(2))
    resolve(
      answer({
        success: true,
        website: { id: 9, customUrl: 'jastuk-mirna-noc', title: 'Probudite se' },
        writing: { by: 'built-in', fallback: 'timeout', message: WRITING_MESSAGES.timeout },
        websiteUrl: 'http://localhost:8080/jastuk-mirna-noc',
        syncTargets: [],
      }),
    )
    expect(await screen.findByText('Website je uspešno kreiran')).toBeTruthy()
    expect(screen.getByText('Korak 1 od 3')).toBeTruthy()
    const note = screen.getByRole('complementary', { name: 'Nova stranica' })
    expect(note.textContent).toContain(WRITING_MESSAGES.timeout)
    expect(within(note).getByRole('link', { name: 'Uredi' }).getAttribute('href')).toBe('/edit/9')
    expect(steps?.closed).toBe(true)
    expect(sessionStorage.length).toBe(0)
  })

  it('pressed twice makes one website, and without a link reads none', async () => {
    const { promise } = Promise.withResolvers<Response>()
    const calls = serve({ ...others, 'POST /api/sync/create-website': () => promise })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    await app.person.click(screen.getByRole('switch', { name: 'Nemam link' }))
    await app.person.dblClick(screen.getAllByRole('button', { name: 'Napravi website' })[0] ?? document.body)
    expect(await screen.findByRole('dialog', { name: 'Pravimo /jastuk-mirna-noc' })).toBeTruthy()
    expect(screen.queryByText(GENERATION_STEP_LABELS['reading-link'])).toBeNull()
    expect(screen.getAllByText(GENERATION_STEP_LABELS['fetching-images'])).toHaveLength(2)
    const sent = calls.filter(({ path }) => path === '/api/sync/create-website')
    expect(sent.map(({ body }) => body)).toMatchObject([{ noLink: true }])
  })

  it('shows what the writer understood, and lets the seller put it right', async () => {
    const understood = {
      name: 'Ženske zimske čizme',
      short: 'ženske zimske čizme',
      shelf: 'odeća i obuća',
      number: 'pl',
      known: true,
      examples: { audience: 'žene koje zimi idu peške', package: 'brojevi 36–41' },
    }
    const calls = serve({ ...others, 'GET /api/websites/understanding': () => answer(understood) })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await app.person.type(screen.getByLabelText('Naziv proizvoda'), 'zenske zimske cizme')
    expect(await screen.findByText('Ženske zimske čizme · odeća i obuća · množina')).toBeTruthy()
    expect(screen.getByText('Na primer: žene koje zimi idu peške')).toBeTruthy()
    await app.person.click(screen.getByRole('button', { name: 'Ženske zimske čizme' }))
    expect(screen.getByLabelText('Naziv proizvoda')).toHaveProperty('value', 'Ženske zimske čizme')
    await app.person.click(screen.getByRole('button', { name: 'Ispravi' }))
    await app.person.selectOptions(screen.getByLabelText('Kategorija'), 'sport')
    await waitFor(() => expect(calls.some(({ query }) => query.get('shelf') === 'sport')).toBe(true))
  })

  it('says that it cannot look up so many names, and looks again on request', async () => {
    let refused = true
    const examples = { audience: '', package: '' }
    const understood = { name: 'Jastuk', short: 'jastuk', shelf: null, number: 'sg', known: true, examples }
    serve({
      ...others,
      'GET /api/websites/understanding': () => (refused ? refusal(429, MESSAGES.limited) : answer(understood)),
    })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await app.person.type(screen.getByLabelText('Naziv proizvoda'), 'Jastuk')
    expect(await screen.findByText(MESSAGES.limited)).toBeTruthy()
    refused = false
    await app.person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText('Jastuk · bez kategorije · jednina')).toBeTruthy()
    expect(screen.queryByText(MESSAGES.limited)).toBeNull()
  })

  it('sends the three answers, with usual terms by a tap', async () => {
    const calls = serve({ ...others, 'POST /api/sync/create-website': () => refusal(409, 'Zauzeto') })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    await app.person.type(screen.getByLabelText(/Kome treba/), 'za one koji se bude ukočeni')
    await app.person.type(screen.getByLabelText(/Šta je u paketu/), 'jastuk i navlaka')
    await app.person.click(screen.getByRole('button', { name: '14 dana za povraćaj' }))
    await create(app)
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/sync/create-website')).toBe(true))
    expect(calls.find(({ path }) => path === '/api/sync/create-website')?.body).toMatchObject({
      sellerNotes: {
        audience: 'za one koji se bude ukočeni',
        package: 'jastuk i navlaka',
        terms: { delivery: '', arrival: '', returns: '14 dana za povraćaj', guarantee: '' },
      },
    })
  })

  it('refused, keeps what was typed and says it at the field', async () => {
    serve({ ...others, 'POST /api/sync/create-website': () => refusal(409, 'Ova adresa je zauzeta. Izaberite drugu.') })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    await create(app)
    expect(await screen.findAllByText('Ova adresa je zauzeta. Izaberite drugu.')).toHaveLength(2)
    expect(screen.getByLabelText('Naziv proizvoda')).toHaveProperty('value', 'Jastuk Mirna noć')
  })

  it('failed without a word, says its own, and gives the focus back to the button', async () => {
    serve({ ...others, 'POST /api/sync/create-website': () => new Response(null, { status: 500 }) })
    const app = openApp('/builder', aUser())
    await toStep3(app)
    await fill(app)
    await create(app)
    expect(await screen.findByText('Greška pri kreiranju website-a')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toHaveProperty('textContent', 'Napravi website'))
  })
})

it('below the wizard are the seller’s websites', async () => {
  serve(others)
  openApp('/builder', aUser())
  expect(await screen.findByRole('heading', { name: 'Jastuk Mirna noć' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Vidi/ })).toHaveProperty('target', '_blank')
  expect(screen.getByRole('link', { name: /^Edituj/ }).getAttribute('href')).toBe('/edit/1')
  expect(screen.getByText('Aktivan', { selector: '.max-md\\:hidden *' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Poveži domen' }).getAttribute('href')).toBe('/domain')
})

it('the seller’s websites stand below every step', async () => {
  serve(others)
  const app = openApp('/builder', aUser())
  const list = () => screen.findByRole('link', { name: /^Edituj/ })
  expect(await list()).toBeTruthy()
  await app.person.click(await screen.findByRole('button', { name: /Srbija/ }))
  expect(screen.getByText('Korak 2 od 3')).toBeTruthy()
  expect(await list()).toBeTruthy()
  await app.person.click(screen.getByRole('button', { name: /Minimalistic/ }))
  expect(screen.getByText('Korak 3 od 3')).toBeTruthy()
  expect(await list()).toBeTruthy()
})

describe('the domain', () => {
  const inList = () => within(screen.getByRole('region', { name: 'Moji Website-ovi' }))
  const prompt = () => inList().queryByRole('link', { name: 'Poveži domen' })

  it('connected is shown with each website, and then none is asked for', async () => {
    serve({ ...others, 'GET /api/user/domain': () => answer({ domain: aSingleDomain({ domain: 'mirnanoc.rs' }) }) })
    openApp('/builder', aUser({ customDomain: 'mirnanoc.rs' }))
    expect(await screen.findByText('mirnanoc.rs', { exact: false })).toBeTruthy()
    expect(prompt()).toBeNull()
  })

  it('connected or removed elsewhere counts as the server says', async () => {
    let domain: SingleDomain | null = aSingleDomain({ domain: 'mirnanoc.rs' })
    serve({ ...others, 'GET /api/user/domain': () => answer({ domain }) })
    const { router } = openApp('/builder', aUser())
    expect(await screen.findByText('mirnanoc.rs', { exact: false })).toBeTruthy()
    await waitFor(() => expect(useSession.getState().user).toMatchObject({ customDomain: 'mirnanoc.rs' }))
    expect(prompt()).toBeNull()
    domain = null
    await act(() => router.navigate('/settings'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Moji Website-ovi' })).toBeNull())
    await act(() => router.navigate('/builder'))
    expect(await screen.findByRole('link', { name: 'Poveži domen' })).toBeTruthy()
    expect(screen.queryByText('mirnanoc.rs', { exact: false })).toBeNull()
  })

  it('that cannot be read is what the session knows', async () => {
    serve({ ...others, 'GET /api/user/domain': () => refusal(503, 'Usluga trenutno nije dostupna.') })
    openApp('/builder', aUser({ customDomain: 'mirnanoc.rs' }))
    expect(await screen.findByText('mirnanoc.rs', { exact: false })).toBeTruthy()
    expect(prompt()).toBeNull()
  })
})

it('without websites leads to the builder and to domains', async () => {
  serve({ ...others, 'GET /api/websites/my': () => answer({ items: [], nextCursor: null, total: 0 }) })
  openApp('/builder', aUser())
  expect(await screen.findByText('Još nemate website')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Moji Website-ovi' }))
  const ways = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/builder', '/domain'])
})

describe('upsell links', () => {
  const sentIn = (calls: Call[]) =>
    calls.filter(({ path }) => path === '/api/sync/create-website').map(({ body }) => body)

  it('are completed, or give way to a name and a price where there is none, also after a reload', async () => {
    const calls = serve({ ...others, 'POST /api/sync/create-website': () => refusal(409, 'Zauzeto') })
    const first = openApp('/builder', aUser())
    await toStep3(first)
    await fill(first)
    const add = () => screen.getByRole('button', { name: 'Dodaj proizvod' })
    await first.person.click(add())
    await first.person.type(screen.getByLabelText('Link proizvoda 1'), 'instagram.com/navlaka')
    await first.person.click(add())
    expect(screen.getByLabelText('Link proizvoda 1')).toHaveProperty('value', 'https://instagram.com/navlaka')
    await first.person.click(screen.getAllByRole('switch', { name: 'Nemam link' })[2] ?? document.body)
    expect(screen.queryByLabelText('Link proizvoda 2')).toBeNull()
    await first.person.type(screen.getByLabelText('Naziv proizvoda 2'), 'Sprej za jastuk')
    first.unmount()

    const again = openApp('/builder', aUser())
    expect(await screen.findByLabelText('Naziv proizvoda 2')).toHaveProperty('value', 'Sprej za jastuk')
    await create(again)
    expect(await screen.findByText('Cena je obavezna')).toBeTruthy()
    expect(sentIn(calls)).toEqual([])
    await again.person.type(screen.getAllByLabelText(/^Cena/)[1] ?? document.body, '490')
    await create(again)
    await waitFor(() => expect(sentIn(calls)).toHaveLength(1))
    expect(sentIn(calls)[0]).toMatchObject({
      upsellProductLinks: [
        { url: 'https://instagram.com/navlaka' },
        { noLink: true, title: 'Sprej za jastuk', price: '490' },
      ],
    })
  })

  it('are up to five, and not red before they were touched', async () => {
    serve(others)
    const app = openApp('/builder', aUser())
    await toStep3(app)
    const add = screen.getByRole('button', { name: 'Dodaj proizvod' })
    for (let count = 0; count < 5; count += 1) await app.person.click(add)
    await app.person.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Link proizvoda 5'))
    expect(screen.queryByText('URL proizvoda je obavezan')).toBeNull()
    expect(add).toHaveProperty('disabled', true)
    await app.person.click(screen.getByRole('button', { name: 'Ukloni proizvod 5' }))
    expect(add).toHaveProperty('disabled', false)
  })
})

import { AddSingleDomain, DOMAIN_MESSAGES, type SingleDomain } from '@izlog/contracts/http/domains'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../api/session-store.ts'
import { aDomain, aSingleDomain, someChecks } from '../../testing/domain-samples.ts'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser, aWebsite } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

type Routes = Parameters<typeof serve>[0]

/** Opens /domain with a server that stores the account's host. */
function open(domain: SingleDomain | null, routes: Routes = {}) {
  let kept = domain
  const answerWith = (next: SingleDomain | null) => {
    kept = next
    return answer({ domain: kept, message: 'U redu' })
  }
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/websites/my': () => answer({ items: [], nextCursor: null, total: 0 }),
    'GET /api/user/domain': () => answer({ domain: kept }),
    'POST /api/user/domain': ({ body }) => answerWith(aSingleDomain(AddSingleDomain.parse(body))),
    'POST /api/user/domain/verify': () => answerWith(aSingleDomain({ isVerified: true })),
    'DELETE /api/user/domain': () => answerWith(null),
    ...routes,
  })
  return { calls, ...openApp('/domain', aUser()) }
}
const sent = (calls: readonly Call[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.path === path)
const toasted = () => useToasts.getState().toasts.map(({ title, tone }) => [title, tone ?? 'good'])
const button = (name: string) => screen.findByRole('button', { name })

async function add(app: ReturnType<typeof open>, typed: string) {
  await app.person.click(await button('Dodaj domen'))
  if (typed) await app.person.type(screen.getByLabelText('Vaš domen'), typed)
  await app.person.click(screen.getByRole('button', { name: 'Dodaj' }))
}

describe('without a domain', () => {
  it('there is a button to add one; the form says what to enter, and can be left', async () => {
    const { person } = open(null)
    await person.click(await button('Dodaj domen'))
    expect(document.activeElement).toBe(screen.getByLabelText('Vaš domen'))
    expect(screen.getByText('Unesite samo ime domena, bez http:// i www.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Otkaži' }))
    expect(screen.queryByLabelText('Vaš domen')).toBeNull()
    expect(await button('Dodaj domen')).toBeTruthy()
  })

  it.each(['', '   ', 'https://'])('typed as %j is refused before it is sent', async (typed) => {
    const app = open(null)
    await add(app, typed)
    expect(await screen.findByText('Unesite domen')).toBeTruthy()
    expect(sent(app.calls, 'POST', '/api/user/domain')).toEqual([])
  })

  it('a typed one is sent bare and in lower case, and is told to be verified', async () => {
    const app = open(null)
    await add(app, '  HTTPS://Jastuci-Shop.rs/ ')
    expect(await screen.findByText('Pending Verifikacija')).toBeTruthy()
    expect(sent(app.calls, 'POST', '/api/user/domain').map(({ body }) => body)).toEqual([{ domain: 'jastuci-shop.rs' }])
    expect(toasted()).toEqual([['Domen je uspešno povezan. Potrebno je da ga verificirate.', 'good']])
    expect(useSession.getState().user).toMatchObject({
      customDomain: 'jastuci-shop.rs',
      customDomainStatus: 'pending',
      customDomainDnsInstructions: aSingleDomain().dnsInstructions,
    })
  })

  it.each([
    ['with the server’s sentence', () => refusal(422, 'Ovo je IP adresa.'), 'Ovo je IP adresa.'],
    ['with ours when it said none', () => new Response(null, { status: 502 }), 'Greška pri povezivanju domena'],
  ])('a refused one stays in the field, %s', async (_how, refused, sentence) => {
    const app = open(null, { 'POST /api/user/domain': refused })
    await add(app, '10.0.0.1')
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(toasted()).toEqual([[sentence, 'bad']])
    expect(screen.getByLabelText('Vaš domen')).toHaveProperty('value', '10.0.0.1')
  })
})

describe('a pending domain', () => {
  it('shows its TXT record and how long it may take', async () => {
    open(aSingleDomain())
    expect(await screen.findByRole('heading', { name: 'jastuci-shop.rs' })).toBeTruthy()
    expect(screen.getByText('Pending Verifikacija')).toBeTruthy()
    const txt = within(screen.getByRole('region', { name: 'TXT zapis' }))
    expect(txt.getByText('@')).toBeTruthy()
    expect(txt.getByText('izlog-verification=8f3c21ad77e0')).toBeTruthy()
    expect(screen.getByText(/mogu trajati do 24 sata/)).toBeTruthy()
  })

  it('has its value copied', async () => {
    const { person } = open(aSingleDomain())
    await person.click(await button('Kopiraj: TXT, vrednost izlog-verification=8f3c21ad77e0'))
    await waitFor(() => expect(toasted()).toEqual([['Kopirano', 'good']]))
    expect(await navigator.clipboard.readText()).toBe('izlog-verification=8f3c21ad77e0')
  })

  it('verified, is said to be active; the dashboard is read anew', async () => {
    const invalidated = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
    const { person, calls } = open(aSingleDomain())
    await person.click(await button('Verificiraj'))
    expect(await screen.findByText(/Domen je verificiran i aktivan/)).toBeTruthy()
    expect(screen.getByText('Verificiran')).toBeTruthy()
    expect(useSession.getState().user?.customDomainStatus).toBe('verified')
    expect(screen.queryByRole('button', { name: 'Verificiraj' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'TXT zapis' })).toBeNull()
    expect(sent(calls, 'POST', '/api/user/domain/verify').map(({ body }) => body)).toEqual([undefined])
    expect(toasted()).toEqual([['Domen je uspešno verificiran', 'good']])
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toContain('/api/sync/dashboard')
    invalidated.mockRestore()
  })

  it('not verified, says why and what was found in DNS', async () => {
    const message = 'TXT zapis još nije pronađen.'
    const { person } = open(aSingleDomain(), {
      'POST /api/user/domain/verify': () => refusal(422, message, { code: 'domain.not-verified', checks: someChecks }),
    })
    await person.click(await button('Verificiraj'))
    expect(await screen.findByText('Nije pronađeno')).toBeTruthy()
    expect(screen.getByText('parking.registrar.rs')).toBeTruthy()
    expect(toasted()).toEqual([[message, 'bad']])
  })

  it('says that it was not verified when the server says nothing', async () => {
    const { person } = open(aSingleDomain(), {
      'POST /api/user/domain/verify': () => new Response(null, { status: 502 }),
    })
    await person.click(await button('Verificiraj'))
    await waitFor(() => expect(toasted()).toEqual([['Greška pri verifikaciji domena', 'bad']]))
  })

  it('that has lapsed shows no code that counts no more, and gets a new one', async () => {
    let domain = aSingleDomain({ state: 'lapsed', lapsesAt: null, notice: DOMAIN_MESSAGES.lapsed })
    const { person, calls } = open(null, {
      'GET /api/user/domain': () => answer({ domain }),
      'POST /api/domains/refresh': () => {
        domain = aSingleDomain()
        return answer({ domain: aDomain(), message: DOMAIN_MESSAGES.refreshed })
      },
    })
    expect(await screen.findByText(DOMAIN_MESSAGES.lapsed)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'TXT zapis' })).toBeNull()
    await person.click(await button('Refresh DNS, jastuci-shop.rs'))
    expect(await screen.findByRole('region', { name: 'TXT zapis' })).toBeTruthy()
    expect(sent(calls, 'POST', '/api/domains/refresh').map(({ body }) => body)).toEqual([{ host: 'jastuci-shop.rs' }])
    expect(toasted()).toEqual([['DNS instrukcije ažurirane', 'good']])
  })

  it('that another account verified first says so', async () => {
    open(aSingleDomain({ state: 'taken', notice: 'Ovaj domen je verificirao drugi nalog.' }))
    expect(await screen.findByText('Ovaj domen je verificirao drugi nalog.')).toBeTruthy()
  })
})

describe('removing', () => {
  it('asks first, naming the domain; then there is none', async () => {
    const { person, calls } = open(aSingleDomain({ isVerified: true }))
    await person.click(await button('Ukloni'))
    const question = await screen.findByRole('dialog', { name: 'Ukloniti domen jastuci-shop.rs?' })
    expect(sent(calls, 'DELETE', '/api/user/domain')).toEqual([])
    await person.click(within(question).getByRole('button', { name: 'Ukloni domen' }))
    expect(await button('Dodaj domen')).toBeTruthy()
    expect(toasted()).toEqual([['Domen je uspešno uklonjen', 'good']])
    expect(useSession.getState().user?.customDomain).toBeNull()
  })

  it('refused, says why', async () => {
    const { person } = open(aSingleDomain(), { 'DELETE /api/user/domain': () => new Response(null, { status: 502 }) })
    await person.click(await button('Ukloni'))
    await person.click(await button('Ukloni domen'))
    await waitFor(() => expect(toasted()).toEqual([['Greška pri uklanjanju domena', 'bad']]))
    expect(screen.getByRole('heading', { name: 'jastuci-shop.rs' })).toBeTruthy()
  })
})

describe('the addresses under a domain', () => {
  const addresses = async () => {
    const card = within(await screen.findByRole('region', { name: 'Adrese stranica' }))
    await card.findByText(/jastuk/)
    return card.getAllByRole('listitem').map((item) => item.firstElementChild)
  }

  it.each([true, false])('show samples while there is no page (verified: %s)', async (isVerified) => {
    open(aSingleDomain({ isVerified }))
    expect((await addresses()).map((address) => address?.textContent)).toEqual([
      'https://jastuci-shop.rs/',
      'https://jastuci-shop.rs/jastuk-mirna-noc',
      'https://jastuci-shop.rs/led-lampa',
    ])
  })

  it('are the seller’s own pages, and lead there once verified', async () => {
    const items = [aWebsite({ customUrl: 'jastuk-soft' }), aWebsite({ id: 2, customUrl: 'ugasena', isActive: false })]
    open(aSingleDomain({ isVerified: true }), {
      'GET /api/websites/my': () => answer({ items, nextCursor: null, total: 2 }),
    })
    expect((await addresses()).map((address) => address?.getAttribute('href'))).toEqual([
      'https://jastuci-shop.rs/',
      'https://jastuci-shop.rs/jastuk-soft',
    ])
  })
})

it('not loaded, says so and tries again', async () => {
  const answers = [refusal(503, 'Usluga trenutno nije dostupna.')]
  const { person } = open(null, { 'GET /api/user/domain': () => answers.shift() ?? answer({ domain: null }) })
  expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
  await person.click(await button('Pokušaj ponovo'))
  expect(await button('Dodaj domen')).toBeTruthy()
})

it('a verified domain says until when its certificate is active', async () => {
  const certificate = {
    state: 'active',
    validUntil: '2027-02-19T10:00:00.000Z',
    problem: null,
    nextTryAt: null,
  } as const
  open(aSingleDomain({ isVerified: true, certificate }))
  expect(await screen.findByText('Sertifikat aktivan do 19. 2. 2027.')).toBeTruthy()
})

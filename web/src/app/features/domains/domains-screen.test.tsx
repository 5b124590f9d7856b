import { DOMAIN_MESSAGES, type Domain, DomainHost } from '@izlog/contracts/http/domains'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDomain, someChecks } from '../../../testing/domain-samples.ts'
import { answer, type Call, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => vi.useRealTimers())

type Routes = Parameters<typeof serve>[0]
const VERIFIED = '2026-11-21T09:00:00.000Z'
const primary = aDomain({ id: 1, host: 'mirnanoc.rs', isPrimary: true, isAccount: true, verifiedAt: VERIFIED })
const other = aDomain({ id: 2, host: 'mirnanoc.me', verifiedAt: VERIFIED })
const pending = aDomain({ id: 3 })

/** /domains over a server that keeps the list. */
function open(domains: readonly Domain[], routes: Routes = {}) {
  let kept = [...domains]
  const change = (id: number, fields: Partial<Domain>, message: string) => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...fields } : each))
    return answer({ domain: kept.find((each) => each.id === id), message })
  }
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/domains': () => answer(kept),
    'POST /api/domains': ({ body }) => {
      const added = aDomain({ id: 9, ...DomainHost.parse(body) })
      kept.push(added)
      return answer({ domain: added, message: DOMAIN_MESSAGES.added }, 201)
    },
    'POST /api/domains/verify': () => change(3, { verifiedAt: VERIFIED, state: 'verified' }, 'Domen verificiran'),
    'POST /api/domains/refresh': () => change(3, {}, DOMAIN_MESSAGES.refreshed),
    'POST /api/domains/primary': () => {
      kept = kept.map((each) => ({ ...each, isPrimary: each.id === 2 }))
      return answer({ domain: other, message: DOMAIN_MESSAGES.primarySet })
    },
    'POST /api/domains/test-dns': () => answer({ success: false, message: 'Proverite zapise.', checks: someChecks }),
    'DELETE /api/domains/jastuci-shop.rs': () => {
      kept = kept.filter(({ id }) => id !== 3)
      return answer({ message: DOMAIN_MESSAGES.removedOne })
    },
    ...routes,
  })
  return { calls, ...openApp('/domains', aUser()) }
}
const sent = (calls: readonly Call[], path: string, method = 'POST') =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)
const toasted = () => useToasts.getState().toasts.map(({ title, description }) => [title, description])
const row = async (host: string) => within(await screen.findByRole('listitem', { name: host }))
const press = async ({ person }: ReturnType<typeof open>, name: string) =>
  person.click(await screen.findByRole('button', { name }))
const record = (kind: string) => within(screen.getByRole('region', { name: `${kind} zapis` }))

describe('the list', () => {
  it.each([
    [primary, 'mirnanoc.rsGlavniVerificiran', 'dodat 21. 11. 2026. · domen naloga', []],
    [other, 'mirnanoc.meVerificiran', 'dodat 21. 11. 2026.', ['Postavi kao glavni']],
    [
      pending,
      'jastuci-shop.rsPending',
      'dodat 21. 11. 2026. · čeka DNS do 28. 11. 2026.',
      ['DNS Setup', 'Verificiraj'],
    ],
  ])('shows host, badges, day and what can be done (%#)', async (domain, head, line, own) => {
    open([domain])
    const shown = await row(domain.host)
    const title = shown.getByRole('heading').parentElement
    expect(title?.textContent).toBe(head)
    expect(title?.nextSibling?.textContent?.replace(/\s/g, ' ')).toBe(line)
    const names = shown.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
    const all = [...own, 'Test DNS', 'Refresh DNS', 'Ukloni']
    expect(names).toEqual(all.map((each) => `${each}, ${domain.host}`))
  })

  it('says what the seller should know of a domain', async () => {
    open([aDomain({ state: 'lapsed', notice: DOMAIN_MESSAGES.lapsed })])
    expect((await row('jastuci-shop.rs')).getByText(DOMAIN_MESSAGES.lapsed)).toBeTruthy()
  })

  it('empty, says that no domain is configured yet', async () => {
    open([])
    expect(await screen.findByText('Još nema podešenih domena')).toBeTruthy()
  })

  it('not loaded, says so and tries again', async () => {
    const answers = [refusal(503, 'Usluga trenutno nije dostupna.')]
    const app = open([], { 'GET /api/domains': () => answers.shift() ?? answer([primary]) })
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    await press(app, 'Pokušaj ponovo')
    expect(await row('mirnanoc.rs')).toBeTruthy()
  })

  it('is reached from both bars', async () => {
    open([])
    const links = await screen.findAllByRole('link', { name: 'Domeni' })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/domains', 'page'],
      ['/domains', 'page'],
    ])
  })
})

describe('adding', () => {
  it.each(['', '   ', 'https://', 'www.'])('is not offered for %j', async (typed) => {
    const { person } = open([])
    if (typed) await person.type(await screen.findByLabelText('Novi domen'), typed)
    expect(await screen.findByRole('button', { name: 'Dodaj' })).toHaveProperty('disabled', true)
  })

  it('sends the bare name in lower case, shows it pending and says what comes next', async () => {
    const { person, calls } = open([])
    await person.type(await screen.findByLabelText('Novi domen'), '  HTTPS://www.Jastuci-Shop.rs{Enter}')
    expect((await row('jastuci-shop.rs')).getByText('Pending')).toBeTruthy()
    expect(sent(calls, '/api/domains')).toEqual([{ host: 'jastuci-shop.rs' }])
    const [[title, hint] = []] = toasted()
    expect(title).toBe('Domen dodat')
    expect(hint).toMatch(/^Kliknite DNS Setup/)
    expect(screen.getByLabelText('Novi domen')).toHaveProperty('value', '')
  })

  it('refused, keeps what was typed and says why until it is changed', async () => {
    const { person } = open([], { 'POST /api/domains': () => refusal(409, DOMAIN_MESSAGES.alreadyListed) })
    const field = await screen.findByLabelText('Novi domen')
    await person.type(field, 'jastuci-shop.rs{Enter}')
    expect(await screen.findByText(DOMAIN_MESSAGES.alreadyListed)).toBeTruthy()
    expect(field).toHaveProperty('value', 'jastuci-shop.rs')
    await person.type(field, 'x')
    expect(screen.queryByText(DOMAIN_MESSAGES.alreadyListed)).toBeNull()
  })
})

describe('DNS Setup', () => {
  it('shows a CNAME for traffic and a TXT for verification, each with name and value', async () => {
    const app = open([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    expect(await screen.findByRole('dialog', { name: 'DNS za jastuci-shop.rs' })).toBeTruthy()
    const cname = record('CNAME')
    for (const text of ['vodi posete ka nama', 'Naziv', 'www', 'Vrednost', 'izlog-ulaz.rs']) {
      expect(cname.getByText(text)).toBeTruthy()
    }
    expect(record('A').getByText('203.0.113.7')).toBeTruthy()
    for (const text of ['dokazuje da je domen Vaš', '@', 'izlog-verification=8f3c21ad77e0']) {
      expect(record('TXT').getByText(text)).toBeTruthy()
    }
    expect(sent(app.calls, '/api/domains/test-dns')).toEqual([])
  })

  it.each([
    ['CNAME, naziv', 'www'],
    ['CNAME, vrednost', 'izlog-ulaz.rs'],
    ['TXT, naziv', '@'],
    ['TXT, vrednost', 'izlog-verification=8f3c21ad77e0'],
  ])('copies %s', async (what, text) => {
    const app = open([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await press(app, `Kopiraj: ${what} ${text}`)
    await waitFor(() => expect(toasted()).toEqual([['Kopirano', what]]))
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('is closed by Esc', async () => {
    const app = open([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await screen.findByRole('dialog')
    await app.person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Test DNS', () => {
  it('shows what was found under what was expected, tells right from wrong, and says what to do', async () => {
    const app = open([pending])
    await press(app, 'Test DNS, jastuci-shop.rs')
    await screen.findByText('Ne poklapa se')
    const terms = (kind: string) =>
      record(kind)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(terms('CNAME')).toEqual([
      ['Naziv', 'www'],
      ['Očekivano', 'izlog-ulaz.rs'],
      ['Pronađeno', 'parking.registrar.rs'],
    ])
    expect(record('CNAME').getByText('parking.registrar.rs').closest('dd')?.className).toContain('bg-cancelled-bg')
    expect(record('CNAME').getByText('Kod registra obrišite stari zapis za „www”, pa dodajte ovaj.')).toBeTruthy()
    expect(terms('TXT').at(-1)).toEqual(['Pronađeno', 'još ništa'])
    expect(record('TXT').getByText('Nije pronađeno')).toBeTruthy()
    expect(record('A').getByText('Ispravno')).toBeTruthy()
    expect(sent(app.calls, '/api/domains/test-dns')).toEqual([{ host: 'jastuci-shop.rs' }])
    expect(toasted()).toEqual([['DNS nije spreman', 'Proverite zapise.']])
  })

  it('says when all is right, also for a verified domain, which is not verified again', async () => {
    const checks = someChecks.map((each) => ({ ...each, found: [each.expected], ok: true, advice: null }))
    const app = open([primary], { 'POST /api/domains/test-dns': () => answer({ success: true, message: '', checks }) })
    await press(app, 'Test DNS, mirnanoc.rs')
    expect(await screen.findAllByText('Ispravno')).toHaveLength(3)
    expect(toasted()).toEqual([['DNS ispravno konfigurisan', 'mirnanoc.rs']])
    expect(screen.queryByRole('button', { name: 'Verificiraj' })).toBeNull()
  })

  it('that could not be made says so', async () => {
    const app = open([pending], { 'POST /api/domains/test-dns': () => refusal(429, DOMAIN_MESSAGES.tooManyChecks) })
    await press(app, 'Test DNS, jastuci-shop.rs')
    await waitFor(() => expect(toasted()).toEqual([['DNS nije spreman', DOMAIN_MESSAGES.tooManyChecks]]))
  })
})

describe('verifying', () => {
  it('from the row, marks the domain verified and offers to make it primary', async () => {
    const app = open([primary, pending])
    await press(app, 'Verificiraj, jastuci-shop.rs')
    expect(await screen.findByRole('button', { name: 'Postavi kao glavni, jastuci-shop.rs' })).toBeTruthy()
    expect((await row('jastuci-shop.rs')).getByText('Verificiran')).toBeTruthy()
    expect(sent(app.calls, '/api/domains/verify')).toEqual([{ host: 'jastuci-shop.rs' }])
    expect(toasted()).toEqual([['Domen verificiran', 'jastuci-shop.rs']])
  })

  it('from the dialog, closes it', async () => {
    const app = open([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await press(app, 'Verificiraj')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await row('jastuci-shop.rs')).getByText('Verificiran')).toBeTruthy()
  })

  it('failed, says why and opens what was found', async () => {
    const refused = () => refusal(422, 'Proverite TXT zapis.', { code: 'domain.not-verified', checks: someChecks })
    const app = open([pending], { 'POST /api/domains/verify': refused })
    await press(app, 'Verificiraj, jastuci-shop.rs')
    expect(await screen.findByText('parking.registrar.rs')).toBeTruthy()
    expect(toasted()).toEqual([['Verifikacija neuspešna', 'Proverite TXT zapis.']])
  })

  it('failed without a word, says to look at DNS', async () => {
    const app = open([pending], { 'POST /api/domains/verify': () => new Response(null, { status: 502 }) })
    await press(app, 'Verificiraj, jastuci-shop.rs')
    await waitFor(() => expect(toasted()).toEqual([['Verifikacija neuspešna', 'Molimo proverite DNS postavke']]))
  })
})

it('Refresh DNS asks for the instructions anew', async () => {
  const app = open([pending])
  await press(app, 'Refresh DNS, jastuci-shop.rs')
  await waitFor(() => expect(toasted()).toEqual([['DNS instrukcije ažurirane', 'jastuci-shop.rs']]))
  expect(sent(app.calls, '/api/domains/refresh')).toEqual([{ host: 'jastuci-shop.rs' }])
})

it('another domain made primary is said at once and shown by a list read 500 ms later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const app = open([primary, other])
  await press(app, 'Postavi kao glavni, mirnanoc.me')
  await waitFor(() => expect(toasted()).toEqual([['Glavni domen postavljen', 'mirnanoc.me']]))
  const readings = () => sent(app.calls, '/api/domains', 'GET').length
  expect(readings()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(500))
  await waitFor(() => expect(readings()).toBe(2))
  expect((await row('mirnanoc.me')).getByText('Glavni')).toBeTruthy()
  expect((await row('mirnanoc.rs')).queryByText('Glavni')).toBeNull()
  expect(sent(app.calls, '/api/domains/primary')).toEqual([{ domainId: 2 }])
})

describe('removing', () => {
  it('asks first, naming the host', async () => {
    const app = open([primary, pending])
    await press(app, 'Ukloni, jastuci-shop.rs')
    expect(await screen.findByRole('dialog', { name: 'Ukloniti domen jastuci-shop.rs?' })).toBeTruthy()
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toEqual([])
    await press(app, 'Ukloni domen')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'jastuci-shop.rs' })).toBeNull())
    expect(toasted()).toEqual([['Domen uklonjen', 'jastuci-shop.rs']])
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toHaveLength(1)
  })

  it('thought better of, leaves it', async () => {
    const app = open([pending])
    await press(app, 'Ukloni, jastuci-shop.rs')
    await press(app, 'Otkaži')
    expect(await row('jastuci-shop.rs')).toBeTruthy()
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toEqual([])
  })
})

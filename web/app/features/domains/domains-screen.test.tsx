import { DOMAIN_MESSAGES } from '@izlog/contracts/http/domains'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDomain } from '../../testing/domain-samples.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { openDomains, other, pending, press, primary, row, sent, toasted } from '../../testing/open-domains.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => vi.useRealTimers())

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
    openDomains([domain])
    const shown = await row(domain.host)
    const title = shown.getByRole('heading').parentElement
    expect(title?.textContent).toBe(head)
    expect(title?.nextSibling?.textContent?.replace(/\s/g, ' ')).toBe(line)
    const names = shown.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
    const all = [...own, 'Test DNS', 'Refresh DNS', 'Ukloni']
    expect(names).toEqual(all.map((each) => `${each}, ${domain.host}`))
  })

  it('says what the seller should know of a domain, and what to do about it', async () => {
    const app = openDomains([aDomain({ state: 'lapsed', notice: DOMAIN_MESSAGES.lapsed })], {
      'POST /api/domains/refresh': () => answer({ domain: aDomain(), message: DOMAIN_MESSAGES.refreshed }),
    })
    const shown = await row('jastuci-shop.rs')
    expect(shown.getByText(DOMAIN_MESSAGES.lapsed)).toBeTruthy()
    expect(shown.getAllByRole('button', { name: 'Refresh DNS, jastuci-shop.rs' })).toHaveLength(1)
    await press(app, 'Refresh DNS, jastuci-shop.rs')
    await waitFor(() => expect(sent(app.calls, '/api/domains/refresh')).toEqual([{ host: 'jastuci-shop.rs' }]))
  })

  it('shows how the certificate stands: on its way, until when it is active, why there is none', async () => {
    const issued = { state: 'active', validUntil: '2027-02-19T10:00:00.000Z', problem: null, nextTryAt: null } as const
    const problem = 'Izdavalac sertifikata trenutno ne prima zahteve.'
    let answers = 0
    openDomains([], {
      'GET /api/domains': () => {
        answers += 1
        const pendingOne = { ...issued, state: 'pending', validUntil: null } as const
        return answer([
          { ...primary, certificate: answers > 1 ? issued : pendingOne },
          {
            ...other,
            certificate: { state: 'failed', validUntil: null, problem, nextTryAt: '2025-11-21T13:05:00.000Z' },
          },
        ])
      },
    })
    expect((await row(primary.host)).getByText('Sertifikat se izdaje…')).toBeTruthy()
    const failed = (await row(other.host)).getByText(new RegExp(problem))
    expect(failed.textContent?.replace(/\s+/g, ' ')).toBe(`${problem} Sledeći pokušaj 21. 11. 2025. u 14:05.`)
    const active = await screen.findByText('Sertifikat aktivan do 19. 2. 2027.', {}, { timeout: 20_000 })
    expect(active).toBeTruthy()
    expect(screen.queryByText('Sertifikat se izdaje…')).toBeNull()
  }, 30_000)

  it('shows an international name as it was typed', async () => {
    openDomains([aDomain({ host: 'xn--arape-gya.rs' })])
    expect((await row('čarape.rs')).getByRole('heading', { name: 'čarape.rs' })).toBeTruthy()
  })

  it('empty, says that no domain is configured yet', async () => {
    openDomains([])
    expect(await screen.findByText('Još nema podešenih domena')).toBeTruthy()
  })

  it('not loaded, says so and tries again', async () => {
    const answers = [refusal(503, 'Usluga trenutno nije dostupna.')]
    const app = openDomains([], { 'GET /api/domains': () => answers.shift() ?? answer([primary]) })
    expect(await screen.findByText('Greška pri učitavanju podataka')).toBeTruthy()
    await press(app, 'Pokušaj ponovo')
    expect(await row('mirnanoc.rs')).toBeTruthy()
  })

  it('is reached from both bars', async () => {
    openDomains([])
    const links = await screen.findAllByRole('link', { name: 'Domeni' })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/domains', 'page'],
      ['/domains', 'page'],
    ])
  })
})

describe('adding', () => {
  it.each(['', '   ', 'https://', 'www.'])('is not offered for %j', async (typed) => {
    const { person } = openDomains([])
    if (typed) await person.type(await screen.findByLabelText('Novi domen'), typed)
    expect(await screen.findByRole('button', { name: 'Dodaj' })).toHaveProperty('disabled', true)
  })

  it('sends the bare name in lower case, shows it pending and says what comes next', async () => {
    const { person, calls } = openDomains([])
    await person.type(await screen.findByLabelText('Novi domen'), '  HTTPS://www.Jastuci-Shop.rs{Enter}')
    expect((await row('jastuci-shop.rs')).getByText('Pending')).toBeTruthy()
    expect(sent(calls, '/api/domains')).toEqual([{ host: 'jastuci-shop.rs' }])
    const [[title, hint] = []] = toasted()
    expect(title).toBe('Domen dodat')
    expect(hint).toMatch(/^Kliknite DNS Setup/)
    expect(screen.getByLabelText('Novi domen')).toHaveProperty('value', '')
  })

  it('refused, keeps what was typed and says why until it is changed', async () => {
    const { person } = openDomains([], { 'POST /api/domains': () => refusal(409, DOMAIN_MESSAGES.alreadyListed) })
    const field = await screen.findByLabelText('Novi domen')
    await person.type(field, 'jastuci-shop.rs{Enter}')
    expect(await screen.findByText(DOMAIN_MESSAGES.alreadyListed)).toBeTruthy()
    expect(field).toHaveProperty('value', 'jastuci-shop.rs')
    await person.type(field, 'x')
    expect(screen.queryByText(DOMAIN_MESSAGES.alreadyListed)).toBeNull()
  })
})

it.each([DOMAIN_MESSAGES.refreshed, DOMAIN_MESSAGES.stillValid])(
  'Refresh DNS says what happened: %s',
  async (message) => {
    const app = openDomains([pending], {
      'POST /api/domains/refresh': () => answer({ domain: pending, message }),
    })
    await press(app, 'Refresh DNS, jastuci-shop.rs')
    await waitFor(() => expect(toasted()).toEqual([[message, 'jastuci-shop.rs']]))
    expect(sent(app.calls, '/api/domains/refresh')).toEqual([{ host: 'jastuci-shop.rs' }])
  },
)

it('another domain made primary is said at once and shown by a list read 500 ms later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const app = openDomains([primary, other])
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
    const app = openDomains([primary, pending])
    await press(app, 'Ukloni, jastuci-shop.rs')
    expect(await screen.findByRole('dialog', { name: 'Ukloniti domen jastuci-shop.rs?' })).toBeTruthy()
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toEqual([])
    await press(app, 'Ukloni domen')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'jastuci-shop.rs' })).toBeNull())
    expect(toasted()).toEqual([['Domen uklonjen', 'jastuci-shop.rs']])
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toHaveLength(1)
  })

  it('thought better of, leaves it', async () => {
    const app = openDomains([pending])
    await press(app, 'Ukloni, jastuci-shop.rs')
    await press(app, 'Otkaži')
    expect(await row('jastuci-shop.rs')).toBeTruthy()
    expect(sent(app.calls, '/api/domains/jastuci-shop.rs', 'DELETE')).toEqual([])
  })
})

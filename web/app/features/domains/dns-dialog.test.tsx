import { DOMAIN_MESSAGES } from '@izlog/contracts/http/domains'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDomain, someChecks } from '../../testing/domain-samples.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { openDomains, pending, press, primary, record, row, sent, toasted } from '../../testing/open-domains.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

describe('DNS Setup', () => {
  it('shows a CNAME for traffic and a TXT for verification, each with name and value', async () => {
    const app = openDomains([pending])
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

  it('hides a code that has lapsed, and offers a new one', async () => {
    let domain = aDomain({ state: 'lapsed', notice: DOMAIN_MESSAGES.lapsed })
    const app = openDomains([domain], {
      'GET /api/domains': () => answer([domain]),
      'POST /api/domains/refresh': () => {
        domain = aDomain()
        return answer({ domain, message: DOMAIN_MESSAGES.refreshed })
      },
    })
    await press(app, 'DNS Setup, jastuci-shop.rs')
    const dialog = within(await screen.findByRole('dialog', { name: 'DNS za jastuci-shop.rs' }))
    expect(dialog.getByText(/^Kod za TXT zapis je istekao/)).toBeTruthy()
    expect(dialog.queryByText('izlog-verification=8f3c21ad77e0')).toBeNull()
    expect(dialog.queryByRole('button', { name: 'Verificiraj' })).toBeNull()
    await app.person.click(dialog.getByRole('button', { name: 'Refresh DNS, jastuci-shop.rs' }))
    expect(await dialog.findByText('izlog-verification=8f3c21ad77e0')).toBeTruthy()
    expect(toasted()).toEqual([['DNS instrukcije ažurirane', 'jastuci-shop.rs']])
  })

  it.each([
    ['CNAME, naziv', 'www'],
    ['CNAME, vrednost', 'izlog-ulaz.rs'],
    ['TXT, naziv', '@'],
    ['TXT, vrednost', 'izlog-verification=8f3c21ad77e0'],
  ])('copies %s', async (what, text) => {
    const app = openDomains([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await press(app, `Kopiraj: ${what} ${text}`)
    await waitFor(() => expect(toasted()).toEqual([['Kopirano', what]]))
    expect(await navigator.clipboard.readText()).toBe(text)
  })

  it('is closed by Esc', async () => {
    const app = openDomains([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await screen.findByRole('dialog')
    await app.person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Test DNS', () => {
  it('shows what was found under what was expected, tells right from wrong, and says what to do', async () => {
    const app = openDomains([pending])
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
    const app = openDomains([primary], {
      'POST /api/domains/test-dns': () => answer({ success: true, message: '', checks }),
    })
    await press(app, 'Test DNS, mirnanoc.rs')
    expect(await screen.findAllByText('Ispravno')).toHaveLength(3)
    expect(toasted()).toEqual([['DNS ispravno konfigurisan', 'mirnanoc.rs']])
    expect(screen.queryByRole('button', { name: 'Verificiraj' })).toBeNull()
  })

  it('that could not be made says so', async () => {
    const app = openDomains([pending], {
      'POST /api/domains/test-dns': () => refusal(429, DOMAIN_MESSAGES.tooManyChecks),
    })
    await press(app, 'Test DNS, jastuci-shop.rs')
    await waitFor(() => expect(toasted()).toEqual([['DNS nije spreman', DOMAIN_MESSAGES.tooManyChecks]]))
  })
})

describe('verifying', () => {
  it('from the row, marks the domain verified and offers to make it primary', async () => {
    const app = openDomains([primary, pending])
    await press(app, 'Verificiraj, jastuci-shop.rs')
    expect(await screen.findByRole('button', { name: 'Postavi kao glavni, jastuci-shop.rs' })).toBeTruthy()
    expect((await row('jastuci-shop.rs')).getByText('Verificiran')).toBeTruthy()
    expect(sent(app.calls, '/api/domains/verify')).toEqual([{ host: 'jastuci-shop.rs' }])
    expect(toasted()).toEqual([['Domen verificiran', 'jastuci-shop.rs']])
  })

  it('from the dialog, closes it', async () => {
    const app = openDomains([pending])
    await press(app, 'DNS Setup, jastuci-shop.rs')
    await press(app, 'Verificiraj')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await row('jastuci-shop.rs')).getByText('Verificiran')).toBeTruthy()
  })

  it('failed, says why and opens what was found', async () => {
    const refused = () => refusal(422, 'Proverite TXT zapis.', { code: 'domain.not-verified', checks: someChecks })
    const app = openDomains([pending], { 'POST /api/domains/verify': refused })
    await press(app, 'Verificiraj, jastuci-shop.rs')
    expect(await screen.findByText('parking.registrar.rs')).toBeTruthy()
    expect(toasted()).toEqual([['Verifikacija neuspešna', 'Proverite TXT zapis.']])
  })

  it('failed without a word, says to look at DNS', async () => {
    const app = openDomains([pending], { 'POST /api/domains/verify': () => new Response(null, { status: 502 }) })
    await press(app, 'Verificiraj, jastuci-shop.rs')
    await waitFor(() => expect(toasted()).toEqual([['Verifikacija neuspešna', 'Molimo proverite DNS postavke']]))
  })
})

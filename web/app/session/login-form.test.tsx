import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../api/session-store.ts'
import { answer, refusal, serve } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../testing/samples.ts'
import { useToasts } from '../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const fill = async ({ person }: ReturnType<typeof openApp>, email: string, password: string) => {
  await person.type(await screen.findByLabelText('Email'), email)
  await person.type(screen.getByLabelText('Lozinka'), password)
  await person.click(screen.getByRole('button', { name: 'Prijavite se' }))
}

describe('the login screen', () => {
  it('says what it is for: three highlights, and whose it is', async () => {
    serve({})
    openApp('/', null)
    expect(await screen.findByRole('heading', { name: 'Prijavite se' })).toBeTruthy()
    expect(screen.getByText('Unesite svoje podatke za pristup platformi')).toBeTruthy()
    expect(screen.getByText('AI website builder za prodaju')).toBeTruthy()
    // The screen contains the highlights twice, for desktop and phone; a style sheet hides one of them.
    for (const name of ['AI generisanje.', 'Optimizovano.', 'Profesionalno.']) {
      expect(screen.getAllByText(name).length).toBeGreaterThan(0)
    }
    expect(screen.getByText('© 2024 Izlog. Sva prava zadržana.')).toBeTruthy()
  })

  it('greets somebody without a first name too', async () => {
    serve({
      'POST /api/auth/login': () => answer({ user: aUser({ firstName: '' }), token: 'abc' }),
      'GET /api/orders/my': () => answer(aPageOf([])),
    })
    await fill(openApp('/', null), 'prodavac@izlog.test', 'prodavac-demo-1')
    expect(await screen.findByText('Dobrodošli, korisniče!')).toBeTruthy()
  })

  it('says what is wrong before asking the server', async () => {
    const calls = serve({})
    const app = openApp('/', null)
    await app.person.type(await screen.findByLabelText('Email'), 'nije adresa')
    await app.person.click(screen.getByRole('button', { name: 'Prijavite se' }))
    expect(await screen.findByText('Neispravna email adresa')).toBeTruthy()
    expect(screen.getByText('Lozinka je obavezna')).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('shows that it is sending, greets by name and leads on by role', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    serve({ 'POST /api/auth/login': () => promise, 'GET /api/orders/my': () => answer(aPageOf([])) })
    const app = openApp('/', null)
    await fill(app, 'PRODAVAC@izlog.test', 'prodavac-demo-1')
    expect(await screen.findByRole('button', { name: 'Prijavljivanje...' })).toHaveProperty('ariaDisabled', 'true')
    resolve(answer({ user: aUser(), token: 'abc' }))
    expect(await screen.findByText('Uspešna prijava!')).toBeTruthy()
    expect(screen.getByText('Dobrodošli, Marko!')).toBeTruthy()
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/create'))
  })

  it.each([
    [
      'the server’s sentence',
      refusal(429, 'Previše pokušaja prijave. Sačekajte minut pa pokušajte ponovo.'),
      'Previše pokušaja prijave. Sačekajte minut pa pokušajte ponovo.',
    ],
    ['its own when the server said none', new Response(null, { status: 401 }), 'Neispravni podaci za prijavu'],
    ['what is missing in the answer', answer({ user: aUser() }), 'Nedostaju podaci o korisniku'],
  ])('refused, says %s', async (_what, response, sentence) => {
    vi.spyOn(console, 'error').mockReturnValue()
    serve({ 'POST /api/auth/login': () => response.clone() })
    await fill(openApp('/', null), 'prodavac@izlog.test', 'pogresna')
    expect(await screen.findByText('Greška pri prijavi')).toBeTruthy()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('of a deactivated client says why, and that the pages are dark, and keeps it there', async () => {
    serve({ 'POST /api/auth/login': () => refusal(403, AUTH_MESSAGES.inactive, { code: 'login.inactive' }) })
    await fill(openApp('/', null), 'prodavac@izlog.test', 'prodavac-demo-1')
    expect((await screen.findByRole('alert')).textContent).toMatch(/deaktivirao administrator.*ne prikazuju kupcima/)
  })

  it('without a connection, says so', async () => {
    serve({ 'POST /api/auth/login': () => Promise.reject(new TypeError('Failed to fetch')) })
    await fill(openApp('/', null), 'prodavac@izlog.test', 'prodavac-demo-1')
    expect(await screen.findByText('Nema veze sa serverom. Proverite internet pa pokušajte ponovo.')).toBeTruthy()
  })

  it('asks for the code of a second factor, and stays with one that was wrong', async () => {
    const calls = serve({
      'POST /api/auth/login': ({ body }) => {
        const { code } = body as { code?: string }
        if (code === undefined) return refusal(401, 'Unesite kod.', { code: 'login.code-required' })
        return code === '123 456'
          ? answer({ user: aUser(), token: 'abc' })
          : refusal(401, 'Kod nije tačan ili je već iskorišćen. Unesite novi kod.', { code: 'login.code-wrong' })
      },
      'GET /api/orders/my': () => answer(aPageOf([])),
    })
    const app = openApp('/', null)
    await fill(app, 'prodavac@izlog.test', 'prodavac-demo-1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Potvrdite prijavu' }))
    const confirm = dialog.getByRole('button', { name: 'Potvrdi' })
    expect(confirm).toHaveProperty('disabled', true)
    await app.person.type(dialog.getByLabelText('Kod'), '000000')
    await app.person.click(confirm)
    expect(await dialog.findByText(/^Kod nije tačan/)).toBeTruthy()
    await app.person.clear(dialog.getByLabelText('Kod'))
    await app.person.type(dialog.getByLabelText('Kod'), '123 456')
    await app.person.click(dialog.getByRole('button', { name: 'Potvrdi' }))
    expect(await screen.findByText('Uspešna prijava!')).toBeTruthy()
    expect(calls.filter(({ path }) => path === '/api/auth/login')).toHaveLength(3)
  })

  it('has an administrator set up a second factor, and keep its recovery codes, before it lets them in', async () => {
    const enrolment = { token: 'e', secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Izlog:a?secret=JBSWY3DPEHPK3PXP' }
    const calls = serve({
      'POST /api/auth/login': ({ body }) =>
        'code' in (body as object)
          ? answer({ user: anAdmin(), token: 'abc', recoveryCodes: ['abcde-fghjk', 'mnpqr-stuvw'] })
          : refusal(403, 'Podesite ga sada.', { code: 'login.enrol', enrolment }),
    })
    const app = openApp('/', null)
    await fill(app, 'admin@izlog.test', 'admin-lozinka-1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Podesite prijavu u dva koraka' }))
    expect(dialog.getByRole('img', { name: 'QR kod za aplikaciju' })).toBeTruthy()
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await app.person.type(dialog.getByLabelText('Kod'), '123456')
    await app.person.click(dialog.getByRole('button', { name: 'Potvrdi' }))
    const codes = within(await screen.findByRole('dialog', { name: 'Rezervni kodovi' }))
    expect(codes.getByText('abcde-fghjk')).toBeTruthy()
    expect(useSession.getState().isAuthenticated).toBe(false)
    await app.person.click(codes.getByRole('button', { name: 'Kodovi su sačuvani' }))
    expect(await screen.findByText('Dobrodošli, Jelena!')).toBeTruthy()
    expect(calls.find(({ body }) => body && 'code' in (body as object))?.body).toMatchObject({ enrolment: 'e' })
  })

  it.each(['/builder', '/orders', '/admin', '/settings', '/domain', '/domains', '/sync', '/edit/7'])(
    'stands in for a screen of signed-in people, as the loading screen does before: %s',
    async (address) => {
      serve({})
      openApp(address, null)
      expect(await screen.findByRole('heading', { name: 'Prijavite se' })).toBeTruthy()
      act(() => useSession.setState({ isLoading: true }))
      expect(screen.queryByRole('heading', { name: 'Prijavite se' })).toBeNull()
      expect(screen.getByText('Učitavanje...')).toBeTruthy()
    },
  )
})

it.each(['/nema-ovoga', '/a/b/c'])('an address that nothing is at says so in the title: %s', async (address) => {
  openApp(address, null)
  expect(await screen.findByText('404 - Stranica nije pronađena')).toBeTruthy()
  expect(document.title).toBe('Page Not Found')
})

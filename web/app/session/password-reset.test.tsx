import { PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../api/session-store.ts'
import { answer, refusal, serve } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'
import { aUser } from '../testing/samples.ts'
import { useToasts } from '../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

describe('a forgotten password', () => {
  it('is asked for from the sign-in, with the address that was typed there', async () => {
    const calls = serve({
      'GET /api/auth/forgotten-password': () => answer({ byEmail: true }),
      'POST /api/auth/forgotten-password': () => answer({ message: PASSWORD_RESET_MESSAGES.asked }),
    })
    const { person } = openApp('/', null)
    await person.type(await screen.findByLabelText('Email'), 'prodavac@izlog.test')
    await person.click(screen.getByRole('link', { name: 'Zaboravljena lozinka' }))
    expect(await screen.findByRole('heading', { name: 'Zaboravljena lozinka' })).toBeTruthy()
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'prodavac@izlog.test')
    await person.click(screen.getByRole('button', { name: 'Pošalji link' }))
    expect(await screen.findByText(PASSWORD_RESET_MESSAGES.asked)).toBeTruthy()
    expect(calls.at(-1)?.body).toEqual({ email: 'prodavac@izlog.test' })
    await person.click(screen.getByRole('link', { name: 'Nazad na prijavu' }))
    expect(await screen.findByRole('heading', { name: 'Prijavite se' })).toBeTruthy()
  })

  it('says whom to ask where no mail is sent', async () => {
    serve({ 'GET /api/auth/forgotten-password': () => answer({ byEmail: false }) })
    openApp('/zaboravljena-lozinka', null)
    expect(await screen.findByText(PASSWORD_RESET_MESSAGES.noEmail)).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it.each([
    ['the server’s sentence', () => refusal(429, PASSWORD_RESET_MESSAGES.askedTooOften), /tražen više puta/],
    ['that there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), /^Nema veze sa serverom/],
  ])('refused, says %s and keeps what was typed', async (_what, ask, sentence) => {
    serve({
      'GET /api/auth/forgotten-password': () => answer({ byEmail: true }),
      'POST /api/auth/forgotten-password': ask,
    })
    const { person } = openApp('/zaboravljena-lozinka', null)
    await person.type(await screen.findByLabelText('Email'), 'ana@izlog.test')
    await person.click(screen.getByRole('button', { name: 'Pošalji link' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@izlog.test')
  })
})

describe('the link in the mail', () => {
  const choose = async ({ person }: ReturnType<typeof openApp>, password: string, again = password) => {
    await person.type(await screen.findByLabelText('Nova lozinka'), password)
    await person.type(screen.getByLabelText('Potvrdite novu lozinku'), again)
    await person.click(screen.getByRole('button', { name: 'Sačuvaj lozinku' }))
  }

  it('sets a new password and leads to the sign-in, also in a browser that is signed in', async () => {
    const calls = serve({ 'POST /api/auth/new-password': () => answer({ message: PASSWORD_RESET_MESSAGES.changed }) })
    const app = openApp('/nova-lozinka#tajni-token', aUser())
    await choose(app, 'zelena-serpa-3')
    expect(await screen.findByText(PASSWORD_RESET_MESSAGES.changed)).toBeTruthy()
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
    expect(useSession.getState().user).toBeNull()
    expect(calls).toMatchObject([
      { body: { token: 'tajni-token', newPassword: 'zelena-serpa-3', confirmPassword: 'zelena-serpa-3' } },
    ])
  })

  it('says before it sends that the two differ', async () => {
    const calls = serve({})
    await choose(openApp('/nova-lozinka#tajni-token', null), 'zelena-serpa-3', 'zelena-serpa-4')
    expect(await screen.findByText('Lozinke se ne poklapaju')).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('that has ended offers another', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    serve({
      'POST /api/auth/new-password': () =>
        refusal(409, PASSWORD_RESET_MESSAGES.linkEnded, { code: 'password-reset.link-ended' }),
      'GET /api/auth/forgotten-password': () => answer({ byEmail: true }),
    })
    const app = openApp('/nova-lozinka#stari-token', null)
    await choose(app, 'zelena-serpa-3')
    expect(await screen.findByText(PASSWORD_RESET_MESSAGES.linkEnded)).toBeTruthy()
    await app.person.click(screen.getByRole('link', { name: 'Zatraži novi link' }))
    expect(await screen.findByRole('button', { name: 'Pošalji link' })).toBeTruthy()
  })
})

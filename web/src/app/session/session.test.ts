import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { aUser } from '../../testing/samples.ts'
import { storedToken } from '../api/token.ts'
import { resumeSession, signIn, signOut } from './session-calls.ts'
import { useSession } from './session-store.ts'

const credentials = { email: 'prodavac@izlog.test', password: 'prodavac-demo-1' }
const session = () => {
  const { user, isAuthenticated, isLoading } = useSession.getState()
  return { user: user?.firstName ?? null, isAuthenticated, isLoading }
}
const nobody = { user: null, isAuthenticated: false, isLoading: false }

beforeEach(() => useSession.setState(useSession.getInitialState(), true))

describe('the session', () => {
  it('begins as nobody, loading', () =>
    expect(session()).toEqual({ user: null, isAuthenticated: false, isLoading: true }))

  it('is resumed as whom the server names', async () => {
    serve({ 'GET /api/auth/me': () => answer(aUser()) })
    await resumeSession()
    expect(session()).toEqual({ user: 'Marko', isAuthenticated: true, isLoading: false })
  })

  it.each([
    ['nobody', () => answer(null)],
    ['an error', () => refusal(401, 'Niste prijavljeni')],
  ])('is nobody when the server says %s', async (_what, me) => {
    vi.spyOn(console, 'error').mockReturnValue()
    serve({ 'GET /api/auth/me': me })
    await resumeSession()
    expect(session()).toEqual(nobody)
  })

  it('signed in, keeps the token and the user, and of the session nothing else', async () => {
    serve({ 'POST /api/auth/login': () => answer({ user: aUser(), token: 'abc' }) })
    await signIn(credentials)
    expect(session().isAuthenticated).toBe(true)
    expect(localStorage.getItem('auth_token')).toBe('abc')
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '{}').state).toEqual({ user: aUser() })
  })

  it.each([[{ token: 'abc' }], [{ user: aUser() }]])('is refused when the answer lacks user or token', async (body) => {
    serve({ 'POST /api/auth/login': () => answer(body) })
    await expect(signIn(credentials)).rejects.toThrow('Nedostaju podaci o korisniku')
    expect(storedToken()).toBeNull()
  })

  it('ends here even when the server cannot be told', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    serve({ 'POST /api/auth/login': () => answer({ user: aUser(), token: 'abc' }) })
    await signIn(credentials)
    serve({ 'POST /api/auth/logout': () => refusal(503, 'Usluga trenutno nije dostupna.') })
    await signOut()
    expect(session()).toEqual(nobody)
    expect(storedToken()).toBeNull()
  })
})

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useSession } from '../api/session-store.ts'
import { storedToken, storeToken } from '../api/token.ts'
import { answer, refusal, serve } from '../testing/fake-server.ts'
import { aUser } from '../testing/samples.ts'
import { resumeSession, signIn, signOut } from './session-calls.ts'

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
    const { enter } = await signIn(credentials)
    expect(session().isAuthenticated).toBe(false)
    enter()
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

  it('ends here in seconds when the server does not answer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    storeToken('abc')
    serve({ 'POST /api/auth/logout': () => new Promise<Response>(() => {}) })
    const ending = signOut()
    await vi.advanceTimersByTimeAsync(3000)
    await ending
    expect(session()).toEqual(nobody)
    expect([storedToken(), localStorage.getItem('sign_out_pending')]).toEqual([null, '1'])
  })

  it('ended while the server was away, stays ended when the app is opened again, and the server is told then', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const isBack = Promise.withResolvers<void>()
    let away = true
    const calls = serve({
      'POST /api/auth/logout': () =>
        away ? refusal(503, 'Usluga trenutno nije dostupna.') : answer({ success: true }),
      'GET /api/auth/me': () => {
        isBack.resolve()
        return answer(away ? aUser() : null)
      },
    })
    await signOut()
    await resumeSession()
    expect(session()).toEqual(nobody)
    away = false
    await resumeSession()
    await isBack.promise
    expect(session()).toEqual(nobody)
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/logout',
      '/api/auth/logout',
      '/api/auth/logout',
      '/api/auth/me',
    ])
    expect(localStorage.getItem('sign_out_pending')).toBeNull()
  })

  it('of before tokens were bound to the cookie gets one that is', async () => {
    const old = `e30.${btoa(JSON.stringify({ sub: '2', role: 'client' }))}.x`
    const bound = `e30.${btoa(JSON.stringify({ sub: '2', use: 'page' }))}.x`
    storeToken(old)
    const calls = serve({
      'GET /api/auth/me': () => answer(aUser()),
      'POST /api/auth/renew': () => answer({ user: aUser(), token: bound }),
    })
    await resumeSession()
    expect(storedToken()).toBe(bound)
    await resumeSession()
    expect(calls.filter(({ path }) => path === '/api/auth/renew')).toHaveLength(1)
  })
})

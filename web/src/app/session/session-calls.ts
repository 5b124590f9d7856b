import { type LoginRequest, LoginResponse, LogoutResponse, MeResponse } from '@izlog/contracts/http/auth'
import { z } from 'zod'
import { api } from '../api/client.ts'
import { storeToken } from '../api/token.ts'
import { useSession } from './session-store.ts'

/** Asks who is signed in; no answer counts as nobody (platform spec 4). */
export async function resumeSession(): Promise<void> {
  const user = await api.get('/api/auth/me', MeResponse).catch((error: unknown) => {
    console.error('nobody is signed in as far as is known', error)
    return null
  })
  useSession.getState().setUser(user)
}

/** Signs in and keeps the token; an answer without user or token is an error (platform spec 8). */
export async function signIn(credentials: LoginRequest) {
  const answer = await api.post('/api/auth/login', z.unknown(), credentials)
  const login = LoginResponse.safeParse(answer)
  if (!login.success) throw new Error('Nedostaju podaci o korisniku', { cause: login.error })
  storeToken(login.data.token)
  useSession.getState().setUser(login.data.user)
  return login.data.user
}

/** Signs out; the local session ends even when the server cannot be told (platform spec 2). */
export async function signOut(): Promise<void> {
  await api.post('/api/auth/logout', LogoutResponse).catch((error: unknown) => console.error('logout failed', error))
  useSession.getState().end()
}

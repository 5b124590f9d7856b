import { type CurrentUser, type LoginBody, LoginResponse, LogoutResponse, MeResponse } from '@izlog/contracts/http/auth'
import { z } from 'zod'
import { api } from '../api/client.ts'
import { renewSession, standsAlone } from '../api/renew.ts'
import { useSession } from '../api/session-store.ts'
import { storedToken, storeToken } from '../api/token.ts'
import { forgetSignOut, isSignOutPending, rememberSignOut } from './pending-sign-out.ts'

/** How often a sign-out is sent again to a server that was away, ms. */
const RETRY_EVERY_MS = 5000
/** How long a sign-out waits for the server before it ends here, ms. */
const ANSWERS_WITHIN_MS = 3000

/** Asks who is signed in; no answer counts as nobody (docs/product/platform.md 4). Whoever signed out while the server was away stays signed out. */
export async function resumeSession(): Promise<void> {
  if (isSignOutPending() && !(await postSignOut())) {
    useSession.getState().setUser(null)
    void postSignOutLater()
    return
  }
  const user = await api.get('/api/auth/me', MeResponse).catch((error: unknown) => {
    console.error('nobody is signed in as far as is known', error)
    return null
  })
  useSession.getState().setUser(user)
  const token = storedToken()
  if (user && token && standsAlone(token)) await renewSession()
}

/** What signing in gave: the user is signed in once `enter` is called, so that what is shown once can be shown first. */
export interface SignedInAs {
  user: CurrentUser
  recoveryCodes: readonly string[] | undefined
  enter(): void
}

/** Signs in and keeps the token; an answer without user or token is an error (docs/product/platform.md 8). */
export async function signIn(credentials: LoginBody): Promise<SignedInAs> {
  if (isSignOutPending()) await postSignOut()
  const answer = await api.post('/api/auth/login', z.unknown(), credentials)
  const login = LoginResponse.safeParse(answer)
  if (!login.success) throw new Error('Nedostaju podaci o korisniku', { cause: login.error })
  forgetSignOut()
  const { user, token, recoveryCodes } = login.data
  storeToken(token)
  return { user, recoveryCodes, enter: () => useSession.getState().setUser(user) }
}

/** Signs out. The local session ends even if the server is away (docs/product/platform.md 2); the sign-out is then sent later. */
export async function signOut(): Promise<void> {
  rememberSignOut()
  const delivered = await Promise.race([postSignOut(), after(ANSWERS_WITHIN_MS).then(() => false)])
  useSession.getState().end()
  if (!delivered) void postSignOutLater()
}

const postSignOut = (): Promise<boolean> =>
  api.post('/api/auth/logout', LogoutResponse).then(
    () => {
      forgetSignOut()
      return true
    },
    (error: unknown) => {
      console.error('logout failed', error)
      return false
    },
  )

async function postSignOutLater(): Promise<void> {
  while (isSignOutPending()) {
    await after(RETRY_EVERY_MS)
    if (isSignOutPending()) await postSignOut()
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

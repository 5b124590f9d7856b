import { type CurrentUser, type LoginBody, LoginResponse, LogoutResponse, MeResponse } from '@izlog/contracts/http/auth'
import { z } from 'zod'
import { api } from '../api/client.ts'
import { renewSession, standsAlone } from '../api/renew.ts'
import { useSession } from '../api/session-store.ts'
import { storedToken, storeToken } from '../api/token.ts'
import { endPush } from '../shared/push-device.ts'
import { forgetSignOut, isSignOutPending, rememberSignOut } from './pending-sign-out.ts'

/** The interval of retrying a sign-out while the server is unreachable, ms. */
const RETRY_EVERY_MS = 5000
/** The time that a sign-out waits for the server before it ends the local session, ms. */
const ANSWERS_WITHIN_MS = 3000

/** Loads the signed-in user; a failure counts as nobody (docs/product/platform.md 4). A sign-out that did not reach the server stays in force. */
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

/** The result of signing in. `enter` puts the user into the session, later, so that the recovery codes can be shown before. */
export interface SignedInAs {
  user: CurrentUser
  recoveryCodes: readonly string[] | undefined
  enter(): void
}

/** Signs in and stores the token; a response without user or token is an error (docs/product/platform.md 8). */
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

/** Signs out. The local session ends even if the server is unreachable (docs/product/platform.md 2); the request is then retried. */
export async function signOut(): Promise<void> {
  rememberSignOut()
  endPush().catch((error: unknown) => console.error('push to this device was not ended', error))
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

/** Where the browser remembers that the server was not told yet of a sign-out; the session's cookie is out of a script's reach. */
const KEY = 'sign_out_pending'

export const isSignOutPending = (): boolean => localStorage.getItem(KEY) !== null
export const rememberSignOut = (): void => localStorage.setItem(KEY, '1')
export const forgetSignOut = (): void => localStorage.removeItem(KEY)

/** Where the browser remembers that a sign-out has not reached the server yet; scripts cannot read or delete the session's cookie. */
const KEY = 'sign_out_pending'

export const isSignOutPending = (): boolean => localStorage.getItem(KEY) !== null
export const rememberSignOut = (): void => localStorage.setItem(KEY, '1')
export const forgetSignOut = (): void => localStorage.removeItem(KEY)

/** Set while a sign-out has not reached the server. Scripts cannot delete the session's cookie, so the server has to end the session. */
const KEY = 'sign_out_pending'

export const isSignOutPending = (): boolean => localStorage.getItem(KEY) !== null
export const rememberSignOut = (): void => localStorage.setItem(KEY, '1')
export const forgetSignOut = (): void => localStorage.removeItem(KEY)

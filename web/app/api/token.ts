/** The localStorage key of the session's token (docs/product/platform.md 9). */
const TOKEN_KEY = 'auth_token'

export const storedToken = (): string | null => localStorage.getItem(TOKEN_KEY)
export const storeToken = (token: string): void => localStorage.setItem(TOKEN_KEY, token)
export const forgetToken = (): void => localStorage.removeItem(TOKEN_KEY)

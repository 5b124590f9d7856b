import { RenewResponse } from '@izlog/contracts/http/auth'
import { storedToken, storeToken } from './token.ts'

let underWay: Promise<boolean> | undefined

/** Renews the session; simultaneous callers share one request. False if the session has ended or the server is unreachable. */
export function renewSession(): Promise<boolean> {
  underWay ??= askForRenewal().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function askForRenewal(): Promise<boolean> {
  const token = storedToken()
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await fetch('/api/auth/renew', { method: 'POST', credentials: 'include', headers }).catch(() => null)
  if (!response?.ok) return false
  const renewed = RenewResponse.safeParse(await response.json().catch(() => null))
  if (renewed.success) storeToken(renewed.data.token)
  return renewed.success
}

/** True for a token that is valid without the cookie: sessions from before tokens were bound to the cookie have such tokens. */
export function standsAlone(token: string): boolean {
  try {
    const [, claims = ''] = token.split('.')
    const { use }: { use?: unknown } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return use !== 'page'
  } catch {
    return false
  }
}

import { SESSION_COOKIE, SESSION_SECONDS, SIGNED_IN_COOKIE } from '@izlog/contracts/http/auth'
import type { CookieOptions, Response } from 'express'

export interface SessionCookies {
  set(res: Response, token: string): void
  clear(res: Response): void
}

/** The HttpOnly session and the readable mark beside it; `secure` where the platform speaks https. */
export function sessionCookies(secure: boolean): SessionCookies {
  const common: CookieOptions = { path: '/', sameSite: 'lax', secure }
  const kept: CookieOptions = { ...common, maxAge: SESSION_SECONDS * 1000 }
  return {
    set(res, token) {
      res.cookie(SESSION_COOKIE, token, { ...kept, httpOnly: true })
      res.cookie(SIGNED_IN_COOKIE, '1', kept)
    },
    clear(res) {
      res.clearCookie(SESSION_COOKIE, { ...common, httpOnly: true })
      res.clearCookie(SIGNED_IN_COOKIE, common)
    },
  }
}

import {
  SESSION_SECONDS,
  SIGNED_IN_COOKIE,
  sessionCookieOf,
  UNPREFIXED_SESSION_COOKIE,
} from '@izlog/contracts/http/auth'
import { parseCookie } from 'cookie'
import type { CookieOptions, Request, Response } from 'express'
import { KNOWN_BROWSER_MS } from '../domain/known-browser.ts'

export interface SessionCookies {
  set(res: Response, cookie: string): void
  clear(res: Response): void
  /** Marks the browser as one in which a user has signed in; the mark stays when the session ends. */
  mark(res: Response, mark: string): void
  markOf(req: Request): string | undefined
}

/** The HttpOnly session cookie, the readable cookie beside it, and the browser's mark; `secure` where the platform uses https. */
export function sessionCookies(secure: boolean): SessionCookies {
  const common: CookieOptions = { path: '/', sameSite: 'lax', secure }
  const hidden: CookieOptions = { ...common, httpOnly: true }
  const maxAge = SESSION_SECONDS * 1000
  const session = sessionCookieOf(secure)
  const browser = secure ? '__Host-izlog_browser' : 'izlog_browser'
  const clearOld = (res: Response) => {
    if (session !== UNPREFIXED_SESSION_COOKIE) res.clearCookie(UNPREFIXED_SESSION_COOKIE, hidden)
  }
  return {
    set(res, cookie) {
      res.cookie(session, cookie, { ...hidden, maxAge })
      res.cookie(SIGNED_IN_COOKIE, '1', { ...common, maxAge })
      clearOld(res)
    },
    clear(res) {
      res.clearCookie(session, hidden)
      res.clearCookie(SIGNED_IN_COOKIE, common)
      clearOld(res)
    },
    mark: (res, mark) => void res.cookie(browser, mark, { ...hidden, maxAge: KNOWN_BROWSER_MS }),
    markOf: (req) => parseCookie(req.headers.cookie ?? '')[browser],
  }
}

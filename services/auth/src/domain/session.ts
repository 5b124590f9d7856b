import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { SESSION_DAYS, SESSION_IDLE_DAYS, SESSION_SECONDS } from '@izlog/contracts/http/auth'
import type { SessionClaims } from '@izlog/kit/http/session'
import jwt from 'jsonwebtoken'
import type { User } from './user.ts'

/** From where a session is opened or renewed. */
export interface Device {
  /** It gets a token that counts beside its cookie only; any other caller one that stands alone. */
  isBrowser: boolean
  name: string
  network: string
}

/** An open session of a user. */
export interface Session {
  /** The `jti` of its tokens. */
  id: string
  userId: number
  isBrowser: boolean
  device: string
  network: string
  openedAt: Date
  /** When it was last renewed. */
  seenAt: Date
  /** Then it cannot be renewed any more. */
  endsAt: Date
}

export interface SessionTokens {
  /** For the HttpOnly cookie. */
  cookie: string
  /** For the answer's body. */
  token: string
}

export function openedSession(userId: number, { isBrowser, name, network }: Device, now: Date): Session {
  const session = { id: randomUUID(), userId, isBrowser, device: name, network, openedAt: now, seenAt: now }
  return { ...session, endsAt: endOf(session) }
}

export function renewedSession(session: Session, network: string, now: Date): Session {
  const renewed = { ...session, network, seenAt: now }
  return { ...renewed, endsAt: endOf(renewed) }
}

const endOf = ({ openedAt, seenAt }: Pick<Session, 'openedAt' | 'seenAt'>): Date =>
  new Date(Math.min(seenAt.getTime() + SESSION_IDLE_DAYS * DAY_MS, openedAt.getTime() + SESSION_DAYS * DAY_MS))

/** Signs a session's tokens. What a page of ours may read lives as long as the session, since it is worth nothing without the cookie. */
export function signTokens(
  privateKey: string,
  { id, isBrowser }: Pick<Session, 'id' | 'isBrowser'>,
  user: Pick<User, 'id' | 'role'>,
  now: Date,
): SessionTokens {
  const sign = (use: SessionClaims['use'], expiresIn: number) => {
    const claims: Omit<SessionClaims, 'sub' | 'jti'> = { role: user.role, at: now.getTime(), use }
    return jwt.sign(claims, privateKey, { algorithm: 'ES256', subject: String(user.id), jwtid: id, expiresIn })
  }
  return {
    cookie: sign('cookie', SESSION_SECONDS),
    token: isBrowser ? sign('page', (SESSION_DAYS * DAY_MS) / 1000) : sign('api', SESSION_SECONDS),
  }
}

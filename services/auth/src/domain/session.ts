import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { SESSION_DAYS, SESSION_IDLE_DAYS, SESSION_SECONDS } from '@izlog/contracts/http/auth'
import type { SessionClaims } from '@izlog/kit/identity'
import jwt from 'jsonwebtoken'
import type { User } from './user.ts'

/** The device and network from which a session is opened or renewed. */
export interface Device {
  /** A browser gets a token that is valid only together with its cookie; any other caller one that is valid alone. */
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
  /** From this time on it cannot be renewed. */
  endsAt: Date
}

export interface SessionTokens {
  /** For the HttpOnly cookie. */
  cookie: string
  /** For the response's body. */
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

/** Signs a session's tokens. The token that our pages' scripts read lasts as long as the session, since it is worthless without the cookie. */
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

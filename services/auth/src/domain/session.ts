import { randomUUID } from 'node:crypto'
import { SESSION_SECONDS } from '@izlog/contracts/http/auth'
import type { SessionClaims } from '@izlog/kit/http/session'
import jwt from 'jsonwebtoken'
import type { User } from './user.ts'

/** Signs a new session of 7 days. */
export function signSession(privateKey: string, user: Pick<User, 'id' | 'role'>, now: Date): string {
  const claims: Omit<SessionClaims, 'sub' | 'jti'> = { role: user.role, at: now.getTime() }
  return jwt.sign(claims, privateKey, {
    algorithm: 'ES256',
    subject: String(user.id),
    jwtid: randomUUID(),
    expiresIn: SESSION_SECONDS,
  })
}

import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

const AUDIENCE = 'izlog-browser'
const DAYS = 180
export const KNOWN_BROWSER_MS = DAYS * DAY_MS

const Claims = z.object({ sub: z.coerce.number(), jti: z.string() })

/** Marks a browser in which this user has signed in: what others guess at the account does not make it wait. */
export const markBrowser = (privateKey: string, userId: number): string =>
  jwt.sign({}, privateKey, {
    algorithm: 'ES256',
    audience: AUDIENCE,
    subject: String(userId),
    jwtid: randomUUID(),
    expiresIn: `${DAYS}d`,
  })

/** The id of a browser in which this user has signed in; undefined: it is not known. */
export function browserOf(publicKey: string, userId: number | undefined, mark: string | undefined): string | undefined {
  if (mark === undefined) return undefined
  try {
    const { sub, jti } = Claims.parse(jwt.verify(mark, publicKey, { algorithms: ['ES256'], audience: AUDIENCE }))
    return sub === userId ? jti : undefined
  } catch {
    return undefined
  }
}

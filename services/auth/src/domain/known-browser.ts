import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

const AUDIENCE = 'izlog-browser'
const DAYS = 180
export const KNOWN_BROWSER_MS = DAYS * DAY_MS

const Claims = z.object({ sub: z.coerce.number(), jti: z.string() })

/** Signs a mark for a browser in which this user has signed in: others' wrong passwords do not make it wait. */
export const markBrowser = (privateKey: string, userId: number): string =>
  jwt.sign({}, privateKey, {
    algorithm: 'ES256',
    audience: AUDIENCE,
    subject: String(userId),
    jwtid: randomUUID(),
    expiresIn: `${DAYS}d`,
  })

/** The id of a browser in which this user has signed in; undefined for any other browser. */
export function browserOf(publicKey: string, userId: number | undefined, mark: string | undefined): string | undefined {
  if (mark === undefined) return undefined
  try {
    const { sub, jti } = Claims.parse(jwt.verify(mark, publicKey, { algorithms: ['ES256'], audience: AUDIENCE }))
    return sub === userId ? jti : undefined
  } catch {
    return undefined
  }
}

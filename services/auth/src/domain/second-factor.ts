import { createHash, randomInt } from 'node:crypto'
import type { Enrolment } from '@izlog/contracts/http/second-factor'
import jwt from 'jsonwebtoken'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { User } from './user.ts'

/** The parameters of RFC 6238 that every authenticator app supports. */
const STEP_S = 30
const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: 'Izlog', label: email, algorithm: 'SHA1', digits: 6, period: STEP_S, secret })

/** The time step of a code, which may be the current one or a neighbour; undefined for a wrong code. A step's code may be used once. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_S) + delta
}

const ENROLMENT_SECONDS = 600
const AUDIENCE = 'izlog-second-factor'
const Claims = z.object({ sub: z.coerce.number(), secret: z.string() })

/** A new secret for a user's app. It is not stored: the client sends it back, signed, with the first code. */
export function newEnrolment(privateKey: string, { id, email }: Pick<User, 'id' | 'email'>): Enrolment {
  const secret = new Secret({ size: 20 }).base32
  const token = jwt.sign({ secret }, privateKey, {
    algorithm: 'ES256',
    audience: AUDIENCE,
    subject: String(id),
    expiresIn: ENROLMENT_SECONDS,
  })
  return { token, secret, url: totpOf(secret, email).toString() }
}

/** The secret of this user's enrolment; undefined when it is older than ten minutes or not this user's. */
export function secretOf(publicKey: string, userId: number, token: string): string | undefined {
  try {
    const { sub, secret } = Claims.parse(jwt.verify(token, publicKey, { algorithms: ['ES256'], audience: AUDIENCE }))
    return sub === userId ? secret : undefined
  } catch {
    return undefined
  }
}

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const LENGTH = 10

/** Ten codes, each valid once, `abcde-fghjk`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** A code has 49 random bits, so a fast hash protects it well enough. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(code.replace('-', '')).digest('base64url')

import { createPublicKey } from 'node:crypto'
import jwt from 'jsonwebtoken'

const AUDIENCE = 'izlog-internal'

/** A 60 s ES256 token that opens /internal/* of another service. */
export const signServiceToken = (serviceKey: string, service: string): string =>
  jwt.sign({}, serviceKey, { algorithm: 'ES256', audience: AUDIENCE, issuer: service, expiresIn: 60 })

/** Verifier of such tokens. */
export function serviceTokenVerifier(serviceKey: string): (token: string) => boolean {
  const publicKey = createPublicKey(serviceKey)
  return (token) => {
    try {
      jwt.verify(token, publicKey, { algorithms: ['ES256'], audience: AUDIENCE })
      return true
    } catch {
      return false
    }
  }
}

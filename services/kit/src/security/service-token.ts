import { createPublicKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'

/** The processes that call each other's /internal/* routes, each with its own key pair. */
export const ServiceName = z.enum(['auth', 'catalog', 'order', 'upsell', 'domain', 'notifier', 'tls-sync'])
export type ServiceName = z.infer<typeof ServiceName>

/** The services' public keys as a JWK set; the `kid` of each is the service's name. */
export const servicePublicKeys = z.string().transform((text, context) => {
  try {
    const { keys } = JwkSet.parse(JSON.parse(text))
    return new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]))
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JWK set with a key of each service, its name as kid' })
    return z.NEVER
  }
})
export type ServicePublicKeys = ReadonlyMap<ServiceName, KeyObject>

const JwkSet = z.object({
  keys: z.array(
    z.object({ kid: ServiceName, kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
  ),
})

/** Signs an ES256 token for the /internal/* routes of service `to`; it expires after 60 s. */
export const signServiceToken = (privateKey: string, from: ServiceName, to: ServiceName): string =>
  jwt.sign({}, privateKey, { algorithm: 'ES256', audience: audienceOf(to), issuer: from, expiresIn: 60 })

/** Returns a function that finds which service has signed a token for `self`; undefined if none has. */
export function serviceTokenVerifier(
  publicKeys: ServicePublicKeys,
  self: ServiceName,
): (token: string) => ServiceName | undefined {
  return (token) => {
    const issuer = ServiceName.safeParse(jwt.decode(token, { json: true })?.iss).data
    const key = issuer && publicKeys.get(issuer)
    if (!key) return undefined
    try {
      jwt.verify(token, key, { algorithms: ['ES256'], audience: audienceOf(self), issuer })
      return issuer
    } catch {
      return undefined
    }
  }
}

const audienceOf = (service: ServiceName) => `izlog-internal:${service}`

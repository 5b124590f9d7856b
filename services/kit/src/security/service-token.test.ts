import { generateKeyPairSync } from 'node:crypto'
import { Router } from 'express'
import jwt from 'jsonwebtoken'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow } from '../http/access.ts'
import { createApp } from '../http/app.ts'
import { listen } from '../http/server.ts'
import { createGuard } from '../http/session.ts'
import { createLogger } from '../logger.ts'
import { ServiceName, servicePublicKeys, signServiceToken } from './service-token.ts'

const pairs = new Map(ServiceName.options.map((name) => [name, generateKeyPairSync('ec', { namedCurve: 'P-256' })]))
const keyOf = (name: ServiceName) => {
  const pair = pairs.get(name)
  if (!pair) throw new Error(`no key of ${name}`)
  return pair
}
const privateKeyOf = (name: ServiceName) => keyOf(name).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const jwks = JSON.stringify({
  keys: ServiceName.options.map((kid) => ({ ...keyOf(kid).publicKey.export({ format: 'jwk' }), kid })),
})

/** The guard of domain, with the route that only tls-sync may call. */
const guard = createGuard({
  jwtPublicKey: keyOf('auth').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  self: 'domain',
  servicePublicKeys: servicePublicKeys.parse(jwks),
  secure: false,
  revoked: async () => 'valid',
})
const router = Router().get('/internal/certificates', allow('internal', 'tls-sync'), (_req, res) => void res.json({}))
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const log = createLogger('test', 'silent')
  server = await listen(createApp({ log, guard, notReady: async () => [], routers: [router] }), 0)
})
afterAll(() => server.stop())

const statusOf = async (token: string | undefined): Promise<number> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${server.port}/internal/certificates`, { headers })).status
}
const unsigned = [{ alg: 'none' }, { iss: 'tls-sync', aud: 'izlog-internal:domain', exp: 9_999_999_999 }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')

describe('an internal route', () => {
  it.each(ServiceName.options)('asked by %s opens only where it is listed', async (name) => {
    expect(await statusOf(signServiceToken(privateKeyOf(name), name, 'domain'))).toBe(name === 'tls-sync' ? 200 : 403)
  })

  it.each(ServiceName.options)('takes no key of %s for that of whom it speaks for', async (name) => {
    const token = signServiceToken(privateKeyOf(name), 'tls-sync', 'domain')
    expect(await statusOf(token)).toBe(name === 'tls-sync' ? 200 : 403)
  })

  it.each(ServiceName.options)('takes no token that was made for %s', async (name) => {
    const token = signServiceToken(privateKeyOf('tls-sync'), 'tls-sync', name)
    expect(await statusOf(token)).toBe(name === 'domain' ? 200 : 403)
  })

  it.each([
    ['no token', undefined],
    ['what is none', 'abc'],
    ['one that nobody signed', `${unsigned}.`],
    [
      'one of a service that there is not',
      jwt.sign({}, privateKeyOf('tls-sync'), {
        algorithm: 'ES256',
        issuer: 'stranger',
        audience: 'izlog-internal:domain',
      }),
    ],
    [
      'one that has run out',
      jwt.sign({}, privateKeyOf('tls-sync'), {
        algorithm: 'ES256',
        issuer: 'tls-sync',
        audience: 'izlog-internal:domain',
        expiresIn: -1,
      }),
    ],
    [
      'a session',
      jwt.sign({ role: 'admin', at: Date.now() }, privateKeyOf('auth'), {
        algorithm: 'ES256',
        subject: '1',
        jwtid: 'j',
        expiresIn: 60,
      }),
    ],
  ])('takes not %s', async (_what, token) => {
    expect(await statusOf(token)).toBe(403)
  })
})

it('keys that are no JWK set of services stop a start, in words', () => {
  for (const text of [
    '',
    '{}',
    '{"keys":[{"kid":"stranger"}]}',
    JSON.stringify({ keys: [{ kid: 'auth', kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }] }),
  ])
    expect(servicePublicKeys.safeParse(text).error?.issues[0]?.message).toMatch(/^must be a JWK set/)
})

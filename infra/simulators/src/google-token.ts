import { createPublicKey, randomBytes } from 'node:crypto'
import { HOUR_S } from '@izlog/contracts/domain/durations'
import { Router, urlencoded } from 'express'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { ServiceAccount } from './accounts.ts'

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const GOOGLE_AUDIENCE = 'https://oauth2.googleapis.com/token'
const LIFETIME_S = HOUR_S
const CLOCK_SKEW_S = 300

/** Scopes that permit writing to spreadsheets, in contrast to the read-only ones. */
const WRITING = [
  'https://www.googleapis.com/auth/spreadsheets',
  'https://www.googleapis.com/auth/drive',
  'https://www.googleapis.com/auth/drive.file',
]
const READING = [
  'https://www.googleapis.com/auth/spreadsheets.readonly',
  'https://www.googleapis.com/auth/drive.readonly',
]

const Grant = z.object({ expiresAt: z.number(), scopes: z.array(z.string()) })
export const SavedTokens = z.record(z.string(), Grant)

const TokenRequest = z.object({ grant_type: z.string().default(''), assertion: z.string().default('') })
const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  scope: z.string().default(''),
})

/** Why a bearer is denied access, in Google's terms; null when it is not. */
export type Denial = 'missing' | 'invalid' | 'scope' | null

/** Google's token endpoint for service accounts: exchanges a signed JWT for an access token. */
export function createGoogleToken(account: ServiceAccount | undefined) {
  const publicKey = account ? createPublicKey(account.private_key).export({ type: 'spki', format: 'pem' }) : undefined
  let grants = new Map<string, z.infer<typeof Grant>>()

  function exchange(body: unknown): { status: number; body: unknown } {
    const request = TokenRequest.parse(body ?? {})
    if (request.grant_type !== GRANT)
      return refuse('unsupported_grant_type', `Invalid grant_type: ${request.grant_type}`)
    const claims = Claims.safeParse(jwt.decode(request.assertion)).data
    if (!claims) return refuse('invalid_grant', 'Bad Request')
    if (!account || publicKey === undefined || claims.iss !== account.client_email)
      return refuse('invalid_grant', 'Invalid grant: account not found')
    if (!signed(request.assertion, publicKey)) return refuse('invalid_grant', 'Invalid JWT Signature.')
    const now = Date.now() / 1000
    if (claims.exp < now || claims.exp - claims.iat > LIFETIME_S || claims.iat > now + CLOCK_SKEW_S) {
      return refuse(
        'invalid_grant',
        'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
      )
    }
    if (claims.aud !== account.token_uri && claims.aud !== GOOGLE_AUDIENCE)
      return refuse('invalid_grant', 'Invalid JWT: Failed audience check.')
    const scopes = claims.scope.split(' ').filter((scope) => scope !== '')
    if (scopes.length === 0) return refuse('invalid_scope', 'Empty or missing scope not allowed.')
    if (!scopes.every((scope) => scope.startsWith('https://www.googleapis.com/auth/'))) {
      return refuse('invalid_scope', 'Invalid OAuth scope or ID token audience provided.')
    }
    const token = `ya29.${randomBytes(48).toString('base64url')}`
    grants.set(token, { expiresAt: now + LIFETIME_S, scopes })
    return { status: 200, body: { access_token: token, expires_in: LIFETIME_S - 1, token_type: 'Bearer' } }
  }

  return {
    router: Router().post('/token', urlencoded({ extended: false }), (req, res) => {
      const { status, body } = exchange(req.body)
      res.status(status).json(body)
    }),
    /** Checks whether this bearer may read or write. */
    check(bearer: string | undefined, writes: boolean): Denial {
      if (bearer === undefined) return 'missing'
      const grant = grants.get(bearer)
      if (!grant || grant.expiresAt < Date.now() / 1000) return 'invalid'
      const enough = writes ? WRITING : [...WRITING, ...READING]
      return grant.scopes.some((scope) => enough.includes(scope)) ? null : 'scope'
    },
    save: (): z.infer<typeof SavedTokens> => Object.fromEntries(grants),
    restore: (saved: z.infer<typeof SavedTokens>) => {
      grants = new Map(Object.entries(saved).filter(([, grant]) => grant.expiresAt > Date.now() / 1000))
    },
  }
}

export type GoogleToken = ReturnType<typeof createGoogleToken>

function signed(assertion: string, publicKey: string | Buffer): boolean {
  try {
    jwt.verify(assertion, publicKey, { algorithms: ['RS256'], ignoreExpiration: true })
    return true
  } catch {
    return false
  }
}

const refuse = (error: string, description: string) => ({
  status: 400,
  body: { error, error_description: description },
})

import { createSign } from 'node:crypto'
import { HOUR_S } from '@izlog/contracts/domain/durations'
import { retryLostConnection } from '@izlog/kit/retry-lost-connection'
import { OAuth2Client } from 'google-auth-library'
import { z } from 'zod'
import type { ServiceAccount } from '../config.ts'

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets'

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Google refused the platform's own account: no seller can repair that. */
export class GoogleSignInRefused extends Error {}

/** Signs in as the service account at the `token_uri` of its key file, which google-auth-library ignores. */
export function serviceAccountClient(account: ServiceAccount, timeoutMs: number): OAuth2Client {
  const client = new OAuth2Client()
  client.refreshHandler = async () => {
    const request = {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: assertionOf(account),
      }),
    } as const
    const response = await retryLostConnection(() => fetch(account.token_uri, request))
    if (response.status >= 400 && response.status < 500) throw new GoogleSignInRefused(`token_uri: ${response.status}`)
    const { access_token, expires_in } = TokenAnswer.parse(await response.json())
    return { access_token, expiry_date: Date.now() + expires_in * 1000 }
  }
  return client
}

/** A JWT, valid for an hour, by which the account asks for an access token to spreadsheets. */
function assertionOf({ client_email, private_key, token_uri }: ServiceAccount): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss: client_email, scope: SCOPE, aud: token_uri, iat: now, exp: now + HOUR_S }
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(private_key, 'base64url')}`
}

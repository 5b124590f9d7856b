import { generateKeyPairSync } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { onTestFinished } from 'vitest'
import { startSimulators } from '../src/server.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const serviceAccount = {
  client_email: 'izlog@demo.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  token_uri: 'https://oauth2.googleapis.com/token',
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

/** Simulators for one test, stopped after it, with helpers for requests. */
export async function simulators(options: { dataFile?: string; dnsPort?: number; smtpPort?: number } = {}) {
  const { url, smtpUrl, stop } = await startSimulators({ port: 0, serviceAccount, ...options })
  onTestFinished(stop)

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : readJson(text) }
  }

  return {
    url,
    smtpUrl,
    stop,
    call,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body: unknown, headers?: Record<string, string>) => call('PUT', path, body, headers),
    remove: (path: string) => call('DELETE', path),
  }
}

/** A service account's signed assertion; `claims` make it invalid. */
export function assertion(claims: Record<string, unknown> = {}, key: string = serviceAccount.private_key): string {
  const now = Math.floor(Date.now() / 1000)
  const sound = {
    iss: serviceAccount.client_email,
    aud: serviceAccount.token_uri,
    scope: 'https://www.googleapis.com/auth/spreadsheets',
    iat: now,
    exp: now + 3600,
  }
  return jwt.sign({ ...sound, ...claims }, key, { algorithm: 'RS256' })
}

/** Exchanges an assertion at Google's token endpoint. */
export async function exchange(
  url: string,
  signed: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: signed })
  const answer = await fetch(`${url}/google/token`, { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

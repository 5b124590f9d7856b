import { randomUUID } from 'node:crypto'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { Role } from '@izlog/contracts/domain/users'
import jwt from 'jsonwebtoken'
import { JWT_PRIVATE_KEY } from './stack.ts'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it is not JSON. */
  body: unknown
}

export interface TestUser {
  userId: number
  role: Role
}

export const SUPER_ADMIN: TestUser = { userId: 1, role: 'admin' }
export const SELLER: TestUser = { userId: 1001, role: 'client' }
export const OTHER_SELLER: TestUser = { userId: 1002, role: 'client' }

/** A session token as auth signs it, valid for 10 minutes. */
export const tokenFor = ({ userId, role }: TestUser): string =>
  jwt.sign({ role, at: Date.now() }, JWT_PRIVATE_KEY, {
    algorithm: 'ES256',
    subject: String(userId),
    jwtid: randomUUID(),
    expiresIn: 600,
  })

/** Calls a service over HTTP, as a user or without a session. */
export function client(port: number, user?: TestUser) {
  const authorization: Record<string, string> = user ? { authorization: `Bearer ${tokenFor(user)}` } : {}
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const isForm = body instanceof FormData
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...authorization,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = parseJson(text)
    return { status: response.status, headers: response.headers, body: json === undefined ? text : json }
  }
  return {
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => call('PUT', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Record<string, string>) => call('PATCH', path, body, headers),
    delete: (path: string, headers?: Record<string, string>) => call('DELETE', path, undefined, headers),
    as: (other: TestUser) => client(port, other),
  }
}

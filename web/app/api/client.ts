import { parseJson } from '@izlog/contracts/domain/parse-json'
import { ApiErrorBody } from '@izlog/contracts/http/errors'
import type { z } from 'zod'
import { renewSession } from './renew.ts'
import { storedToken } from './token.ts'

/** A failed response. Its message is the status, ': ' and the body (docs/product/platform.md 8); `sentence` is the text for users. */
export class ApiError extends Error {
  readonly status: number
  readonly refusal: ApiErrorBody | null
  /** The body as received, for errors that carry more fields. */
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.refusal = refusalIn(body)
    this.body = body
  }

  get sentence(): string | null {
    return this.refusal?.message ?? null
  }
}

/** The message to show for a failure: the server's, or `fallback` if the server sent none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.sentence : null) ?? fallback

/** The calls of docs/product/platform.md 7: always with cookies, with the bearer token if there is one, with a JSON content type only for a body. */
export const api = {
  get: <T extends z.ZodType>(path: string, schema: T, signal?: AbortSignal) => call('GET', path, schema, { signal }),
  post: <T extends z.ZodType>(path: string, schema: T, body?: unknown, headers?: Record<string, string>) =>
    call('POST', path, schema, { body, headers }),
  /** Sends a file with its fields. */
  form: <T extends z.ZodType>(path: string, schema: T, body: FormData) => call('POST', path, schema, { body }),
  /** The file that a POST answers. */
  file: (path: string, body: unknown): Promise<Response> => request('POST', path, { body }),
  put: <T extends z.ZodType>(path: string, schema: T, body?: unknown, headers?: Record<string, string>) =>
    call('PUT', path, schema, { body, headers }),
  patch: <T extends z.ZodType>(path: string, schema: T, body?: unknown) => call('PATCH', path, schema, { body }),
  delete: <T extends z.ZodType>(path: string, schema: T, body?: unknown, headers?: Record<string, string>) =>
    call('DELETE', path, schema, { body, headers }),
}

/**
 * The path for a query's key (docs/product/platform.md 7). One element is the path itself; a path and an object become the path with the
 * object's non-null entries as its query; all other keys are joined with '/'.
 */
export function pathOf(key: readonly unknown[]): string {
  const [path, entries] = key
  if (key.length !== 2 || typeof entries !== 'object' || entries === null) return key.join('/')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(entries)) {
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  return query.size === 0 ? String(path) : `${path}?${query}`
}

/** The headers that authenticate a request, in addition to the cookie. */
export function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/** A 401 from these paths concerns the credentials and not the session, so the session is not renewed. */
const OPEN_TO_NOBODY: ReadonlySet<string> = new Set(['/api/auth/login', '/api/auth/logout'])

interface Request {
  body?: unknown
  signal?: AbortSignal | undefined
  headers?: Record<string, string> | undefined
}

async function call<T extends z.ZodType>(method: string, path: string, schema: T, more: Request): Promise<z.infer<T>> {
  return schema.parse(await (await request(method, path, more)).json())
}

async function request(method: string, path: string, { body, signal, headers }: Request): Promise<Response> {
  const hasBody = body !== undefined
  const isForm = body instanceof FormData
  const send = () =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: { ...bearer(), ...(hasBody && !isForm ? { 'Content-Type': 'application/json' } : {}), ...headers },
      body: isForm ? body : hasBody ? JSON.stringify(body) : null,
      signal: signal ?? null,
    })
  let response = await send()
  // In an app that was open for days, the cookie expires before the session does. A 401 has changed nothing, so the request is safe to repeat.
  if (response.status === 401 && !OPEN_TO_NOBODY.has(path) && (await renewSession())) response = await send()
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  return response
}

const refusalIn = (body: string): ApiErrorBody | null => ApiErrorBody.safeParse(parseJson(body)).data ?? null

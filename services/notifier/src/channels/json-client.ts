import { parseJson } from '@izlog/contracts/domain/parse-json'
import { retryLostConnection } from '@izlog/kit/retry-lost-connection'

export interface JsonAnswer {
  status: number
  /** Undefined when the answer is not JSON. */
  body: unknown
  /** The header Retry-After, in ms; undefined: absent, or not a number of seconds. */
  retryAfterMs: number | undefined
}

interface CallOptions {
  timeoutMs: number
  headers?: Record<string, string>
}

/**
 * Posts JSON. After a lost connection the request is sent a second time, so the service must count a repeated request once.
 * Undefined: no answer within `timeoutMs`.
 */
export const postJson = (url: string, body: unknown, { timeoutMs, headers }: CallOptions) =>
  callJson(url, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Reads JSON. Undefined: no answer within `timeoutMs`. */
export const getJson = (url: string, { timeoutMs, headers = {} }: CallOptions) =>
  callJson(url, { signal: AbortSignal.timeout(timeoutMs), headers })

async function callJson(url: string, request: RequestInit): Promise<JsonAnswer | undefined> {
  try {
    const response = await retryLostConnection(() => fetch(url, { ...request, redirect: 'error' }))
    const text = await response.text()
    return {
      status: response.status,
      body: parseJson(text),
      retryAfterMs: secondsIn(response.headers.get('retry-after')),
    }
  } catch {
    return undefined
  }
}

const secondsIn = (header: string | null): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined

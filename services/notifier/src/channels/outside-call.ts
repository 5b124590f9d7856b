import { parseJson } from '@izlog/contracts/domain/parse-json'
import { retryLostConnection } from '@izlog/kit/retry-lost-connection'
import type { Outcome } from '../domain/delivery.ts'

/** The service will not have it until something is changed; the reason says what. */
export const refused = (reason: string): Outcome => ({ outcome: 'failed', reason, refused: true })

/** Nobody can say whether an outside service that did not answer did what it was asked. */
export const noAnswer = (service: string): Outcome => passing(`${service} ne odgovara.`)

export const troubled = (service: string): Outcome => passing(`${service} trenutno ima poteškoća.`)

export const limited = (service: string, retryAfterMs: number | undefined): Outcome => ({
  ...passing(`${service} trenutno prima manje zahteva.`),
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})

const passing = (reason: string) => ({ outcome: 'failed', reason, refused: false }) as const

export interface JsonAnswer {
  status: number
  /** Undefined when the answer is no JSON. */
  body: unknown
  /** What Retry-After asks for, ms. */
  retryAfterMs: number | undefined
}

interface CallOptions {
  timeoutMs: number
  headers?: Record<string, string>
}

/** Posts JSON to an outside service that takes the same thing twice for one. Undefined: no answer within the time. */
export const postJson = (url: string, body: unknown, { timeoutMs, headers }: CallOptions) =>
  callJson(url, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Reads JSON from an outside service. Undefined: no answer within the time. */
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

import type { z } from 'zod'
import type { BaseConfig } from './config.ts'
import { unavailable } from './errors.ts'
import { withoutCodes } from './loggable.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { type ServiceName, signServiceToken } from './security/service-token.ts'
import { currentTrace, hasActiveSpan } from './trace.ts'

interface AskOptions {
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  /** How long (ms) the answer may take; by default ANSWER_WITHIN_MS. Longer where the other service has to call external systems. */
  withinMs?: number
}

/**
 * Calls an /internal/* route of another service that may be called twice without harm. Undefined for 404. Throws `unavailable` when the
 * service cannot be reached or answers that it is away, and a plain Error for any other failure, which a retry would not change.
 */
export type AskInternal = <S extends z.ZodType>(
  to: ServiceName,
  baseUrl: string,
  path: string,
  answer: S,
  options?: AskOptions,
) => Promise<z.infer<S> | undefined>

/** Statuses after which a retry may succeed; any other is a fault of the request or of the service. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

export function internalClient(
  { SERVICE_KEY, ANSWER_WITHIN_MS }: Pick<BaseConfig, 'SERVICE_KEY' | 'ANSWER_WITHIN_MS'>,
  from: ServiceName,
): AskInternal {
  return async (to, baseUrl, path, answer, { body, withinMs = ANSWER_WITHIN_MS } = {}) => {
    // With telemetry on, fetch is instrumented and sends the header itself.
    const trace = hasActiveSpan() ? undefined : currentTrace()
    const request = {
      signal: AbortSignal.timeout(withinMs),
      headers: {
        authorization: `Bearer ${signServiceToken(SERVICE_KEY, from, to)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(trace ? { traceparent: trace.traceparent } : {}),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    }
    const response = await retryLostConnection(() => fetch(new URL(path, baseUrl), request)).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    if (response.status === 404) return undefined
    if (!response.ok) {
      const refusal = new Error(`${withoutCodes(path)}: ${response.status}`)
      throw AWAY_STATUSES.has(response.status) ? unavailable(refusal) : refusal
    }
    return answer.parse(await response.json().catch((cause: unknown) => Promise.reject(unavailable(cause))))
  }
}

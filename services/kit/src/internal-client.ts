import type { z } from 'zod'
import type { BaseConfig } from './config.ts'
import { unavailable } from './errors.ts'
import { withoutCodes } from './loggable.ts'
import { retryLostConnection } from './retry-lost-connection.ts'
import { type ServiceName, signServiceToken } from './security/service-token.ts'
import { currentTrace } from './trace.ts'

interface Asking {
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: unknown
  /** How long the answer may take; ANSWER_WITHIN_MS, but where the other side has to go out itself. */
  withinMs?: number
}

/**
 * Asks another service's /internal/*, where asking twice does no harm. Undefined: it knows no such thing. Throws `unavailable`
 * when it cannot be reached or says so itself, and a plain Error when it refuses or fails: asked again it would say the same.
 */
export type AskInternal = <S extends z.ZodType>(
  to: ServiceName,
  baseUrl: string,
  path: string,
  answer: S,
  asking?: Asking,
) => Promise<z.infer<S> | undefined>

/** What a server that may answer later says; anything else is a fault in the question or in it, and no reason to wait. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

export function internalClient(
  { SERVICE_KEY, ANSWER_WITHIN_MS }: Pick<BaseConfig, 'SERVICE_KEY' | 'ANSWER_WITHIN_MS'>,
  from: ServiceName,
): AskInternal {
  return async (to, baseUrl, path, answer, { body, withinMs = ANSWER_WITHIN_MS } = {}) => {
    const trace = currentTrace()
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

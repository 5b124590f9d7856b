import type { z } from 'zod'
import { unavailable } from '../errors.ts'
import { signServiceToken } from '../security/service-token.ts'
import { currentTrace } from '../trace.ts'

/** Asks another service's /internal/* once, for a second at most. Undefined: it knows no such thing. Throws `unavailable` when it cannot be reached. */
export type AskInternal = <S extends z.ZodType>(
  baseUrl: string,
  path: string,
  answer: S,
) => Promise<z.infer<S> | undefined>

export function internalClient(serviceKey: string, service: string): AskInternal {
  return async (baseUrl, path, answer) => {
    const trace = currentTrace()
    const response = await fetch(new URL(path, baseUrl), {
      signal: AbortSignal.timeout(1000),
      headers: {
        authorization: `Bearer ${signServiceToken(serviceKey, service)}`,
        ...(trace ? { traceparent: trace.traceparent } : {}),
      },
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    if (response.status === 404) return undefined
    if (!response.ok) throw unavailable(new Error(`${path}: ${response.status}`))
    return answer.parse(await response.json())
  }
}

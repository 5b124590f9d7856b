import { z } from 'zod'
import { type Failure, misconfigured, rateLimited, refused, unavailable } from './failures.ts'
import type { JsonAnswer } from './json-client.ts'

export const GRAPH_VERSION = 'v24.0'

export const TOKEN_REFUSED =
  'Pristupni token za Meta pixel nije ispravan ili je istekao. Upišite novi u podešavanjima naloga.'

const GraphError = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    message: z.string().default(''),
    error_user_title: z.string().optional(),
  }),
})

export const graphErrorOf = ({ body }: JsonAnswer) => GraphError.safeParse(body).data?.error

/** The failure that a refusing answer means, with a Serbian sentence for the seller. */
export function graphFailure(answer: JsonAnswer): Failure {
  const { status, retryAfterMs } = answer
  const error = graphErrorOf(answer)
  if (status === 429 || error?.code === 4 || error?.code === 17) return rateLimited('Meta', retryAfterMs)
  if (status >= 500 || error?.is_transient) return unavailable('Meta')
  if (error?.code === 190 || status === 401) return misconfigured(TOKEN_REFUSED)
  if (error?.error_subcode === 33) {
    return misconfigured(
      'Meta ne nalazi pixel, ili token nema pristup njemu. Proverite ID pixela u podešavanjima naloga.',
    )
  }
  return refused(`Meta je odbila događaj (${error?.error_user_title ?? error?.message ?? `odgovor ${status}`}).`)
}

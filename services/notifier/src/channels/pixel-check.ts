import { CONNECTION_MESSAGES, type ConnectionCheck } from '@izlog/contracts/http/connection-checks'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import { checkOfFailure, connected, problem, unchecked } from './connection-check.ts'
import { noAnswer } from './failures.ts'
import { getJson, type JsonAnswer } from './json-client.ts'
import { GRAPH_VERSION, graphErrorOf, graphFailure, TOKEN_REFUSED } from './meta-graph.ts'
import { tokenFor } from './pixel.ts'

const Pixel = z.object({ name: z.string().max(200).optional() })

/** Whether Meta knows the pixel and the token opens it. The pixel is only read, since any event would be counted. */
export const pixelCheck =
  (config: NotifierConfig) =>
  async (pixelId: string, ownToken: string | null): Promise<ConnectionCheck> => {
    if (!/^\d+$/.test(pixelId)) return problem(CONNECTION_MESSAGES.notDigits)
    const token = tokenFor(config, pixelId, ownToken)
    if (!token) return unchecked(CONNECTION_MESSAGES.noMetaToken)
    // No header carries anything else.
    if (!/^[!-~]+$/.test(token)) return problem(TOKEN_REFUSED)
    const answer = await getJson(`${config.META_GRAPH_URL}/${GRAPH_VERSION}/${pixelId}?fields=id,name`, {
      timeoutMs: config.CALL_TIMEOUT_MS,
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer) return checkOfFailure(noAnswer('Meta'))
    if (lacksReading(answer)) return unchecked(CONNECTION_MESSAGES.notReadable)
    if (answer.status >= 300) return checkOfFailure(graphFailure(answer))
    const name = Pixel.safeParse(answer.body).data?.name
    return connected(`${name ? `Pixel „${name}” prima` : 'Pixel prima'} kupovine i sa našeg servera.`)
  }

/** A token that may send events need not be allowed to read the pixel. */
function lacksReading(answer: JsonAnswer): boolean {
  const error = graphErrorOf(answer)
  if (!error) return false
  return (
    error.code === 10 || (error.code >= 200 && error.code < 300) || /^\(#100\) missing permission/i.test(error.message)
  )
}

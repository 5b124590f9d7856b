import { parseJson } from '@izlog/contracts/domain/parse-json'
import { loggable } from '@izlog/kit/loggable'
import { z } from 'zod'

const MAX_ERROR = 300

/** What a contract refused of an event, as Zod writes it into an error's message. */
const Issues = z
  .array(z.object({ code: z.string(), path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
  .min(1)

/**
 * Why a letter was parked, in one line that may stand in a list: the first line of its error, or, where a contract refused the event, the
 * names of its fields with what is wrong of each ('id: Invalid UUID; occurredAt: nedostaje'). At most MAX_ERROR characters.
 */
export function letterError(error: string): string {
  const text = loggable(refusedFields(error) ?? error.split('\n')[0] ?? '')
  return text.length > MAX_ERROR ? `${text.slice(0, MAX_ERROR - 1)}…` : text
}

function refusedFields(error: string): string | undefined {
  const [, json] = /^(?:ZodError: )?(\[\n.*?\n\])(?:\n|$)/s.exec(error) ?? []
  const issues = Issues.safeParse(json === undefined ? undefined : parseJson(json))
  return issues.success ? issues.data.map(fieldOf).join('; ') : undefined
}

function fieldOf({ code, path, message }: z.infer<typeof Issues>[number]): string {
  const isMissing = message.endsWith('received undefined')
  if (path.length === 0 && isMissing) return 'poruka nije JSON'
  // These are named in the message as they were received.
  const wrong = code === 'unrecognized_keys' ? 'nepoznata polja' : isMissing ? 'nedostaje' : message
  return `${path.length === 0 ? 'poruka' : path.join('.')}: ${wrong}`
}

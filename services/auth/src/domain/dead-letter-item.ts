import { parseJson } from '@izlog/contracts/domain/parse-json'
import { Envelope } from '@izlog/contracts/events/envelope'
import type { DeadLetterItem } from '@izlog/contracts/http/system'
import type { DeadLetter } from '@izlog/kit/bus/dead-letters'
import { letterError } from './letter-error.ts'

/**
 * A dead letter as it is listed: nothing of its event's data, and of the error what may stand in a log. `groupsWith` returns the other
 * groups that have parked the event of this id.
 */
export function deadLetterItem(
  { offset, at, error, value }: DeadLetter,
  groupsWith: (eventId: string) => string[],
): DeadLetterItem {
  const envelope = Envelope.safeParse(parseJson(value?.toString() ?? ''))
  const parkedAt = new Date(at)
  return {
    offset: Number(offset),
    at: Number.isNaN(parkedAt.getTime()) ? null : parkedAt.toISOString(),
    error: letterError(error),
    event: envelope.success ? aboutOf(envelope.data) : null,
    alsoIn: envelope.success ? groupsWith(envelope.data.id) : [],
  }
}

/** The id of the event in a letter; undefined: it is no event. */
export const eventIdIn = ({ value }: DeadLetter): string | undefined =>
  Envelope.safeParse(parseJson(value?.toString() ?? '')).data?.id

const aboutOf = ({ type, version, id, occurredAt }: Envelope) => ({ type, version, id, occurredAt })

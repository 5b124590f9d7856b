import { parseJson } from '@izlog/contracts/domain/parse-json'
import { type DnsCheck, NotVerifiedError } from '@izlog/contracts/http/domains'
import { ApiError } from '../../api/client.ts'

/** The DNS records that a failed verification found; null if it failed for another reason. */
export function checksIn(error: unknown): readonly DnsCheck[] | null {
  if (!(error instanceof ApiError)) return null
  return NotVerifiedError.safeParse(parseJson(error.body)).data?.checks ?? null
}

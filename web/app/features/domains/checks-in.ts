import { parseJson } from '@izlog/contracts/domain/parse-json'
import { type DnsCheck, NotVerifiedError } from '@izlog/contracts/http/domains'
import { ApiError } from '../../api/client.ts'

/** What a refused verification found in DNS; null when it was refused for another reason. */
export function checksIn(error: unknown): readonly DnsCheck[] | null {
  if (!(error instanceof ApiError)) return null
  return NotVerifiedError.safeParse(parseJson(error.body)).data?.checks ?? null
}

import { type DnsCheck, NotVerifiedError } from '@izlog/contracts/http/domains'
import { ApiError } from '../../api/client.ts'

/** What a refused verification found in DNS; null when it was refused for another reason. */
export function checksIn(error: unknown): readonly DnsCheck[] | null {
  if (!(error instanceof ApiError)) return null
  try {
    return NotVerifiedError.safeParse(JSON.parse(error.body)).data?.checks ?? null
  } catch {
    return null
  }
}

import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../api/client.ts'
import { Notice } from './notice.tsx'

/** Shows the refusal of a lookup when the seller types faster than the server allows (429). All other failures show when the form is submitted. */
export function Limited({ lookup }: { lookup: UseQueryResult }) {
  const { error, isFetching, refetch } = lookup
  if (isFetching || !(error instanceof ApiError) || error.status !== 429 || !error.sentence) return null
  return <Notice onRetry={() => void refetch()}>{error.sentence}</Notice>
}

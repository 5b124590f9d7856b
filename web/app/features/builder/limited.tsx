import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../api/client.ts'
import { Notice } from './notice.tsx'

/** Says that the server refuses a lookup because the seller types faster than it answers. Every other failure shows when the form is sent. */
export function Limited({ lookup }: { lookup: UseQueryResult }) {
  const { error, isFetching, refetch } = lookup
  if (isFetching || !(error instanceof ApiError) || error.status !== 429 || !error.sentence) return null
  return <Notice onRetry={() => void refetch()}>{error.sentence}</Notice>
}

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/** What a section shows of a query that is read again and again: what was read last, and the failure of the last reading. */
export interface Watched<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  /** Nothing was read yet, and nothing has failed. */
  readonly isPending: boolean
  /** When `data` was read, ms. */
  readonly dataUpdatedAt: number
}

/** Keeps the failure of a query without data while it is read again, so that it does not take turns with a skeleton. */
export function useWatched<Data>({ data, error, isPending, dataUpdatedAt }: UseQueryResult<Data>): Watched<Data> {
  const [last, setLast] = useState<Error | null>(null)
  if (error && error !== last) setLast(error)
  const shown = error ?? (data === undefined ? last : null)
  return { data, error: shown, isPending: isPending && shown === null, dataUpdatedAt }
}

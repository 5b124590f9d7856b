import type { ConnectionCheck } from '@izlog/contracts/http/connection-checks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/client.ts'

interface Options<Request> {
  /** The path of the check, by which its last result is kept while the app is open. */
  path: string
  check: (request: Request) => Promise<ConnectionCheck>
  /** What is saved; null while the channel is not set up. */
  saved: Request | null
}

export interface ConnectionChecking<Request> {
  /** Undefined: nothing is set up, or it was not checked yet. */
  result: ConnectionCheck | undefined
  checking: boolean
  run: (request: Request) => void
}

/** Checks a channel once when its settings are shown, and again after each save. */
export function useConnectionCheck<Request>({ path, check, saved }: Options<Request>): ConnectionChecking<Request> {
  const client = useQueryClient()
  const queryKey = [path]
  // A first save starts its own check, so a channel that is set up later is not checked twice.
  const [wasSetUp] = useState(saved !== null)
  const shown = useQuery({
    queryKey,
    queryFn: () => (saved === null ? null : check(saved).catch(notChecked)),
    enabled: wasSetUp,
  })
  const again = useMutation({
    mutationFn: async (request: Request) => {
      // A late result of the first check would replace this one.
      await client.cancelQueries({ queryKey })
      return check(request).catch(notChecked)
    },
    onSuccess: (result) => client.setQueryData(queryKey, result),
  })
  return {
    result: (saved && shown.data) ?? undefined,
    checking: saved !== null && (shown.isFetching || again.isPending),
    run: again.mutate,
  }
}

/** Our own refusal (too many checks, no connection) shows nothing about the channel. */
const notChecked = (error: unknown): ConnectionCheck => ({
  state: 'unchecked',
  message: sentenceOf(error, 'Provera nije uspela. Pokušajte ponovo za koji trenutak.'),
})

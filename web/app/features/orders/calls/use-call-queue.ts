import type { DeskBody, DeskOrder } from '@izlog/contracts/http/desk'
import { UNDO_WITHIN_S } from '@izlog/contracts/http/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callsQuery } from '../../../api/calls.ts'
import { refetch } from '../../../api/refetch.ts'
import { useFreshOrders } from '../../../shared/fresh-orders.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { nextCallQuery, noteStep, undoStep } from './calls-api.ts'

/** An outcome that can still be taken back. */
export interface NotedCall {
  readonly noted: DeskOrder
  readonly step: DeskBody['step']
}

/** The queue of calls: one order at a time, its outcome noted at once and taken back within ten seconds. */
export function useCallQueue() {
  const client = useQueryClient()
  const [skip, setSkip] = useState<readonly number[]>([])
  const [undoable, setUndoable] = useState<NotedCall | null>(null)
  const next = useQuery(nextCallQuery(skip))
  const fresh = useFreshOrders(({ count }) => count)
  const { refetch: ask } = next

  const advance = async () => {
    await ask()
    void refetch(client, callsQuery.queryKey)
  }
  const noting = useMutation({
    mutationFn: ({ call, body }: { call: DeskOrder; body: DeskBody }) =>
      noteStep(call.order.id, { ...body, version: call.version }),
    onSuccess: (noted, { body }) => {
      setUndoable({ noted, step: body.step })
      return advance()
    },
    onError: (error) => {
      toastRefusal('Ishod nije zabeležen', error, 'Pokušajte ponovo.')
      return advance()
    },
  })
  const undoing = useMutation({
    mutationFn: ({ noted }: NotedCall) => undoStep(noted.order.id, noted.version),
    onError: (error) => toastRefusal('Nije poništeno', error, 'Pokušajte ponovo.'),
    onSettled: () => {
      setUndoable(null)
      setSkip([])
      return advance()
    },
  })

  useEffect(() => {
    if (!undoable) return
    const timer = setTimeout(() => setUndoable(null), UNDO_WITHIN_S * 1000)
    return () => clearTimeout(timer)
  }, [undoable])
  // A new order may be the first to call.
  useEffect(() => {
    if (fresh > 0) void ask()
  }, [fresh, ask])

  const call = next.data?.call ?? null
  const isBusy = noting.isPending || undoing.isPending || (next.isFetching && !next.data)
  return {
    next,
    call,
    isBusy,
    undoable,
    undo: () => undoable && undoing.mutate(undoable),
    note: (body: DeskBody) => call && !isBusy && noting.mutate({ call, body }),
    skip: () => call && setSkip((before) => [...before, call.order.id]),
    hasSkipped: skip.length > 0,
    /** Offers what was skipped again. */
    startOver: () => setSkip([]),
  }
}

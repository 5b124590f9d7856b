import { DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import { type DeskBody, type DeskOrder, UNDO_WITHIN_S } from '@izlog/contracts/http/desk'
import { UNFINISHED_LABELS, type UnfinishedForm, type UnfinishedOutcome } from '@izlog/contracts/http/unfinished-forms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callsQuery } from '../../../api/calls.ts'
import { ApiError } from '../../../api/client.ts'
import { refetch } from '../../../api/refetch.ts'
import { customerName } from '../../../shared/customer-name.ts'
import { useFreshOrders } from '../../../shared/fresh-orders.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { nextCallQuery, noteStep, noteUnfinished, type Skipped, undoStep, undoUnfinished } from './calls-api.ts'

/** An outcome that can still be taken back. */
export interface NotedCall {
  readonly who: string
  readonly outcome: string
  readonly undo: () => Promise<unknown>
}

const NONE: Skipped = { skip: [], skipUnfinished: [] }

/** The queue of calls: one order or unfinished form at a time, its outcome noted at once and taken back within ten seconds. */
export function useCallQueue() {
  const client = useQueryClient()
  const [skipped, setSkipped] = useState(NONE)
  const [undoable, setUndoable] = useState<NotedCall | null>(null)
  const next = useQuery(nextCallQuery(skipped))
  const fresh = useFreshOrders(({ count }) => count)
  const { refetch: ask } = next

  const advance = async () => {
    await ask()
    void refetch(client, callsQuery.queryKey)
  }
  const noting = useMutation({
    mutationFn: (send: () => Promise<NotedCall | null>) => send(),
    onSuccess: (noted) => {
      setUndoable(noted)
      return advance()
    },
    onError: (error) => {
      toastRefusal('Ishod nije zabeležen', error, 'Pokušajte ponovo.')
      return advance()
    },
  })
  const undoing = useMutation({
    mutationFn: ({ undo }: NotedCall) => undo(),
    onError: (error) => toastRefusal('Nije poništeno', error, 'Pokušajte ponovo.'),
    onSettled: () => {
      setUndoable(null)
      setSkipped(NONE)
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

  const { call = null, unfinished = null } = next.data ?? {}
  const isBusy = noting.isPending || undoing.isPending || (next.isFetching && !next.data)
  return {
    next,
    call,
    unfinished,
    isBusy,
    undoable,
    undo: () => undoable && undoing.mutate(undoable),
    note: (body: DeskBody) => call && !isBusy && noting.mutate(() => noteCall(call, body)),
    noteUnfinished: (outcome: UnfinishedOutcome) =>
      unfinished && !isBusy && noting.mutate(() => noteForm(unfinished, outcome)),
    skip: () =>
      setSkipped(({ skip, skipUnfinished }) => ({
        skip: call ? [...skip, call.order.id] : skip,
        skipUnfinished: unfinished ? [...skipUnfinished, unfinished.id] : skipUnfinished,
      })),
    hasSkipped: skipped !== NONE,
    /** Offers what was skipped again. */
    startOver: () => setSkipped(NONE),
  }
}

async function noteCall({ order, version }: DeskOrder, body: DeskBody): Promise<NotedCall> {
  const noted = await noteStep(order.id, { ...body, version })
  const undo = () => undoStep(order.id, noted.version)
  return { who: customerName(noted.order), outcome: DESK_LABELS[body.step], undo }
}

/** Null where nothing is taken back: it became an order, which may have removed it already. */
async function noteForm(form: UnfinishedForm, outcome: UnfinishedOutcome): Promise<NotedCall | null> {
  const isGone = (error: unknown) => outcome === 'ordered' && error instanceof ApiError && error.status === 404
  const noted = await noteUnfinished(form, outcome).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (!noted || outcome === 'ordered') return null
  return { who: form.name || form.phone, outcome: UNFINISHED_LABELS[outcome], undo: () => undoUnfinished(noted) }
}

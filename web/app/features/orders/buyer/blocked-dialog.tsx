import { BLOCK_LABELS, type BlockedBuyer } from '@izlog/contracts/http/blocked'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refetch } from '../../../api/refetch.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { blockedQuery, unblock } from './block-api.ts'

/** The seller's block list, from which entries are removed. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const blocked = useQuery(blockedQuery)
  const unblocking = useMutation({
    mutationFn: ({ id }: BlockedBuyer) => unblock(id),
    onError: (error) => toastRefusal('Blokada nije uklonjena', error, 'Pokušajte ponovo.'),
    onSettled: () => refetch(client, blockedQuery.queryKey),
  })
  const content = () => {
    if (blocked.isPending)
      return (
        <Loading what="blokirane kupce" className="space-y-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )
    if (!blocked.data)
      return (
        <Problem title="Lista nije učitana" onRetry={() => void blocked.refetch()} retrying={blocked.isFetching}>
          Blokade i dalje važe.
        </Problem>
      )
    if (blocked.data.items.length === 0)
      return (
        <p className="text-fg2">
          Niko nije blokiran. Kupca koji ne preuzima pakete blokirate iz njegove porudžbine, sa „Blokiraj kupca”.
        </p>
      )
    return (
      <ul className="divide-y divide-line">
        {blocked.data.items.map((entry) => (
          <li key={entry.id} className="flex min-h-14 items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block break-words font-medium tabular">{entry.value}</span>
              <span className="block text-small tabular text-fg2">
                {BLOCK_LABELS[entry.kind]} · {formatDate(entry.at)} · {entry.orderId}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Odblokiraj ${entry.value}`}
              disabled={unblocking.isPending}
              onClick={() => unblocking.mutate(entry)}
            >
              Odblokiraj
            </Button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Blokirani kupci">
      {content()}
    </Dialog>
  )
}

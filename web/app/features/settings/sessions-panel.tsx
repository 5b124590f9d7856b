import { OthersEnded, SessionEnded, type SessionItem, SessionList } from '@izlog/contracts/http/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { api } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatAgo } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepSession } from './keep-session.ts'
import { Panel } from './panel.tsx'

const KEY = ['/api/auth/sessions']

/** The user's sessions; each can be ended alone, or all others together. */
export function SessionsPanel() {
  const client = useQueryClient()
  const sessions = useQuery({ queryKey: KEY, queryFn: () => api.get('/api/auth/sessions', SessionList), staleTime: 0 })
  const refetch = () => client.invalidateQueries({ queryKey: KEY })
  const endOthers = useMutation({
    mutationFn: () => api.post('/api/auth/sessions/end-others', OthersEnded),
    onSuccess: ({ token }) => {
      keepSession(token)
      toast({ title: 'Odjavljeno', description: 'Prijavljeni ste još samo ovde.' })
      return refetch()
    },
    onError: (error) => toastRefusal('Odjava nije uspela', error, 'Molimo pokušajte ponovo'),
  })
  const others = sessions.data?.items.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Panel
      title="Aktivne prijave"
      about="Uređaji na kojima ste prijavljeni. Ako neki ne prepoznajete, odjavite ga i promenite lozinku."
    >
      {sessions.isError ? (
        <Problem title="Prijave nisu učitane" onRetry={() => void sessions.refetch()} retrying={sessions.isFetching}>
          Vaše prijave važe i dalje.
        </Problem>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data?.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={refetch} />
          )) ?? <SessionsSkeleton />}
        </ul>
      )}
      {others && (
        <footer className="flex border-t border-line bg-sunken/50 px-4 py-3 md:justify-end md:px-5">
          <Button
            look="remove"
            onClick={() => endOthers.mutate()}
            busy={endOthers.isPending && 'Odjava…'}
            className="max-md:flex-1"
          >
            <LogOut />
            Odjavi ostale
          </Button>
        </footer>
      )}
    </Panel>
  )
}

function SessionRow({ session, onEnded }: { session: SessionItem; onEnded: () => Promise<void> }) {
  const { id, device, network, isCurrent, seenAt } = session
  const end = useMutation({
    mutationFn: () => api.delete(`/api/auth/sessions/${id}`, SessionEnded),
    onSuccess: onEnded,
    onError: (error) => toastRefusal('Odjava nije uspela', error, 'Molimo pokušajte ponovo'),
  })
  const Sign = /Android|iOS/.test(device) ? Smartphone : Laptop
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5 md:px-5">
      <Sign className="size-5 shrink-0 text-fg3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{device}</p>
        <p className="truncate text-small text-fg2">
          {isCurrent ? network : `${formatAgo(seenAt, new Date())} · ${network}`}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="good">Ovaj uređaj</Badge>
      ) : (
        <Button
          size="small"
          onClick={() => end.mutate()}
          busy={end.isPending && 'Odjava…'}
          aria-label={end.isPending ? undefined : `Odjavi, ${device}`}
        >
          Odjavi
        </Button>
      )}
    </li>
  )
}

const SessionsSkeleton = () => (
  <li>
    <Loading what="prijave" className="flex min-h-14 items-center px-4 py-2.5 md:px-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-2 h-3 w-28" />
    </Loading>
  </li>
)

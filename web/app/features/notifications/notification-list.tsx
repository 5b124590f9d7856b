import type { NotificationItem } from '@izlog/contracts/http/notifications'
import { CheckCheck } from 'lucide-react'
import { NextPage } from '../../shared/next-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import type { useNotifications } from './use-notifications.ts'

interface NotificationListProps {
  list: ReturnType<typeof useNotifications>['list']
  /** Adds a heading, where nothing around the list has one. */
  titled: boolean
  onFollow: (notification: NotificationItem) => void
  /** Undefined if every notification is read. */
  onReadAll?: () => void
}

export function NotificationList({ list, titled, onFollow, onReadAll }: NotificationListProps) {
  const now = new Date()
  const items = list.data?.pages.flatMap((page) => page.items).filter((item) => isShown(item, now)) ?? []
  const rows = () => {
    if (list.isPending) return <NotificationSkeleton />
    if (!list.data) {
      return (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          Server nije odgovorio na vreme. Obaveštenja su sačuvana.
        </Problem>
      )
    }
    if (items.length === 0) {
      return (
        <Empty title="Nema obaveštenja">Javićemo Vam ovde kada stigne porudžbina ili nešto zatraži Vašu pažnju.</Empty>
      )
    }
    return (
      <>
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id}>
              <NotificationRow notification={item} now={now} onFollow={() => onFollow(item)} />
            </li>
          ))}
        </ul>
        <NextPage list={list} />
      </>
    )
  }
  return (
    <>
      {(titled || items.length > 0) && (
        <div className="flex min-h-12 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-4 max-md:justify-start max-md:pl-2">
          {titled && <h2 className="text-section font-bold">Obaveštenja</h2>}
          {items.length > 0 && (
            <Button look="quiet" size="small" disabled={!onReadAll} onClick={() => onReadAll?.()}>
              <CheckCheck aria-hidden="true" />
              Označi sve kao pročitano
            </Button>
          )}
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{rows()}</div>
    </>
  )
}

/** False once a notification has expired, even if it is still in the cache. */
const isShown = ({ expiresAt }: NotificationItem, now: Date): boolean => expiresAt === null || new Date(expiresAt) > now

const NotificationSkeleton = () => (
  <Loading what="obaveštenja">
    {['w-32', 'w-44', 'w-28', 'w-36'].map((width) => (
      <div key={width} className="flex gap-3 border-line px-4 py-3 not-first:border-t">
        <Skeleton className="size-8 rounded-control" />
        <div className="flex-1 space-y-2.5 pt-1">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3 w-4/5" />
        </div>
      </div>
    ))}
  </Loading>
)

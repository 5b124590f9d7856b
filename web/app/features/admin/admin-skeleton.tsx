import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { FIGURE, STRIP } from './admin-stats.tsx'

/** The skeleton of the admin panel while any of its four queries loads. */
export function AdminSkeleton() {
  return (
    <Loading what="admin panel">
      <Card className={STRIP}>
        {['w-14', 'w-18', 'w-20', 'w-16'].map((width) => (
          <div key={width} className={FIGURE}>
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="mt-2.5 h-7 w-16" />
          </div>
        ))}
      </Card>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <ListSkeleton />
        <ListSkeleton className="max-lg:hidden" />
      </div>
      <ListSkeleton className="mt-6 max-md:hidden" />
    </Loading>
  )
}

const ROWS = ['w-32', 'w-36', 'w-28', 'w-40', 'w-24']

function ListSkeleton({ className = '' }: { className?: string }) {
  return (
    <Card className={className}>
      <div className="flex h-12 items-center border-b border-line px-4">
        <Skeleton className="h-4 w-24" />
      </div>
      {ROWS.map((width) => (
        <div key={width} className="flex h-15 items-center gap-3 border-line px-4 not-last:border-b">
          <Skeleton className="size-8 rounded-control" />
          <div className="flex-1 space-y-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-44 max-w-full" />
          </div>
          <Skeleton className="h-5 w-14" />
        </div>
      ))}
    </Card>
  )
}

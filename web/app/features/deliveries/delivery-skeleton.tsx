import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['w-3/5', 'w-2/3', 'w-1/2', 'w-5/12']

/** The skeleton of the rows while deliveries load. */
export function DeliverySkeleton() {
  return (
    <Loading what="isporuke">
      {ROWS.map((width) => (
        <div key={width} className="flex gap-3 border-line p-3.5 not-first:border-t md:px-4">
          <Skeleton className="size-8 rounded-control" />
          <div className="flex-1 space-y-2.5 pt-1">
            <Skeleton className="h-3.5 w-48" />
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-3 w-3/4" />
          </div>
          <Skeleton className="h-5 w-18" />
        </div>
      ))}
    </Loading>
  )
}

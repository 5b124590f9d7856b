import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['w-3/5', 'w-2/3', 'w-1/2', 'w-5/12']

/** The skeleton of the rows while records load. */
export function AuditSkeleton({ what = 'dnevnik rada' }: { what?: string }) {
  return (
    <Loading what={what}>
      {ROWS.map((width) => (
        <div
          key={width}
          className="grid gap-x-6 gap-y-2 border-line p-3.5 not-first:border-t md:grid-cols-[11rem_1fr_14rem] md:px-4"
        >
          <Skeleton className="h-3.5 w-36" />
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </Loading>
  )
}

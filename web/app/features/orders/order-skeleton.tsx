import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { columnsFor } from './order-columns.ts'

const COLUMNS = columnsFor(true)
const ROWS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-4/6', 'w-7/12', 'w-5/6']

/** The skeleton of the table's rows. */
export function OrderTableSkeleton() {
  return (
    <Loading what="porudžbine">
      <div className="flex h-9 items-center bg-sunken text-tiny font-semibold text-fg2">
        {COLUMNS.map(({ name, width }) => (
          <span key={name} className={`px-2 first:pl-4 last:pr-4 last:text-right ${width ?? 'flex-1'}`}>
            {name}
          </span>
        ))}
      </div>
      {ROWS.map((length) => (
        <div key={length} className="flex h-13 items-center border-t border-line">
          {COLUMNS.map(({ name, width }) => (
            <span key={name} className={`space-y-1.5 px-2 first:pl-4 ${width ?? 'flex-1'}`}>
              {name !== 'Akcije' && <Skeleton className={name === 'Status' ? 'h-7 w-24' : `h-3.5 ${length}`} />}
              {TWO_LINES.has(name) && <Skeleton className="h-2.5 w-2/5" />}
            </span>
          ))}
        </div>
      ))}
    </Loading>
  )
}

const TWO_LINES: ReadonlySet<string> = new Set(['Kupac', 'Proizvod', 'Datum'])

/** The skeleton of three cards. */
export function OrderCardSkeleton() {
  return (
    <Loading what="porudžbine">
      <div className={CARDS}>
        {['w-32', 'w-28', 'w-36'].map((width) => (
          <Card key={width} className="px-3.5 py-3">
            <div className="flex justify-between">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-6 w-24" />
            </div>
            <div className="mt-2 flex items-center gap-3 border-b border-line pb-3">
              <Skeleton className="size-13 rounded-control" />
              <div className="flex-1 space-y-2">
                <Skeleton className="h-3.5 w-3/5" />
                <Skeleton className="h-3 w-2/5" />
              </div>
              <Skeleton className="h-4 w-18" />
            </div>
            <div className="space-y-2.5 pt-3">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3.5 w-1/3" />
              <Skeleton className="h-3.5 w-3/5" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}

/** The grid of the order cards. */
export const CARDS = 'grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3'

import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '../../ui/problem.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AddUpsell } from './add-upsell.tsx'
import { upsellsOf } from './upsell-calls.ts'
import { UpsellRow } from './upsell-row.tsx'

interface UpsellManagerProps {
  websiteId: number
  currencySymbol: string
}

/** The upsell products of a page (docs/product/builder.md 2.7). Independent of the editor, so any tab can show it. */
export function UpsellManager({ websiteId, currencySymbol }: UpsellManagerProps) {
  const upsells = useQuery(upsellsOf(websiteId))
  // One form at a time, so that a pasted picture has one place to go.
  const [open, setOpen] = useState<number | 'new' | null>(null)

  if (upsells.isPending) {
    return (
      <Loading what="upsell proizvode" className="space-y-3">
        <Skeleton className="h-56" />
      </Loading>
    )
  }
  if (upsells.isError) {
    return (
      <Problem
        title="Upsell proizvodi nisu učitani"
        onRetry={() => void upsells.refetch()}
        retrying={upsells.isFetching}
      >
        Ponuda koju kupci vide nije promenjena.
      </Problem>
    )
  }
  const products = upsells.data
  return (
    <div className="space-y-3">
      <div className="flex items-baseline justify-between gap-4 text-fg2">
        <p>Nude se na stranici zahvalnice, odmah posle porudžbine, i idu u isti paket.</p>
        <p className="tabular shrink-0 text-small">
          {products.length} od {MAX_UPSELL_PRODUCTS}
        </p>
      </div>
      {products.length > 0 && (
        <ul aria-label="Upsell proizvodi" className="space-y-3">
          {products.map((product) => (
            <UpsellRow
              key={product.id}
              product={product}
              open={open === product.id}
              onOpen={(isOpen) => setOpen(isOpen ? product.id : null)}
            />
          ))}
        </ul>
      )}
      <AddUpsell
        websiteId={websiteId}
        currencySymbol={currencySymbol}
        count={products.length}
        open={open === 'new'}
        onOpen={(isOpen) => setOpen(isOpen ? 'new' : null)}
      />
    </div>
  )
}

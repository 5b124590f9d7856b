import type { TrashedWebsite } from '@izlog/contracts/http/own-page'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { counted, type Forms } from '../../../shared/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useKeptFocus } from '../../ui/keep-focus.ts'
import { srcAt } from '../../ui/picture.ts'
import { Thumb } from '../../ui/thumb.tsx'
import { NextPage } from '../next-page.tsx'
import { ownPageQueries, useBringBack } from './own-page-calls.ts'

const DAYS: Forms = ['dan', 'dana', 'dana']

/** The seller's deleted pages that can be brought back; nothing while there are none (docs/product/builder.md 2.12). */
export function TrashList() {
  const trash = useInfiniteQuery(ownPageQueries.trash)
  const items = trash.data?.pages.flatMap((page) => page.items) ?? []
  if (trash.isError && items.length === 0) {
    return (
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-fg2">
        Obrisane stranice nisu učitane.
        <Button size="small" busy={trash.isFetching && 'Učitavamo…'} onClick={() => void trash.refetch()}>
          Učitaj ponovo
        </Button>
      </p>
    )
  }
  if (items.length === 0) return null
  return (
    <section aria-labelledby="obrisane-stranice" className="mt-8">
      <h2 id="obrisane-stranice" className="mb-2.5 text-section font-bold">
        Obrisane stranice
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((website) => (
            <TrashRow key={website.id} website={website} />
          ))}
        </ul>
        <NextPage list={trash} />
      </Card>
    </section>
  )
}

function TrashRow({ website }: { website: TrashedWebsite }) {
  const { id, productName, customUrl, images, daysLeft } = website
  const bringBack = useBringBack()
  const row = useRef<HTMLLIElement>(null)
  useKeptFocus(row)
  const image = images[0]
  return (
    <li ref={row} className="flex items-center gap-3 p-3.5 md:px-5">
      <Thumb src={image && srcAt(image, 160)} className="size-12" />
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-bold">{productName}</h3>
        <p className="truncate text-small text-fg2">/{customUrl}</p>
        <p className="text-small text-fg2">Još {counted(daysLeft, DAYS)} za vraćanje</p>
      </div>
      <Button
        size="small"
        aria-label={`Vrati /${customUrl}`}
        busy={bringBack.isPending && 'Vraćanje…'}
        onClick={() => bringBack.mutate(id)}
      >
        <RotateCcw aria-hidden="true" />
        Vrati
      </Button>
    </li>
  )
}

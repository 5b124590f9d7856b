import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { NextPage } from '../../shared/next-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { ListSearch } from './list-search.tsx'
import type { Search } from './use-search.ts'

interface ListCardProps<Item> {
  title: string
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[]; total: number }>>
  empty: ReactNode
  search: Search
  /** What the search looks through. */
  searchedBy: string
  className?: string
  /** Draws the rows that are loaded so far. */
  children: (items: Item[]) => ReactNode
}

/** One list of the admin panel: its name, its total and its rows, which scroll inside a height of 500 px (docs/product/platform.md 9). */
export function ListCard<Item>({
  title,
  list,
  empty,
  search,
  searchedBy,
  className = '',
  children,
}: ListCardProps<Item>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages[0]?.total
  const clearSearch = () => {
    search.setTyped('')
    // The button goes away with what it clears.
    field.current?.focus()
  }
  const rows = () => {
    if (!list.data) {
      return (
        <Problem title="Greška pri učitavanju podataka" onRetry={() => void list.refetch()} retrying={list.isFetching}>
          Server nije odgovorio na vreme. Ništa nije izgubljeno, porudžbine se i dalje primaju.
        </Problem>
      )
    }
    if (items.length === 0)
      return search.asked ? (
        <Empty
          plain
          title={`Nema rezultata za „${search.asked}”`}
          action={<Button onClick={clearSearch}>Obriši pretragu</Button>}
        >
          Proverite pravopis ili upišite samo deo reči.
        </Empty>
      ) : (
        empty
      )
    return (
      <>
        {children(items)}
        <NextPage list={list} />
      </>
    )
  }
  return (
    <Card aria-labelledby={id} className={`min-w-0 overflow-hidden ${className}`}>
      <h2
        id={id}
        className="flex min-h-12 items-center gap-1.5 border-b border-line px-4 text-section font-bold max-md:sr-only"
      >
        {title} {total !== undefined && <span className="tabular font-normal text-fg2">{formatNumber(total)}</span>}
      </h2>
      <ListSearch
        field={field}
        label={`Pretraga: ${title}`}
        placeholder={searchedBy}
        value={search.typed}
        onChange={search.setTyped}
      />
      <div className="relative max-h-125 overflow-y-auto">{rows()}</div>
    </Card>
  )
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadMore } from './load-more.tsx'

/** The line below a list that loads the next page; nothing after the last page. */
export function NextPage({ list }: { list: UseInfiniteQueryResult }) {
  if (!list.hasNextPage) return null
  return (
    <div className="flex justify-center border-t border-line py-2.5">
      <LoadMore
        hasMore
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
      />
    </div>
  )
}

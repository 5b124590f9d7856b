import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { LoadMore } from './load-more.tsx'

/** The line below a list that reads its next page; nothing when there is none. */
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

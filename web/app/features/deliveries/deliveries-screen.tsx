import { CHANNEL_LABELS, Channel } from '@izlog/contracts/domain/delivery'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { counted, type Forms } from '../../../shared/plural.ts'
import { deliveryQueries } from '../../api/deliveries.ts'
import { nameOfSeller, type Seller, sellerQueries } from '../../api/sellers.ts'
import { useUser } from '../../session/use-user.ts'
import { FreshNotice } from '../../shared/fresh-notice.tsx'
import { RefreshButton } from '../../shared/list-actions.tsx'
import { LoadMore } from '../../shared/load-more.tsx'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useRetryDelivery } from '../../shared/use-retry-delivery.ts'
import { useTitle } from '../../shared/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { DeliverySkeleton } from './delivery-skeleton.tsx'

/** Forms in the genitive, which follows 'od'. */
const OF_DELIVERIES: Forms = ['isporuke', 'isporuke', 'isporuka']
const NEW_FAILURES: Forms = ['nova neuspela', 'nove neuspele', 'novih neuspelih']

/** The count arrives a moment later than its rows; a difference that disappears within this time is not new failures, ms. */
const LASTS_MS = 2000

/** 'Marko Petrović (marko@primer.rs)': two sellers may have the same name. */
function sellerText(userId: number, sellers: ReadonlyMap<number, Seller> | undefined): string {
  const seller = sellers?.get(userId)
  return seller ? `${seller.name} (${seller.email})` : nameOfSeller(userId, sellers)
}

/** Failed deliveries: the reason, the time of the next attempt, and 'Pošalji ponovo'. A row that was sent stays until the list is fetched again. */
export function DeliveriesScreen() {
  useTitle('Neuspele isporuke · Izlog')
  const isAdmin = useUser().role === 'admin'
  const { data: sellers } = useQuery({ ...sellerQueries.newest, enabled: isAdmin })
  const [params] = useSearchParams()
  const channel = Channel.safeParse(params.get('channel')).data
  const list = useInfiniteQuery(deliveryQueries.failed(channel))
  const { data } = list
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const total = data?.pages[0]?.total ?? 0
  const { retry, isUnderWay } = useRetryDelivery(items)
  const count = useQuery(deliveryQueries.failedCount(channel)).data ?? 0
  const recovered = items.filter(({ state }) => state !== 'failed' && state !== 'dead').length
  const freshCount = useLasting(count - total + recovered)
  const refresh = () => void list.refetch()

  const results = () => {
    if (list.isPending) return <DeliverySkeleton />
    if (!data) {
      return (
        <Problem title="Greška pri učitavanju podataka" onRetry={refresh} retrying={list.isFetching}>
          Server nije odgovorio na vreme. Ništa nije izgubljeno, isporuke se i dalje same šalju.
        </Problem>
      )
    }
    if (items.length === 0 && channel) {
      return (
        <Empty
          title="Sve je isporučeno"
          action={
            <Link to="/deliveries" className={buttonClass()}>
              Svi kanali
            </Link>
          }
        >
          {CHANNEL_LABELS[channel]} nema neuspelih isporuka.
        </Empty>
      )
    }
    if (items.length === 0) {
      return (
        <Empty
          title="Sve je isporučeno"
          action={
            <Link to="/orders" className={buttonClass()}>
              Porudžbine
            </Link>
          }
        >
          Ako neka poruka, red u tabeli ili pošiljka ne stigne gde treba, ovde piše zašto, i odavde se šalje ponovo.
        </Empty>
      )
    }
    return (
      <ul className="divide-y divide-line">
        {items.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            seller={isAdmin ? sellerText(delivery.userId, sellers) : undefined}
            underWay={isUnderWay(delivery)}
            onRetry={retry}
          />
        ))}
      </ul>
    )
  }

  return (
    <>
      <Link
        to="/orders"
        className="-ml-1.5 mb-1 inline-flex min-h-control-sm items-center gap-1 rounded-control pr-2 text-small font-semibold text-link hover:underline"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Porudžbine
      </Link>
      <ScreenHeader
        title="Neuspele isporuke"
        line={
          isAdmin
            ? 'Šta nije stiglo do kanala prodavaca, i zašto'
            : 'Šta nije stiglo do Telegrama, tabele, piksela ili kurira, i zašto'
        }
        actions={
          <RefreshButton
            onRefresh={() => void list.refetch()}
            isFetching={list.isFetching}
            isRefetching={list.isRefetching}
          />
        }
      />
      {data && <FreshNotice count={freshCount} forms={NEW_FAILURES} onShow={refresh} />}
      {channel && items.length > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          Samo: {CHANNEL_LABELS[channel]}
          <Link to="/deliveries" className="text-link hover:underline">
            Svi kanali
          </Link>
        </p>
      )}
      <Card className="overflow-hidden">
        {results()}
        {items.length > 0 && (
          <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 py-2 text-small tabular text-fg2">
            <p aria-live="polite">
              Prikazano {formatNumber(items.length)} od {counted(total, OF_DELIVERIES)}
            </p>
            <LoadMore
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage({ cancelRefetch: false })}
            />
          </div>
        )}
      </Card>
    </>
  )
}

/** Returns a count once it has not changed for LASTS_MS, and 0 at once. */
function useLasting(count: number): number {
  const [lasting, setLasting] = useState(0)
  useEffect(() => {
    const waiting = setTimeout(() => setLasting(count), count > 0 ? LASTS_MS : 0)
    return () => clearTimeout(waiting)
  }, [count])
  return count > 0 ? lasting : 0
}

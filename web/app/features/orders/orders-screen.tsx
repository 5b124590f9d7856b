import { ROLE_LABELS } from '@izlog/contracts/domain/users'
import { SEARCH_COUNTS_TO } from '@izlog/contracts/http/orders'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { counted, type Forms } from '../../../shared/plural.ts'
import { ApiError, pathOf } from '../../api/client.ts'
import { type OrderSearch, orderQueries } from '../../api/orders.ts'
import { useUser } from '../../session/use-user.ts'
import { CallsLink } from '../../shared/calls-link.tsx'
import { FailedDeliveriesLink } from '../../shared/failed-deliveries-link.tsx'
import { FreshNotice } from '../../shared/fresh-notice.tsx'
import { useFreshOrders } from '../../shared/fresh-orders.ts'
import { CsvLink, RefreshButton } from '../../shared/list-actions.tsx'
import { LoadMore } from '../../shared/load-more.tsx'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useMedia } from '../../shared/use-media.ts'
import { useTitle } from '../../shared/use-title.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { formatNumber, NEW_ORDERS } from '../../ui/format.ts'
import { Problem } from '../../ui/problem.tsx'
import { NewOrderDialog } from './edit/new-order-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { SelectButton, SelectionBar } from './many/selection-bar.tsx'
import { useSelection } from './many/use-selection.ts'
import { OrderCounters } from './order-counters.tsx'
import { OrderDrawer } from './order-drawer.tsx'
import { filterIn, isCounted, openOrderIn, withFilter, withOpenOrder } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { NoOrders, OrderCards } from './order-results.tsx'
import { OrderCardSkeleton, OrderTableSkeleton } from './order-skeleton.tsx'
import { OrderTable } from './order-table.tsx'
import { OrdersMenu } from './orders-menu.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { useOpenOrder } from './use-open-order.ts'
import { useOrderKeys } from './use-order-keys.ts'

/** From this width on, the table's eight columns fit. */
const WIDE = '(width >= 64rem)'
/** A noun after 'od' is in the genitive: 'od 21 porudžbine'. */
const OF_ORDERS: Forms = ['porudžbine', 'porudžbine', 'porudžbina']

/** The server's sentence when it asks to wait, as after much typing. */
const refusedSentence = (error: Error | null): string | null =>
  error instanceof ApiError && error.status === 429 ? error.sentence : null

/** Administrators see all orders and change their status; sellers see their own, read-only (docs/product/platform.md 2). */
export function OrdersScreen() {
  useTitle('Porudžbine · Izlog')
  const { role, firstName, lastName, deskReadOnly } = useUser()
  const admin = role === 'admin'
  const asTable = useMedia(WIDE) && admin
  const [params, setParams] = useSearchParams()
  const filter = filterIn(params)
  const orders = useInfiniteQuery({ ...orderQueries.list(role, filter), placeholderData: keepPreviousData })
  const items = orders.data?.pages.flatMap((page) => page.items) ?? []
  const first = orders.data?.pages[0]
  const selection = useSelection()
  const openId = openOrderIn(params)
  const open = useOpenOrder(role, items, openId)
  const setFilter = useCallback(
    (next: OrderSearch) => setParams((current) => withFilter(current, next), { replace: true }),
    [setParams],
  )
  const show = (orderId: string | null, replace: boolean) =>
    setParams((current) => withOpenOrder(current, orderId), { replace })
  const step = (by: number) => {
    const target = items[items.findIndex((order) => order.orderId === openId) + by]
    return openId && target ? () => show(target.orderId, true) : null
  }
  const [adds, setAdds] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  useOrderKeys({
    onStep: open && ((by) => step(by)?.()),
    onEnd: () => orders.hasNextPage && void orders.fetchNextPage({ cancelRefetch: false }),
    onHelp: () => setShowsKeys(true),
  })
  const clear = () => setFilter({})
  const { count: freshCount, clear: forgetFresh } = useFreshOrders()
  const refresh = () => {
    forgetFresh()
    void orders.refetch()
  }
  useEffect(forgetFresh, [forgetFresh])

  const results = () => {
    if (orders.isPending) return asTable ? <OrderTableSkeleton /> : <OrderCardSkeleton />
    if (!orders.data) {
      return (
        <Problem
          title="Greška pri učitavanju podataka"
          onRetry={() => void orders.refetch()}
          retrying={orders.isFetching}
        >
          {refusedSentence(orders.error) ??
            'Server nije odgovorio na vreme. Ništa nije izgubljeno, porudžbine se i dalje primaju.'}
        </Problem>
      )
    }
    if (items.length === 0) return <NoOrders filter={filter} admin={admin} onClear={clear} />
    const list = asTable ? (
      <OrderTable orders={items} openId={openId} onOpen={(orderId) => show(orderId, false)} />
    ) : (
      <OrderCards
        orders={items}
        editable={admin}
        selection={admin ? null : selection}
        onOpen={(orderId) => show(orderId, false)}
      />
    )
    return (
      <div
        aria-busy={orders.isPlaceholderData}
        className={cx('transition-opacity', orders.isPlaceholderData && 'opacity-60')}
      >
        {list}
      </div>
    )
  }

  const foot = first && items.length > 0 && (
    <div
      className={cx(
        'flex items-center gap-4 text-small tabular text-fg2 max-md:flex-col max-md:pt-4',
        asTable ? 'min-h-12 justify-between border-t border-line px-4 py-2' : 'justify-center pt-5',
      )}
    >
      <p aria-live="polite">
        Prikazano {formatNumber(items.length)} od{' '}
        {isCounted(filter) && first.total >= SEARCH_COUNTS_TO ? 'najmanje ' : ''}
        {counted(first.total, OF_ORDERS)}
      </p>
      <LoadMore
        hasMore={orders.hasNextPage}
        loading={orders.isFetchingNextPage}
        onMore={() => void orders.fetchNextPage({ cancelRefetch: false })}
      />
    </div>
  )

  const filters = (
    <OrderFilters filter={filter} counts={first?.counts} onHold={first?.onHold ?? 0} onChange={setFilter} />
  )

  return (
    <>
      <ScreenHeader
        manyActions={!admin}
        title={admin ? 'Upravljanje porudžbinama' : 'Moje porudžbine'}
        beside={<Badge tone="brand">{ROLE_LABELS[role].badge}</Badge>}
        line={`${firstName} ${lastName}${admin ? ' · sve porudžbine svih klijenata' : ''}`}
        actions={
          <>
            {!admin && !deskReadOnly && <CallsLink className="max-md:hidden" />}
            <FailedDeliveriesLink className="max-md:hidden" />
            {!admin && !deskReadOnly && (
              <Button aria-label="Nova porudžbina" onClick={() => setAdds(true)} className="max-md:flex-1">
                <Plus aria-hidden="true" />
                <span>
                  Nova<span className="max-md:hidden"> porudžbina</span>
                </span>
              </Button>
            )}
            {!admin && !filter.onHold && items.length > 0 && <SelectButton selection={selection} />}
            <RefreshButton onRefresh={refresh} isFetching={orders.isFetching} isRefetching={orders.isRefetching} />
            <CsvLink path={pathOf(['/api/orders/export', filter])} />
            {!admin && <OrdersMenu />}
          </>
        }
      />
      <OrderCounters counts={first?.counts} />
      {deskReadOnly && <ReadOnlyNotice className="mb-4" />}
      {!admin && !deskReadOnly && <CallsLink className="no-print mb-4 w-full md:hidden" />}
      <FailedDeliveriesLink className="no-print mb-4 w-full md:hidden" />
      <FreshNotice count={freshCount} forms={NEW_ORDERS} onShow={refresh} />
      {asTable ? (
        <Card className="overflow-hidden">
          <div className="no-print border-b border-line p-2.5 pl-3">{filters}</div>
          {results()}
          {foot}
        </Card>
      ) : (
        <>
          <div className="mb-3">{filters}</div>
          {orders.data && items.length > 0 ? results() : orders.isPending ? results() : <Card>{results()}</Card>}
          {foot}
        </>
      )}
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
      {adds && <NewOrderDialog onClose={() => setAdds(false)} />}
      {!admin && <SelectionBar selection={selection} filter={filter} />}
      {open && (
        <OrderDrawer
          order={open}
          editable={admin}
          onPrevious={step(-1)}
          onNext={step(1)}
          onClose={() => show(null, true)}
        />
      )}
    </>
  )
}

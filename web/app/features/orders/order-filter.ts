import { RISK_FILTER_LABELS, RiskFilter } from '@izlog/contracts/domain/buyer-risk'
import { Confirmation, DESK_LABELS, DeskPlace, Shipment, statusOfDesk } from '@izlog/contracts/domain/order-desk'
import { OrderSource, SOURCE_LABELS } from '@izlog/contracts/domain/order-source'
import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { OrderFilter } from '@izlog/contracts/http/orders'
import type { OrderSearch } from '../../api/orders.ts'
import { formatDate } from '../../ui/format.ts'

const { websiteId, from, to } = OrderFilter.shape

/** Reads the filter from the URL of the orders screen: `?q=`, `?status=`, `?stanje=`, `?izvor=`, `?stranica=`, `?rizik=`, `?od=`, `?do=`, or `?zadrzane`. The open order is `?order=`. */
export function filterIn(params: URLSearchParams): OrderSearch {
  if (params.has('zadrzane')) return { onHold: true }
  return someOf({
    search: params.get('q')?.trim() || undefined,
    status: OrderStatus.safeParse(params.get('status')).data,
    place: DeskPlace.safeParse(params.get('stanje')).data,
    source: OrderSource.safeParse(params.get('izvor')).data,
    websiteId: websiteId.safeParse(params.get('stranica') ?? undefined).data,
    risk: RiskFilter.safeParse(params.get('rizik')).data,
    from: from.safeParse(params.get('od') ?? undefined).data,
    to: to.safeParse(params.get('do') ?? undefined).data,
  })
}

/** The same URL with another filter; other parameters stay. */
export function withFilter(params: URLSearchParams, filter: OrderSearch): URLSearchParams {
  const { search, status, place, source, onHold } = filter
  return withParams(params, {
    q: search?.trim() || null,
    status: status ?? null,
    stanje: place ?? null,
    izvor: source ?? null,
    stranica: filter.websiteId ? String(filter.websiteId) : null,
    rizik: filter.risk ?? null,
    od: filter.from ?? null,
    do: filter.to ?? null,
    zadrzane: onHold ? '' : null,
  })
}

/** A filter with only the fields that are given. */
export const someOf = (filter: OrderSearch): OrderSearch => ({
  ...(filter.search ? { search: filter.search } : {}),
  ...(filter.status ? { status: filter.status } : {}),
  ...(filter.place ? { place: filter.place } : {}),
  ...(filter.source ? { source: filter.source } : {}),
  ...(filter.websiteId ? { websiteId: filter.websiteId } : {}),
  ...(filter.risk ? { risk: filter.risk } : {}),
  ...(filter.from ? { from: filter.from } : {}),
  ...(filter.to ? { to: filter.to } : {}),
  ...(filter.onHold ? { onHold: filter.onHold } : {}),
})

/** The status of all orders that the filter lets through; undefined: they may have any. */
export function statusShown({ status, place }: OrderSearch): OrderStatus | undefined {
  if (!place) return status
  const confirmation = Confirmation.safeParse(place).data ?? 'confirmed'
  return statusOfDesk({ confirmation, shipment: Shipment.safeParse(place).data ?? null })
}

/** What the filter asks beside search and status, in words: 'Za pakovanje', 'Viber', 'od 1. 11. 2026.'. */
export const filterWords = ({ place, source, websiteId, risk, from, to }: OrderSearch): string[] => [
  ...(place ? [DESK_LABELS[place]] : []),
  ...(source ? [SOURCE_LABELS[source]] : []),
  ...(websiteId ? ['jedna stranica'] : []),
  ...(risk ? [`rizik: ${RISK_FILTER_LABELS[risk]}`] : []),
  ...(from ? [`od ${formatDate(from)}`] : []),
  ...(to ? [`do ${formatDate(to)}`] : []),
]

/** Whether the server counts what it finds, which it does up to a number only. */
export const isCounted = (filter: OrderSearch): boolean => Boolean(filter.search) || filterWords(filter).length > 0

export const openOrderIn = (params: URLSearchParams): string | null => params.get('order')

export const withOpenOrder = (params: URLSearchParams, orderId: string | null): URLSearchParams =>
  withParams(params, { order: orderId })

function withParams(params: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

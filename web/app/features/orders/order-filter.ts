import { OrderStatus } from '@izlog/contracts/domain/order-status'
import type { OrderSearch } from '../../api/orders.ts'

/** Reads the search and the status from the URL of the orders screen: `?q=`, `?status=`, or `?zadrzane`. The open order is `?order=`. */
export function filterIn(params: URLSearchParams): OrderSearch {
  if (params.has('zadrzane')) return { onHold: true }
  const search = params.get('q')?.trim()
  const status = OrderStatus.safeParse(params.get('status')).data
  return { ...(search ? { search } : {}), ...(status ? { status } : {}) }
}

/** The same URL with another filter; other parameters stay. */
export function withFilter(params: URLSearchParams, { search, status, onHold }: OrderSearch): URLSearchParams {
  return withParams(params, { q: search?.trim() || null, status: status ?? null, zadrzane: onHold ? '' : null })
}

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

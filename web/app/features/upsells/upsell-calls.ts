import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import {
  DeleteUpsellResponse,
  type ProcessLinksBody,
  ProcessLinksResponse,
  type UpdateUpsellBody,
  UpdateUpsellResponse,
  UpsellList,
} from '@izlog/contracts/http/upsell'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'
import { refetch } from '../../api/refetch.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'

/** While the server reads a product's link, the list is fetched this often (ms). */
const READING_POLL_MS = 2000

/** The upsell products of a page, for its seller. Orders reduce the stock, so opening the list fetches it again. */
export const upsellsOf = (websiteId: number) =>
  queryOptions({
    queryKey: ['/api/upsell/products', websiteId] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), UpsellList, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ aiProcessed }) => !aiProcessed) ? READING_POLL_MS : false),
  })

const useList = (websiteId: number) => {
  const client = useQueryClient()
  const { queryKey } = upsellsOf(websiteId)
  return {
    change: (by: (list: UpsellProduct[]) => UpsellProduct[]) =>
      client.setQueryData(queryKey, (list) => list && by(list)),
    refresh: () => refetch(client, queryKey),
  }
}

/** Adds an upsell product and shows 'Upsell proizvod je dodat' or the error (docs/product/builder.md 8). */
export function useAddUpsell(websiteId: number) {
  const { change, refresh } = useList(websiteId)
  return useMutation({
    mutationFn: (link: ProcessLinksBody['upsellProductLinks'][number]) =>
      api.post('/api/upsell/process-links', ProcessLinksResponse, { websiteId, upsellProductLinks: [link] }),
    onSuccess: ({ products }) => {
      toast({ tone: 'good', title: 'Upsell proizvod je dodat' })
      change((list) => [...list, ...products])
      return refresh()
    },
    onError: (error) => toastRefusal('Proizvod nije dodat', error, 'Greška pri dodavanju proizvoda'),
  })
}

export function useChangeUpsell({ id, websiteId }: UpsellProduct) {
  const { change, refresh } = useList(websiteId)
  return useMutation({
    mutationFn: (body: UpdateUpsellBody) => api.patch(`/api/upsell/products/${id}`, UpdateUpsellResponse, body),
    onSuccess: (changed) => change((list) => list.map((each) => (each.id === id ? changed : each))),
    onError: (error) => {
      toastRefusal('Izmena nije sačuvana', error, 'Pokušajte ponovo.')
      return refresh()
    },
  })
}

/** Removes an upsell product without confirmation: the caller asks first. Shows 'Upsell proizvod je uklonjen' (docs/product/builder.md 8). */
export function useRemoveUpsell({ id, websiteId }: UpsellProduct) {
  const { change, refresh } = useList(websiteId)
  return useMutation({
    mutationFn: () => api.delete(`/api/upsell/products/${id}`, DeleteUpsellResponse),
    onSuccess: () => {
      toast({ tone: 'good', title: 'Upsell proizvod je uklonjen' })
      change((list) => list.filter((each) => each.id !== id))
    },
    onError: (error) => {
      toastRefusal('Greška pri brisanju proizvoda', error)
      return refresh()
    },
  })
}

import { ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { type Correction, Understanding } from '@izlog/contracts/http/understanding'
import { UrlAvailability } from '@izlog/contracts/http/url-availability'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'

const AVAILABLE_FOR_MS = 10_000

/** What the builder asks the server while the form is being filled in. */
export const newPageQueries = {
  /** The facts on a shop's page; read once, and again when the seller asks. */
  facts: (productLink: string) =>
    queryOptions({
      queryKey: ['/api/websites/product-link', { productLink }] as const,
      queryFn: ({ queryKey: [path, body] }) => api.post(path, ReadProductLinkResponse, body),
    }),
  /** What the writer makes of a name; the same name is always understood the same. */
  understanding: (productName: string, correction: Correction) =>
    queryOptions({
      queryKey: ['/api/websites/understanding', { productName, ...correction }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), Understanding, signal),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  /** Whether an address is free; soon somebody else may have it. */
  urlAvailable: (url: string) =>
    queryOptions({
      queryKey: ['/api/websites/url-available', { url }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), UrlAvailability, signal),
      staleTime: AVAILABLE_FOR_MS,
    }),
}

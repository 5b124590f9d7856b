import { ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { type Correction, Understanding } from '@izlog/contracts/http/understanding'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'

/** The builder's queries while the seller fills in the form. */
export const newPageQueries = {
  /** The facts from a linked page; fetched once, and again only if the seller presses retry. */
  facts: (productLink: string) =>
    queryOptions({
      queryKey: ['/api/websites/product-link', { productLink }] as const,
      queryFn: ({ queryKey: [path, body] }) => api.post(path, ReadProductLinkResponse, body),
    }),
  /** The writer's reading of a product name; the same name always gives the same reading. */
  understanding: (productName: string, correction: Correction) =>
    queryOptions({
      queryKey: ['/api/websites/understanding', { productName, ...correction }] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), Understanding, signal),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
}

import { type UserItem, UserPage } from '@izlog/contracts/http/admin'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'

const CLIENTS = '/api/admin/clients'

/** A seller as administrators see them; two may have the same name. */
export interface Seller {
  readonly id: number
  readonly name: string
  readonly email: string
}

const sellerOf = ({ id, firstName, lastName, email }: UserItem): Seller => ({
  id,
  name: `${firstName} ${lastName}`,
  email,
})

export const sellerQueries = {
  /** Sellers whose name, company or email contains what is typed. */
  matching: (search: string) =>
    queryOptions({
      queryKey: [CLIENTS, { search, limit: 5 }] as const,
      queryFn: async ({ queryKey, signal }) => (await api.get(pathOf(queryKey), UserPage, signal)).items.map(sellerOf),
      placeholderData: keepPreviousData,
    }),

  /** The newest sellers by number; on a platform with more than these the others are named by their number. */
  newest: queryOptions({
    queryKey: [CLIENTS, { limit: 100 }] as const,
    queryFn: async ({ queryKey, signal }) => (await api.get(pathOf(queryKey), UserPage, signal)).items.map(sellerOf),
    select: (sellers) => new Map(sellers.map((seller) => [seller.id, seller])),
  }),
}

/** 'Marko Petrović', or 'prodavac br. 7' where the name is not loaded. */
export const nameOfSeller = (userId: number, sellers: ReadonlyMap<number, Seller> | undefined): string =>
  sellers?.get(userId)?.name ?? `prodavac br. ${userId}`

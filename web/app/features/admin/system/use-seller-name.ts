import { useQuery } from '@tanstack/react-query'
import { channelQueries } from './channel-queries.ts'

/** Returns how a seller is named: by name where it is loaded, otherwise by number. */
export function useSellerName(): (userId: number) => string {
  const { data: names } = useQuery(channelQueries.sellerNames)
  return (userId) => names?.get(userId) ?? `prodavac br. ${userId}`
}

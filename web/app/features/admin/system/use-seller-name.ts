import { useQuery } from '@tanstack/react-query'
import { nameOfSeller, sellerQueries } from '../../../api/sellers.ts'

/** Returns how a seller is named: by name where it is loaded, otherwise by number. */
export function useSellerName(): (userId: number) => string {
  const { data: sellers } = useQuery(sellerQueries.newest)
  return (userId) => nameOfSeller(userId, sellers)
}

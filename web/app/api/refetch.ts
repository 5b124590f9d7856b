import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches a query again. Cancels a running request first, because its response may be older than the change that caused the refetch. */
export async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

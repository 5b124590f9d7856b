import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads again what is shown. An answer that is under way may be older than what we were just told, so it is not waited for. */
export async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

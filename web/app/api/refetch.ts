import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches again what is shown. A request under way may have been answered before the change that we just learned of, so it is cancelled. */
export async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

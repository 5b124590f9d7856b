import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

/** Queries are never retried, refetched or marked as stale automatically (docs/product/platform.md 7). */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError)) console.error(error)
    else if (error.status === 401) onSessionEnded()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}

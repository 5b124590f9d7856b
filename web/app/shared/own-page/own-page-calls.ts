import { EditedWebsite, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import {
  DeleteWebsiteResponse,
  type DuplicateWebsiteBody,
  DuplicateWebsiteResponse,
  TrashPage,
  WebsiteDeletion,
} from '@izlog/contracts/http/own-page'
import { UpsellList } from '@izlog/contracts/http/upsell'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'
import { refetch } from '../../api/refetch.ts'
import { refreshAfterCreate } from '../../api/websites.ts'
import { toast } from '../../ui/toast-store.ts'
import { toastRefusal } from '../toast-refusal.ts'

const pathTo = (id: number, what = '') => `/api/websites/id/${id}${what}`

export const ownPageQueries = {
  deletion: (id: number) =>
    queryOptions({
      queryKey: [pathTo(id, '/deletion')] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), WebsiteDeletion, signal),
      staleTime: 0,
    }),
  /** The page with its upsell products, as its copy is made from them. */
  toCopy: (id: number) =>
    queryOptions({
      queryKey: [pathTo(id), 'to-copy'] as const,
      queryFn: async ({ signal }) => {
        const [website, upsells] = await Promise.all([
          api.get(pathTo(id), EditedWebsite, signal),
          api.get(`/api/upsell/products/${id}`, UpsellList, signal),
        ])
        return { website, upsells }
      },
      staleTime: 0,
    }),
  trash: infiniteQueryOptions({
    queryKey: ['/api/websites/trash'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(pathOf(['/api/websites/trash', { cursor: pageParam }]), TrashPage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  }),
}

const refresh = (client: QueryClient) =>
  Promise.all([refreshAfterCreate(client), refetch(client, ['/api/websites/trash'])])

export function useMove(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (customUrl: string) => api.post(pathTo(id, '/address'), SaveWebsiteResponse, { customUrl }),
    onSuccess: ({ message, website }) => {
      toast({ tone: 'good', title: message, description: `Nova adresa: /${website.customUrl}` })
      void refresh(client)
    },
  })
}

export function useDelete(id: number) {
  const client = useQueryClient()
  const bringBack = useBringBack()
  return useMutation({
    mutationFn: () => api.delete(pathTo(id), DeleteWebsiteResponse),
    onSuccess: ({ message }) => {
      toast({ tone: 'good', title: message, action: { label: 'Vrati', run: () => bringBack.mutate(id) } })
      void refresh(client)
    },
  })
}

export function useBringBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.post(pathTo(id, '/bring-back'), SaveWebsiteResponse, {}),
    onSuccess: ({ message, website }) => {
      const description = website.isActive
        ? `Kupci je opet vide na adresi /${website.customUrl}`
        : 'Isključena je, kao i pre brisanja.'
      toast({ tone: 'good', title: message, description })
    },
    onError: (error) => toastRefusal('Stranica nije vraćena', error, 'Pokušajte ponovo za koji trenutak.'),
    onSettled: () => refresh(client),
  })
}

export function useDuplicate(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DuplicateWebsiteBody) => api.post(pathTo(id, '/duplicate'), DuplicateWebsiteResponse, body),
    // The dialog itself shows what came of it.
    onSuccess: () => void refresh(client),
  })
}

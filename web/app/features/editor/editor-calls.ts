import { parseJson } from '@izlog/contracts/domain/parse-json'
import { WebsiteResponse } from '@izlog/contracts/http/catalog'
import { SaveConflict, type SaveWebsiteBody, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, api, pathOf } from '../../api/client.ts'

/** GET /api/websites/id/{id}; fetched again whenever the editor opens, because edits are made on top of it. */
export const websiteQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/websites/id', id] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), WebsiteResponse, signal),
    staleTime: 0,
    gcTime: 0,
  })

export const readWebsite = (id: number) => api.get(`/api/websites/id/${id}`, WebsiteResponse)

/** Saves over the version that was loaded; the server answers 409 if a newer version exists. */
export const saveWebsite = ({ id, version }: { id: number; version: number }, body: SaveWebsiteBody) =>
  api.put(`/api/websites/id/${id}`, SaveWebsiteResponse, body, { 'If-Match': `"${version}"` })

/** The author and the fields of the newer version; null for any other failure. */
export function conflictIn(error: unknown): SaveConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return SaveConflict.safeParse(parseJson(error.body)).data ?? null
}

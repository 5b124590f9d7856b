import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { EditedWebsite, SaveConflict, type SaveWebsiteBody, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { RevisionList, RevisionResponse } from '@izlog/contracts/http/revisions'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError, api, pathOf } from '../../api/client.ts'

interface Edited {
  readonly id: number
  /** The version that the call goes over. */
  readonly version: number
}

/** GET /api/websites/id/{id}; fetched again whenever the editor opens, because edits are made on top of it. */
export const websiteQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/websites/id', id] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), EditedWebsite, signal),
    staleTime: 0,
    gcTime: 0,
  })

export const readWebsite = (id: number) => api.get(`/api/websites/id/${id}`, EditedWebsite)

const over = (version: number) => ({ 'If-Match': `"${version}"` })

/** Saves over the version that was loaded; the server answers 409 if a newer version exists. */
export const saveWebsite = ({ id, version }: Edited, body: SaveWebsiteBody) =>
  api.put(`/api/websites/id/${id}`, SaveWebsiteResponse, body, over(version))

const editOf = (id: number, path: string) => `/api/websites/id/${id}/${path}`

/** As `saveWebsite`, with what the draft changes. */
export const publishDraft = ({ id, version }: Edited) =>
  api.post(editOf(id, 'draft/publish'), SaveWebsiteResponse, {}, over(version))
export const dropDraft = ({ id, version }: Edited) =>
  api.delete(editOf(id, 'draft'), SaveWebsiteResponse, undefined, over(version))
export const restoreRevision = ({ id, version }: Edited, revision: number) =>
  api.post(editOf(id, `revisions/${revision}/restore`), SaveWebsiteResponse, {}, over(version))

export const changeTemplate = ({ id, version }: Edited, templateName: TemplateName) =>
  api.post(editOf(id, 'template'), SaveWebsiteResponse, { templateName }, over(version))

/** The publishings of a website, newest first; read anew for each version. */
export const revisionsQuery = ({ id, version }: Edited) =>
  infiniteQueryOptions({
    queryKey: [editOf(id, 'revisions'), { version }] as const,
    queryFn: ({ queryKey: [path], pageParam, signal }) =>
      api.get(pathOf([path, { cursor: pageParam }]), RevisionList, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })

/** One publishing of a website; it never changes. */
export const revisionQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [editOf(id, `revisions/${revision}`)] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), RevisionResponse, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The author and the fields of the newer version; null for any other failure. */
export function conflictIn(error: unknown): SaveConflict | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return SaveConflict.safeParse(parseJson(error.body)).data ?? null
}

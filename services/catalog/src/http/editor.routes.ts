import { WebsiteId } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, EditedWebsite, SaveWebsiteRequest, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { AppError, invalid, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { editedBy } from '../use-cases/edit-website.ts'
import { dropDraft, publishDraft, type SaveWebsiteDeps, saveWebsite } from '../use-cases/save-website.ts'

const Id = z.coerce.number().pipe(WebsiteId)
/** A version as an ETag; the gateway makes it weak when it compresses. */
const TAG = /^(?:W\/)?"(\d{1,15})"$/

/** Reads a page for the editor, saves over it, and keeps its draft. */
export const editorRoutes = (deps: SaveWebsiteDeps): Router =>
  Router()
    .get('/api/websites/id/:id', allow('owner'), async (req, res) => {
      const page = await deps.websites.findEdited(callerOf(req), idOf(req))
      if (!page) throw unknown()
      tag(res, page.website).json(EditedWebsite.parse(editedBy(callerOf(req), page)))
    })
    .put('/api/websites/id/:id', allow('owner'), async (req, res) => {
      const save = read(SaveWebsiteRequest, req.body ?? {})
      const website = await saveWebsite(deps, callerOf(req), idOf(req), save, tagOf(req))
      sendSaved(res, save.draft ? EDITOR_MESSAGES.draftSaved : EDITOR_MESSAGES.saved, website)
    })
    .post('/api/websites/id/:id/draft/publish', allow('owner'), async (req, res) => {
      sendSaved(res, EDITOR_MESSAGES.draftPublished, await publishDraft(deps, callerOf(req), idOf(req), tagOf(req)))
    })
    .delete('/api/websites/id/:id/draft', allow('owner'), async (req, res) => {
      sendSaved(res, EDITOR_MESSAGES.draftDropped, await dropDraft(deps, callerOf(req), idOf(req), tagOf(req)))
    })

const tag = (res: Response, { version }: { version: number }) =>
  res.set({ ETag: `"${version}"`, 'Cache-Control': 'no-store' })

/** Answers an edit of a page. */
export const sendSaved = (res: Response, message: string, website: EditedWebsite): void =>
  void tag(res, website).json(SaveWebsiteResponse.parse({ message, website }))

/** The version that the editor started from; undefined when the request has no precondition. */
export function tagOf(req: Request): number | undefined {
  const header = req.get('if-match')?.trim()
  if (header === undefined || header === '*') return undefined
  const version = TAG.exec(header)?.[1]
  if (version === undefined) throw invalid([{ path: 'If-Match', message: EDITOR_MESSAGES.badTag }])
  return Number(version)
}

/** A malformed id answers `not_found`, like an unknown one. */
export function idOf(req: Request): number {
  const id = Id.safeParse(req.params.id).data
  if (id === undefined) throw unknown()
  return id
}

const unknown = () => new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)

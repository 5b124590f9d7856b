import { type Website, WebsiteId } from '@izlog/contracts/domain/website'
import { WebsiteResponse } from '@izlog/contracts/http/catalog'
import { EDITOR_MESSAGES, SaveWebsiteRequest, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { AppError, invalid, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { type SaveWebsiteDeps, saveWebsite } from '../use-cases/save-website.ts'

const Id = z.coerce.number().pipe(WebsiteId)
/** A version as an ETag; the gateway makes it weak when it compresses. */
const TAG = /^(?:W\/)?"(\d{1,15})"$/

/** Reads a page for the editor and saves over it. */
export const editorRoutes = (deps: SaveWebsiteDeps): Router =>
  Router()
    .get('/api/websites/id/:id', allow('owner'), async (req, res) => {
      const website = await deps.websites.findFor(callerOf(req), idOf(req))
      if (!website) throw unknown()
      tag(res, website).json(WebsiteResponse.parse(website))
    })
    .put('/api/websites/id/:id', allow('owner'), async (req, res) => {
      const id = idOf(req)
      const website = await saveWebsite(deps, callerOf(req), id, read(SaveWebsiteRequest, req.body ?? {}), tagOf(req))
      tag(res, website).json(SaveWebsiteResponse.parse({ message: EDITOR_MESSAGES.saved, website }))
    })

const tag = (res: Response, { version }: Website) => res.set({ ETag: `"${version}"`, 'Cache-Control': 'no-store' })

/** The version that the editor started from; undefined when the request has no precondition. */
function tagOf(req: Request): number | undefined {
  const header = req.get('if-match')?.trim()
  if (header === undefined || header === '*') return undefined
  const version = TAG.exec(header)?.[1]
  if (version === undefined) throw invalid([{ path: 'If-Match', message: EDITOR_MESSAGES.badTag }])
  return Number(version)
}

/** A malformed id answers `not_found`, like an unknown one. */
function idOf(req: Request): number {
  const id = Id.safeParse(req.params.id).data
  if (id === undefined) throw unknown()
  return id
}

const unknown = () => new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)

import { PageQuery } from '@izlog/contracts/http/paging'
import { REVISION_MESSAGES, RevisionList, RevisionResponse } from '@izlog/contracts/http/revisions'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { type Request, Router } from 'express'
import { z } from 'zod'
import type { EditWebsiteDeps } from '../use-cases/edit-website.ts'
import { listRevisions, readRevision, restoreRevision } from '../use-cases/revisions.ts'
import { idOf, sendSaved, tagOf } from './editor.routes.ts'

const RevisionParam = z.coerce.number().int().positive()

/** The history of a page's publishings. */
export const revisionRoutes = (deps: EditWebsiteDeps): Router =>
  Router()
    .get('/api/websites/id/:id/revisions', allow('owner'), async (req, res) => {
      const found = await listRevisions(deps, callerOf(req), idOf(req), read(PageQuery, req.query))
      res.set('Cache-Control', 'no-store').json(RevisionList.parse(found))
    })
    .get('/api/websites/id/:id/revisions/:revision', allow('owner'), async (req, res) => {
      const found = await readRevision(deps, callerOf(req), idOf(req), revisionOf(req))
      res.set('Cache-Control', 'no-store').json(RevisionResponse.parse(found))
    })
    .post('/api/websites/id/:id/revisions/:revision/restore', allow('owner'), async (req, res) => {
      const restored = await restoreRevision(deps, callerOf(req), idOf(req), revisionOf(req), tagOf(req))
      sendSaved(res, REVISION_MESSAGES.restored, restored)
    })

/** A malformed number answers `not_found`, like an unknown one. */
function revisionOf(req: Request): number {
  const revision = RevisionParam.safeParse(req.params.revision).data
  if (revision === undefined) throw new AppError('not_found', 'revision.unknown', REVISION_MESSAGES.unknown)
  return revision
}

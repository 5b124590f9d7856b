import { UndoRequest } from '@izlog/contracts/http/desk'
import {
  UnfinishedForm,
  UnfinishedFormRequest,
  UnfinishedOutcomeRequest,
  UnfinishedParams,
} from '@izlog/contracts/http/unfinished-forms'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerOf } from '@izlog/kit/http/session'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { networkOf, type RateLimit } from '@izlog/kit/security/rate-limit'
import { type Request, Router } from 'express'
import { unfinishedFormView } from '../domain/unfinished-form.ts'
import { type KeepUnfinishedDeps, keepUnfinishedForm } from '../use-cases/keep-unfinished-form.ts'
import { type NoteUnfinishedDeps, noteOutcome, undoOutcome } from '../use-cases/note-unfinished-form.ts'
import { type ReadOnlyDeps, refuseReadOnly } from './refuse-read-only.ts'

export type UnfinishedRouteDeps = KeepUnfinishedDeps &
  NoteUnfinishedDeps &
  ReadOnlyDeps & { unfinishedLimit: RateLimit }

/** Order forms that were left with a phone in them: kept for the queue of calls, and how their calls went. */
export const unfinishedFormRoutes = (deps: UnfinishedRouteDeps): Router => {
  const writes = refuseReadOnly(deps)
  return Router()
    .post('/api/orders/unfinished', allow('public'), async (req, res) => {
      await deps.unfinishedLimit(networkOf(req.ip ?? ''))
      const typed = read(UnfinishedFormRequest, req.body ?? {})
      await keepUnfinishedForm(deps, typed, { ip: req.ip ?? null, site: siteOwnerOf(req) })
      res.status(204).end()
    })
    .post('/api/orders/unfinished/:formId/outcome', allow('owner'), writes, async (req, res) => {
      const noted = read(UnfinishedOutcomeRequest, req.body ?? {})
      res.json(UnfinishedForm.parse(unfinishedFormView(await noteOutcome(deps, callerOf(req), idOf(req), noted))))
    })
    .post('/api/orders/unfinished/:formId/undo', allow('owner'), writes, async (req, res) => {
      const { version } = read(UndoRequest, req.body ?? {})
      res.json(UnfinishedForm.parse(unfinishedFormView(await undoOutcome(deps, callerOf(req), idOf(req), version))))
    })
}

const idOf = (req: Request) => read(UnfinishedParams, req.params).formId

import { WebsiteId } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { RegenerateRequest, RegenerateResponse } from '@izlog/contracts/http/generation'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { z } from 'zod'
import { type RegenerateSectionDeps, regenerateSection } from '../use-cases/regenerate-section.ts'

const Id = z.coerce.number().pipe(WebsiteId)

/** Regenerates texts section by section, for the editor to show beside the current ones. */
export const generationRoutes = (deps: RegenerateSectionDeps): Router =>
  Router().post('/api/websites/id/:id/regenerate', allow('owner'), async (req, res) => {
    const id = Id.safeParse(req.params.id).data
    if (id === undefined) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
    const wanted = read(RegenerateRequest, req.body ?? {})
    const proposal = await regenerateSection(deps, callerOf(req), id, wanted, callerGone(res))
    res.set('Cache-Control', 'no-store').json(RegenerateResponse.parse(proposal))
  })

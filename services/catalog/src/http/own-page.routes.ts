import {
  DeleteWebsiteResponse,
  DuplicateWebsiteRequest,
  DuplicateWebsiteResponse,
  MoveWebsiteRequest,
  OWN_PAGE_MESSAGES,
  TrashPage,
  WebsiteDeletion,
} from '@izlog/contracts/http/own-page'
import { PageQuery } from '@izlog/contracts/http/paging'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { bringBackWebsite, type DeleteWebsiteDeps, deleteWebsite, readDeletion } from '../use-cases/delete-website.ts'
import { type DuplicateWebsiteDeps, duplicateWebsite } from '../use-cases/duplicate-website.ts'
import { type MoveWebsiteDeps, moveWebsite } from '../use-cases/move-website.ts'
import { idOf, sendSaved, tagOf } from './editor.routes.ts'

/** What a seller does with a page as a whole. */
export const ownPageRoutes = (deps: MoveWebsiteDeps & DeleteWebsiteDeps & DuplicateWebsiteDeps): Router =>
  Router()
    .post('/api/websites/id/:id/address', allow('owner'), async (req, res) => {
      const { customUrl } = read(MoveWebsiteRequest, req.body ?? {})
      const moved = await moveWebsite(deps, callerOf(req), idOf(req), customUrl, tagOf(req))
      sendSaved(res, OWN_PAGE_MESSAGES.moved, moved)
    })
    .post('/api/websites/id/:id/duplicate', allow('owner'), async (req, res) => {
      const wanted = read(DuplicateWebsiteRequest, req.body ?? {})
      const { website, notes } = await duplicateWebsite(deps, callerOf(req), idOf(req), wanted, callerGone(res))
      res.json(DuplicateWebsiteResponse.parse({ message: OWN_PAGE_MESSAGES.duplicated, website, notes }))
    })
    .get('/api/websites/trash', allow('signedIn'), async (req, res) => {
      const found = await deps.trash.listOf(callerOf(req).userId, read(PageQuery, req.query), deps.now())
      res.json(TrashPage.parse(found))
    })
    .get('/api/websites/id/:id/deletion', allow('owner'), async (req, res) => {
      res.json(WebsiteDeletion.parse(await readDeletion(deps, callerOf(req), idOf(req))))
    })
    .delete('/api/websites/id/:id', allow('owner'), async (req, res) => {
      const website = await deleteWebsite(deps, callerOf(req), idOf(req), tagOf(req))
      res.json(DeleteWebsiteResponse.parse({ message: OWN_PAGE_MESSAGES.deleted, website }))
    })
    .post('/api/websites/id/:id/bring-back', allow('owner'), async (req, res) => {
      sendSaved(res, OWN_PAGE_MESSAGES.broughtBack, await bringBackWebsite(deps, callerOf(req), idOf(req)))
    })

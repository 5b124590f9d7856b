import {
  Erasure,
  ErasureFilter,
  ErasurePage,
  ErasureParams,
  RequestErasureRequest,
} from '@izlog/contracts/http/erasures'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { erasureView } from '../domain/erasure-view.ts'
import { type ErasureDeps, listErasures, readErasure, requestErasure } from '../use-cases/request-erasure.ts'

/** Erasures of shoppers' data by phone, and their receipts. */
export const erasureRoutes = (deps: ErasureDeps): Router =>
  Router()
    .post('/api/admin/erasures', allow('admin'), async (req, res) => {
      const asked = read(RequestErasureRequest, req.body)
      const { erasure, isNew } = await requestErasure(deps, asked, callerOf(req).userId, initiatorOf(req))
      res.status(isNew ? 201 : 200).json(Erasure.parse(erasureView(erasure)))
    })
    .get('/api/admin/erasures', allow('admin'), async (req, res) => {
      const { erasures, ...page } = await listErasures(deps, read(ErasureFilter, req.query))
      res.json(ErasurePage.parse({ ...page, items: erasures.map(erasureView) }))
    })
    .get('/api/admin/erasures/:id', allow('admin'), async (req, res) => {
      res.json(Erasure.parse(erasureView(await readErasure(deps, read(ErasureParams, req.params).id))))
    })

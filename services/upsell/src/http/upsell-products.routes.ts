import {
  DeleteUpsellResponse,
  ProcessLinksRequest,
  ProcessLinksResponse,
  PublicUpsellList,
  UPSELL_MESSAGES,
  UpdateUpsellRequest,
  UpdateUpsellResponse,
  UpsellList,
} from '@izlog/contracts/http/upsell'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerIfAny, callerOf } from '@izlog/kit/http/session'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { Router } from 'express'
import { z } from 'zod'
import { changeUpsellProduct } from '../use-cases/change-upsell-product.ts'
import { deleteUpsellProduct } from '../use-cases/delete-upsell-products.ts'
import type { UpsellDeps } from '../use-cases/deps.ts'
import { listUpsellProducts } from '../use-cases/list-upsell-products.ts'
import { processLinks } from '../use-cases/process-links.ts'

const Id = z.coerce.number().int().positive()

/** docs/product/builder.md 7: the upsell products of a page. */
export const upsellProductRoutes = (deps: UpsellDeps): Router =>
  Router()
    .get('/api/upsell/products/:websiteId', allow('public'), async (req, res) => {
      const listed = await listUpsellProducts(deps, callerIfAny(req), idOf(req.params.websiteId), siteOwnerOf(req))
      res.set('Cache-Control', 'no-store')
      res.json('own' in listed ? UpsellList.parse(listed.own) : PublicUpsellList.parse(listed.shown))
    })
    .post('/api/upsell/process-links', allow('owner'), async (req, res) => {
      const products = await processLinks(deps, callerOf(req), read(ProcessLinksRequest, req.body))
      res.status(201).json(ProcessLinksResponse.parse({ success: true, products }))
    })
    .patch('/api/upsell/products/:id', allow('owner'), async (req, res) => {
      const changes = read(UpdateUpsellRequest, req.body)
      res.json(UpdateUpsellResponse.parse(await changeUpsellProduct(deps, callerOf(req), idOf(req.params.id), changes)))
    })
    .delete('/api/upsell/products/:id', allow('owner'), async (req, res) => {
      await deleteUpsellProduct(deps, callerOf(req), idOf(req.params.id))
      res.json(DeleteUpsellResponse.parse({ success: true }))
    })

/** Throws `not_found` and not `invalid` for a malformed id: an address with one leads nowhere. */
function idOf(param: unknown): number {
  const id = Id.safeParse(param)
  if (id.success) return id.data
  throw new AppError('not_found', 'upsell.unknown', UPSELL_MESSAGES.notFound)
}

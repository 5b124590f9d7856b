import { WebsiteId } from '@izlog/contracts/domain/website'
import {
  CATALOG_MESSAGES,
  InternalWebsite,
  PublicList,
  PublicWebsiteQuery,
  PublicWebsiteResponse,
} from '@izlog/contracts/http/catalog'
import { PublicListQuery } from '@izlog/contracts/http/public-list'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { siteOwnerOf } from '@izlog/kit/http/site'
import { networkOf } from '@izlog/kit/security/rate-limit'
import { Router } from 'express'
import { z } from 'zod'
import type { Ports } from '../use-cases/ports.ts'
import { publicList } from '../use-cases/public-list.ts'

type Deps = Pick<Ports, 'websites' | 'publicPages' | 'listings' | 'recentOrders' | 'limitSearches' | 'now'>

const Params = z.object({ id: z.coerce.number().pipe(WebsiteId) })

/** Public reads of pages, for shoppers' browsers and for order; the store's queries decide what is public. */
export const publicWebsiteRoutes = ({ limitSearches, ...deps }: Deps): Router =>
  Router()
    .get('/api/websites/public', allow('public'), async (req, res) => {
      const { url } = read(PublicWebsiteQuery, req.query)
      res.json(
        PublicWebsiteResponse.parse(
          found(await deps.publicPages.findPublic(url.trim().toLowerCase(), siteOwnerOf(req))),
        ),
      )
    })
    .get('/api/websites/public-list', allow('public'), async (req, res) => {
      const query = read(PublicListQuery, req.query)
      await limitSearches(networkOf(req.ip ?? ''))
      // A seller's own host shows theirs alone, whatever is asked.
      res.json(PublicList.parse(await publicList(deps, query, siteOwnerOf(req) ?? query.seller)))
    })
    .get('/internal/websites/:id', allow('internal', 'order', 'upsell'), async (req, res) => {
      res.json(InternalWebsite.parse(found(await deps.websites.findOrderable(idOf(req.params)))))
    })

/** A malformed id answers like an unknown one. */
function idOf(params: unknown): number {
  const parsed = Params.safeParse(params)
  return found(parsed.data).id
}

function found<T>(thing: T | undefined): T {
  if (thing !== undefined) return thing
  throw new AppError('not_found', 'website.unknown', CATALOG_MESSAGES.notFound)
}

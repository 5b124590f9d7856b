import { ReadProductLinkRequest, ReadProductLinkResponse } from '@izlog/contracts/http/product-link'
import { Understanding, UnderstandingQuery } from '@izlog/contracts/http/understanding'
import { UrlAvailability, UrlAvailabilityQuery } from '@izlog/contracts/http/url-availability'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { type CheckUrlDeps, checkUrl } from '../use-cases/check-url.ts'
import { type ReadLinkDeps, readLink } from '../use-cases/read-link.ts'
import { understandName } from '../use-cases/understand-name.ts'

/** Lookups of the builder while a new page is being filled in. */
export const newPageRoutes = (deps: CheckUrlDeps & ReadLinkDeps): Router =>
  Router()
    .post('/api/websites/product-link', allow('signedIn'), async (req, res) => {
      const { productLink } = read(ReadProductLinkRequest, req.body)
      res.json(ReadProductLinkResponse.parse(await readLink(deps, callerOf(req), productLink, callerGone(res))))
    })
    .get('/api/websites/understanding', allow('signedIn'), (req, res) => {
      const { productName, ...correction } = read(UnderstandingQuery, req.query)
      res.json(Understanding.parse(understandName(productName, correction)))
    })
    .get('/api/websites/url-available', allow('signedIn'), async (req, res) => {
      const { url } = read(UrlAvailabilityQuery, req.query)
      res.json(UrlAvailability.parse(await checkUrl(deps, callerOf(req).userId, url)))
    })

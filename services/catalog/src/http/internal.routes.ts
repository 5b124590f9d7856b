import { InternalProductFacts, InternalProductFactsRequest } from '@izlog/contracts/http/product-facts'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { callerGone } from '@izlog/kit/http/caller-gone'
import { Router } from 'express'
import { type ReadOfferLinkDeps, readOfferLink } from '../use-cases/read-offer-link.ts'

/** Fetches foreign addresses for other services, which have no access to the internet. */
export const internalRoutes = (deps: ReadOfferLinkDeps): Router =>
  Router().post('/internal/product-facts', allow('internal', 'upsell'), async (req, res) => {
    const asked = read(InternalProductFactsRequest, req.body)
    res.json(InternalProductFacts.parse(await readOfferLink(deps, asked, callerGone(res))))
  })

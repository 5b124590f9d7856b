import { apexOf } from '@izlog/contracts/domain/hosts'
import { siteOwnerOf } from '@izlog/kit/http/site'
import type { Request } from 'express'
import type { Place } from '../use-cases/show-page.ts'

/** Where a page is asked for: by a host that the gateway has found to be a seller's, or on the platform. */
export function placeOf(req: Request): Place {
  const owner = siteOwnerOf(req)
  return { owner, host: owner === undefined ? '' : apexOf(req.hostname.toLowerCase().replace(/\.$/, '')) }
}

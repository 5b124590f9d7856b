import { MESSAGES } from '@izlog/contracts/http/errors'
import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import type { Request } from 'express'
import { AppError } from '../errors.ts'
import type { SiteOwner } from '../identity.ts'

/**
 * The seller on whose site a request was made. The gateway sets the header and drops one that a client sends. Throws `not_found` for
 * a value that is no id, so that a seller's host is never taken for the platform.
 */
export function siteOwnerOf(req: Request): SiteOwner {
  const owner = req.get(SITE_OWNER_HEADER)
  if (owner === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(owner)) return Number(owner)
  throw new AppError('not_found', 'route.unknown', MESSAGES.unknownRoute)
}

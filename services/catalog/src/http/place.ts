import { apexOf } from '@izlog/contracts/domain/hosts'
import { siteOwnerOf } from '@izlog/kit/http/site'
import type { Request } from 'express'
import type { Place } from '../use-cases/show-page.ts'

/** Where a page is asked for: by a host that the gateway has found to be a seller's, or on the platform. */
export function placeOf(req: Request, appUrl?: string): Place {
  const owner = siteOwnerOf(req)
  const host = req.hostname.toLowerCase().replace(/\.$/, '')
  if (owner !== undefined) return { owner, host: apexOf(host) }
  return { owner, host: '', isApp: appUrl !== undefined && host === new URL(appUrl).hostname }
}

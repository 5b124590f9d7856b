import { apexOf } from '@izlog/contracts/domain/hosts'
import { siteOwnerOf } from '@izlog/kit/http/site'
import type { Request } from 'express'
import type { Place } from '../use-cases/show-page.ts'

/** The site of a request: a seller's when the gateway has resolved the host to one, otherwise the platform. */
export function placeOf(req: Request, appUrl?: string): Place {
  const owner = siteOwnerOf(req)
  const host = req.hostname.toLowerCase().replace(/\.$/, '')
  if (owner !== undefined) return { owner, host: apexOf(host) }
  return { owner, host: '', isApp: appUrl !== undefined && host === new URL(appUrl).hostname }
}

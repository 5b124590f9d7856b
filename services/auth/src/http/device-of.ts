import { networkOf } from '@izlog/kit/security/rate-limit'
import bowser from 'bowser'
import type { Request } from 'express'
import type { Device } from '../domain/session.ts'

/** The device of a request. A browser sends Sec-Fetch-Site, an old one at least Origin. */
export function deviceOf(req: Request): Device {
  return {
    isBrowser: req.get('sec-fetch-site') !== undefined || req.get('origin') !== undefined,
    name: nameOf(req.get('user-agent') ?? ''),
    network: networkOf(req.ip ?? ''),
  }
}

/** „Chrome · Android“; for any other program the name in its User-Agent. */
function nameOf(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || ' ')
  const known = [browser.name, os.name].filter(Boolean).join(' · ')
  const named = known || (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '')
  return named || 'Nepoznat uređaj'
}

import { networkOf } from '@izlog/kit/security/rate-limit'
import bowser from 'bowser'
import type { Request } from 'express'
import type { Device } from '../domain/session.ts'

/** From where a request comes. A browser says where its page is from; an old one at least its origin. */
export function deviceOf(req: Request): Device {
  return {
    isBrowser: req.get('sec-fetch-site') !== undefined || req.get('origin') !== undefined,
    name: nameOf(req.get('user-agent') ?? ''),
    network: networkOf(req.ip ?? ''),
  }
}

/** „Chrome · Android“; of what is no browser the name it gives itself. */
function nameOf(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || ' ')
  const known = [browser.name, os.name].filter(Boolean).join(' · ')
  const named = known || (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '')
  return named || 'Nepoznat uređaj'
}

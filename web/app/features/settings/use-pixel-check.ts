import type { CurrentUser } from '@izlog/contracts/http/auth'
import { checkPixel, PIXEL_CHECK } from './connection-calls.ts'
import { useConnectionCheck } from './use-connection-check.ts'

const requestOf = ({ facebookPixelId, metaAccessToken }: Pick<CurrentUser, 'facebookPixelId' | 'metaAccessToken'>) =>
  facebookPixelId ? { facebookPixelId, metaAccessToken } : null

/** The check of the seller's pixel, whose id and token are saved in two panels. */
export function usePixelCheck(user: CurrentUser) {
  const saved = requestOf(user)
  const { result, checking, run } = useConnectionCheck({ path: PIXEL_CHECK, check: checkPixel, saved })
  const runFor = (account: Parameters<typeof requestOf>[0]) => {
    const request = requestOf(account)
    if (request) run(request)
  }
  return { result, checking, run: runFor }
}

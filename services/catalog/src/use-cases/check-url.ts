import { CustomUrl, isReservedSlug, slugify } from '@izlog/contracts/domain/slugs'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import type { UrlAvailability } from '@izlog/contracts/http/url-availability'
import type { Ports } from './ports.ts'
import { isUrlTaken } from './taken-url.ts'

export type CheckUrlDeps = Pick<Ports, 'websites' | 'formerUrls' | 'urlClaims' | 'now'>

/** How many numbered suffixes are tried for an address that is taken. */
const TRIES = 8

/** Checks whether a typed address is free for a seller's page. Only a hint: the address is not reserved until the page is created. */
export async function checkUrl(deps: CheckUrlDeps, userId: number, typed: string): Promise<UrlAvailability> {
  const parsed = CustomUrl.safeParse(typed)
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? null
    const state = isReservedSlug(typed) && !typed.includes('.') ? 'reserved' : 'invalid'
    return { url: typed.toLowerCase(), state, message, suggestion: await suggestFree(deps, userId, slugify(typed)) }
  }
  const url = parsed.data
  if (await isFree(deps, userId, url)) return { url, state: 'free', message: null, suggestion: null }
  return { url, state: 'taken', message: CATALOG_MESSAGES.urlTaken, suggestion: await suggestFree(deps, userId, url) }
}

const isFree = async (deps: CheckUrlDeps, userId: number, url: string): Promise<boolean> =>
  !(await isUrlTaken(deps, url, userId)) && !(await deps.urlClaims.isTaken(url, deps.now()))

/** The slug itself when it is free, otherwise with the first free number appended, such as 'jastuk-2'; null when none of `TRIES` is free. */
async function suggestFree(deps: CheckUrlDeps, userId: number, slug: string): Promise<string | null> {
  const numbered = Array.from({ length: TRIES }, (_, index) => `${slug.slice(0, 57).replace(/-+$/, '')}-${index + 2}`)
  for (const url of slug === '' ? [] : [slug, ...numbered]) {
    if (CustomUrl.safeParse(url).success && (await isFree(deps, userId, url))) return url
  }
  return null
}

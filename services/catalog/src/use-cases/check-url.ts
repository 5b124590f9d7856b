import { CustomUrl, isReservedSlug, slugify } from '@izlog/contracts/domain/slugs'
import { CATALOG_MESSAGES } from '@izlog/contracts/http/catalog'
import type { UrlAvailability } from '@izlog/contracts/http/url-availability'
import type { Ports } from './ports.ts'

export type CheckUrlDeps = Pick<Ports, 'websites' | 'urlClaims' | 'now'>

/** How many numbered suffixes are tried for an address that is taken. */
const TRIES = 8

/** Checks whether a typed address is free for a new page. Only a hint: the address is not reserved until the page is created. */
export async function checkUrl(deps: CheckUrlDeps, typed: string): Promise<UrlAvailability> {
  const parsed = CustomUrl.safeParse(typed)
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? null
    const state = isReservedSlug(typed) && !typed.includes('.') ? 'reserved' : 'invalid'
    return { url: typed.toLowerCase(), state, message, suggestion: await suggestFree(deps, slugify(typed)) }
  }
  const url = parsed.data
  if (await isFree(deps, url)) return { url, state: 'free', message: null, suggestion: null }
  return { url, state: 'taken', message: CATALOG_MESSAGES.urlTaken, suggestion: await suggestFree(deps, url) }
}

const isFree = async ({ websites, urlClaims, now }: CheckUrlDeps, url: string): Promise<boolean> =>
  !(await websites.hasUrl(url)) && !(await urlClaims.isTaken(url, now()))

/** The slug itself when it is free, otherwise with the first free number appended, such as 'jastuk-2'; null when none of `TRIES` is free. */
async function suggestFree(deps: CheckUrlDeps, slug: string): Promise<string | null> {
  const numbered = Array.from({ length: TRIES }, (_, index) => `${slug.slice(0, 57).replace(/-+$/, '')}-${index + 2}`)
  for (const url of slug === '' ? [] : [slug, ...numbered]) {
    if (CustomUrl.safeParse(url).success && (await isFree(deps, url))) return url
  }
  return null
}

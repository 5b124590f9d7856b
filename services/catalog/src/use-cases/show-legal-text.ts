import type { LegalText } from '@izlog/contracts/domain/legal-texts'
import { PublicWebsite } from '@izlog/contracts/domain/website'
import type { Encoding, SentPage } from '../domain/sent-page.ts'
import { addressesOf, type PagesDeps, type Place } from './show-page.ts'

/**
 * A seller's legal text: with the terms of one of their pages, or, on their own host, without. Whoever ordered from a page that is off since then
 * still reads them. Undefined if there is no such page or
 * the seller has entered no profile.
 */
export async function showLegalText(
  deps: PagesDeps,
  place: Place,
  text: LegalText,
  customUrl: string | undefined,
  encoding: Encoding,
): Promise<SentPage | undefined> {
  const page = customUrl === undefined ? undefined : await deps.publicPages.findOrderedFrom(customUrl, place.owner)
  const seller = customUrl === undefined ? place.owner : page?.userId
  const { version, trader } = (seller === undefined ? undefined : await deps.sellers.find(seller)) ?? {}
  if (!trader) return undefined
  const { publicUrl } = await addressesOf(deps, place, seller)
  const website = page && PublicWebsite.parse(page)
  const key = `legal ${text} ${seller} ${version} ${website?.id} ${page?.version} ${publicUrl}`
  return deps.pageCache.get(key, encoding, () =>
    deps.render({ kind: 'legal', text, trader, publicUrl, ...(website ? { website } : {}) }),
  )
}

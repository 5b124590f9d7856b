import type { Migration } from '@izlog/kit/store/migrations'
import type { Listings } from '../store/mongo-listings.ts'
import type { Websites } from '../store/mongo-websites.ts'
import { adminTextOf } from '../use-cases/list-pages.ts'

const BATCH = 200

/** Until 2026-11 administrators could not search pages: listings of before get the text in which they are found. */
export const listingsHaveAdminText = (deps: {
  websites: Pick<Websites, 'listedPages'>
  listings: Pick<Listings, 'withoutAdminText' | 'setAdminTexts'>
}): Migration => ({
  name: '2026-11-listings-have-admin-text',
  async run() {
    for (;;) {
      const ids = await deps.listings.withoutAdminText(BATCH)
      if (ids.length === 0) return
      const pages = await deps.websites.listedPages({ ids })
      const texts = new Map(ids.map((id) => [id, '']))
      for (const page of pages) texts.set(page._id, adminTextOf(page))
      await deps.listings.setAdminTexts(texts)
    }
  },
})

import type { CatalogDeps } from './deps.ts'

const BATCH = 200

/** Writes every page's snapshot anew, each under a higher version, and waits until all are published. Answers how many. */
export async function republishWebsites({ websites }: Pick<CatalogDeps, 'websites'>): Promise<number> {
  let count = 0
  let last = 0
  for (;;) {
    const ids = await websites.idsAfter(last, BATCH)
    for (const id of ids) {
      while (!(await announce(websites, id))) {}
      count++
    }
    while ((await websites.unpublished()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    last = ids.at(-1) ?? last
    if (ids.length < BATCH) return count
  }
}

/** False when the page changed under our hands: once more. */
async function announce(websites: CatalogDeps['websites'], id: number): Promise<boolean> {
  const website = await websites.findById(id)
  return website ? websites.announce(website) : true
}

import type { Ports } from './ports.ts'

const AT_ONCE = 50

/**
 * Removes some of the pages that can no longer be brought back, with what only they need; their orders stay. Returns how many. The page goes
 * last, so that after a crash the next round finds it again; of two processes at it, one removes it.
 */
export async function emptyTrash({
  trash,
  revisions,
  formerUrls,
  productFacts,
  now,
}: Pick<Ports, 'trash' | 'revisions' | 'formerUrls' | 'productFacts' | 'now'>): Promise<number> {
  const at = now()
  let removed = 0
  for (const website of await trash.due(at, AT_ONCE)) {
    await revisions.removeOf(website.id)
    await formerUrls.removeOf(website.id)
    await productFacts.remove(website.id)
    if (await trash.remove(website, at)) removed++
  }
  return removed
}

import type { EditedWebsite } from '@izlog/contracts/http/editor'
import type { Caller } from '@izlog/kit/identity'
import { urlTaken } from '../store/mongo-websites.ts'
import { type EditWebsiteDeps, editWebsite } from './edit-website.ts'
import type { Ports } from './ports.ts'
import type { Place } from './show-page.ts'
import { isUrlTaken } from './taken-url.ts'

export type MoveWebsiteDeps = EditWebsiteDeps & Pick<Ports, 'urlClaims' | 'formerUrls'>

/** Moves a page to another address; the old one leads on to it. Throws as `editWebsite`, and `conflict` when the address is taken. */
export async function moveWebsite(
  deps: MoveWebsiteDeps,
  caller: Caller,
  id: number,
  customUrl: string,
  since: number | undefined,
): Promise<EditedWebsite> {
  const claim = await deps.urlClaims.take(customUrl, deps.now())
  if (!claim) throw urlTaken()
  try {
    return await editWebsite(deps, caller, id, since, async ({ website: before, draft }) => {
      const kept = { draft: draft?.fields }
      if (before.customUrl === customUrl) return { ...kept, website: before, changed: [] }
      if (await isUrlTaken(deps, customUrl, before.userId)) throw urlTaken()
      await deps.formerUrls.keep(before.customUrl, id, before.userId)
      const website = { ...before, customUrl }
      return { ...kept, website, changed: ['customUrl'], publishes: { kind: 'saved' } }
    })
  } finally {
    await claim.free()
  }
}

/** Where the page that was at an address of a site before is now. */
export async function movedTo(
  { websites, publicPages, formerUrls }: Pick<Ports, 'websites' | 'publicPages' | 'formerUrls'>,
  { owner }: Place,
  customUrl: string,
): Promise<string | undefined> {
  const id = await formerUrls.websiteAt(customUrl)
  // Another page has this address now; whether that one is shown is its own matter.
  if (id === undefined || (await websites.hasUrl(customUrl))) return undefined
  return (await publicPages.ownerOf(id, owner))?.customUrl
}

import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { createRoot } from 'react-dom/client'
import { currentUser } from './current-user.ts'
import { NotLoaded } from './not-loaded.tsx'
import css from './owner.css?inline'
import { OwnerTools } from './owner-tools.tsx'
import { readPage } from './owners-api.ts'

/**
 * Puts the owner's tools onto their page (builder spec 4, 'Edit mode'): for whoever may read it as its owner, nobody else.
 * The server decides that again on every save.
 */
export async function startOwner(website: PublicWebsite, show: (website: PublicWebsite) => void): Promise<void> {
  const user = await currentUser()
  if (!user || (user.id !== website.userId && !user.isAdmin)) return
  const page = await readPage(website.id).catch(() => undefined)
  const root = document.getElementById('page')
  if (!root) return
  // The policy allows no inline style, but sheets made by our own script.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    page ? <OwnerTools page={page} isAdmin={user.isAdmin} root={root} onShow={show} /> : <NotLoaded />,
  )
}

import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { createRoot } from 'react-dom/client'
import { currentUser } from './current-user.ts'
import type { ShowPage } from './edit-mode.ts'
import { NotLoaded } from './not-loaded.tsx'
import css from './owner.css?inline'
import { OwnerTools } from './owner-tools.tsx'
import { readPage } from './owners-api.ts'

/**
 * Adds edit mode to a page (docs/product/builder.md 4) for its seller and administrators. The server checks their right again on
 * every save.
 */
export async function startOwner(website: PublicWebsite, show: ShowPage): Promise<void> {
  const user = await currentUser()
  if (!user || (user.id !== website.userId && !user.isAdmin)) return
  const page = await readPage(website.id).catch(() => undefined)
  const root = document.getElementById('page')
  if (!root) return
  // The CSP forbids inline styles, but not sheets that our own script constructs.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(
    page ? <OwnerTools page={page} isAdmin={user.isAdmin} root={root} onShow={show} /> : <NotLoaded />,
  )
}

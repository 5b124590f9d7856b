import { SIGNED_IN_COOKIE } from '@izlog/contracts/domain/signed-in-cookie'
import type { ComponentType } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { EDIT_HASH, isEditShortcut } from '../owner/edit-shortcut.ts'
import { inNextTask } from '../parts/hydration-queue.ts'
import { TextMarks } from '../parts/place-mark.ts'
import { start } from './start.tsx'
import { trackView } from './track-view.ts'

/**
 * Hydrates a landing page; edit mode is loaded only where the cookie shows that somebody is signed in on this host. Browsers older than
 * dialogs (before Chrome 93, Safari 15.4) keep the server's page, which can be read and ordered from without scripts.
 */
export function startLanding(Page: ComponentType<LandingProps>): void {
  if (!('HTMLDialogElement' in window && 'hasOwn' in Object)) return
  const { props, show, hydrated } = start<LandingProps & { isEdited?: boolean }>(({ isEdited = false, ...page }) => (
    <TextMarks.Provider value={isEdited}>
      <Page {...page} />
    </TextMarks.Provider>
  ))
  hydrated.then(() => inNextTask(() => trackView(props)))
  const { appUrl, website } = props
  if (appUrl) {
    openInAppByShortcut(`${appUrl}/${website.customUrl}${EDIT_HASH}`)
    return
  }
  if (!document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)) return
  Promise.all([import('../owner/start-owner.tsx'), hydrated])
    .then(([{ startOwner }]) => startOwner(website, (shown, isEdited) => show({ ...props, website: shown, isEdited })))
    // Without edit mode the page is as shoppers see it.
    .catch(() => undefined)
}

/** On a seller's host nobody is signed in: the shortcut opens the page on the app's host. */
function openInAppByShortcut(address: string): void {
  addEventListener('keydown', (event) => {
    if (!isEditShortcut(event)) return
    event.preventDefault()
    location.assign(address)
  })
}

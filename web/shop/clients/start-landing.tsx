import { SIGNED_IN_COOKIE } from '@izlog/contracts/domain/signed-in-cookie'
import type { ComponentType } from 'react'
import type { LandingProps } from '../landing-props.ts'
import { EDIT_HASH, isEditShortcut } from '../owner/edit-shortcut.ts'
import { inNextTask } from '../parts/hydration-turns.ts'
import { start } from './start.tsx'
import { trackView } from './track-view.ts'

/**
 * A landing page in the browser; only who is signed in anywhere on this host loads the owner's tools. A browser from before dialogs
 * (Chrome 93, Safari 15.4) keeps what the server wrote, which reads and orders without scripts.
 */
export function startLanding(Page: ComponentType<LandingProps>): void {
  if (!('HTMLDialogElement' in window && 'hasOwn' in Object)) return
  const { props, show, alive } = start(Page)
  alive.then(() => inNextTask(() => trackView(props)))
  const { appUrl, website } = props
  if (appUrl) {
    editThere(`${appUrl}/${website.customUrl}${EDIT_HASH}`)
    return
  }
  if (!document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`)) return
  Promise.all([import('../owner/start-owner.tsx'), alive])
    .then(([{ startOwner }]) => startOwner(website, (edited) => show({ ...props, website: edited })))
    // Without its owner's tools the page is what shoppers have.
    .catch(() => undefined)
}

/** Nobody is signed in on this host: the shortcut leads to where they are. */
function editThere(address: string): void {
  addEventListener('keydown', (event) => {
    if (!isEditShortcut(event)) return
    event.preventDefault()
    location.assign(address)
  })
}

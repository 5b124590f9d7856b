import { reloadPage } from '../shared/reload-page.ts'

const RELOADED_AT = 'izlog-reloaded-at'
/** A file that is missing this soon (ms) after a reload is missing from the release itself, and another reload would not bring it. */
const MIN_BETWEEN_RELOADS_MS = 10_000

/**
 * A tab that stays open over a deployment has the addresses of the files before it, and those of screens that it has not opened yet are
 * gone. It begins anew with the new ones; what is typed is kept in drafts.
 */
export function reloadOnNewRelease(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED_AT))
    if (Date.now() - last < MIN_BETWEEN_RELOADS_MS) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    reloadPage()
  })
}

import css from '../styles/scripted.css?inline'

/**
 * Adds the styles of what only scripts show. To the empty sheet that the server put first: the CSP allows no style element of a script, the
 * page's own rules for the same elements win, and a rule added to the page's own sheet would make the browser lay out the whole page again.
 */
export function addScriptedStyles(): void {
  document.styleSheets[0]?.insertRule(`@media all{${css}}`)
}

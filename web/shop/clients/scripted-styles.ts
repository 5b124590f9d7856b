import css from '../styles/scripted.css?inline'

/**
 * Adds the styles of what only scripts show. As a rule in the page's own first sheet: the CSP allows no style element of a script,
 * and as its first rule, so that the page's own rules for the same elements win.
 */
export function addScriptedStyles(): void {
  document.styleSheets[0]?.insertRule(`@media all{${css}}`, 0)
}

import css from '../styles/scripted.css?inline'

/**
 * Puts the look of what only scripts show onto the page. As one rule of the page's own first sheet: the policy allows no style
 * of a script's own, and before all others, so that what the page says of the same things still wins.
 */
export function dress(): void {
  document.styleSheets[0]?.insertRule(`@media all{${css}}`, 0)
}

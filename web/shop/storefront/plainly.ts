import type { MouseEvent } from 'react'

/** Does it in place of following a link, but for those who ask for another tab or window. */
export const plainly =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
